import { builtPath, loadedPath } from "./gatsby-internals";

/**
 * The address that the document was loaded for, as its inline script found it: Back may change it before any other
 * runs, where both pages were once shown by one document.
 */
const LOADED_AT = typeof window === "undefined" ? "" : (window.___earlyVisit?.loadedAt ?? location.pathname);

const NOT_FOUND = /^\/404(\.html|\/)?$/;

const isNotFoundDocument = (): boolean => NOT_FOUND.test(builtPath());

/**
 * Whether the visitor came to the page shown inside the site, and no document was loaded for it. Gatsby puts the final
 * slash to an address that lacks it, which makes no other page of it.
 */
export const isOpenedInside = (): boolean => location.pathname !== LOADED_AT && location.pathname !== builtPath();

let isReloading = false;

/**
 * Loads the page whole that Back or Forward led to before this one was alive. Gatsby has no data to draw the other one
 * with, so what is on the screen had better stay until its document comes. Called, and not only told by `popstate`,
 * which browsers keep until everything in a page has loaded.
 *
 * @returns whether this page is on its way out
 */
export function reloadIfElsewhere(): boolean {
  if (!isReloading && isOpenedInside()) {
    isReloading = true;
    location.reload();
  }
  return isReloading;
}

/**
 * Whether the page that Back or Forward lead to is loaded whole. Until Gatsby has taken the first page over, it has no
 * data for another one, and would leave nothing on the screen.
 */
export function reloadOnHistory(reload: boolean): void {
  if (reload) addEventListener("popstate", reloadIfElsewhere);
  else removeEventListener("popstate", reloadIfElsewhere);
}

/**
 * Whether the document is another page than the address asks for: a host without rules answers with the 404 page where
 * the feed may have a post. Gatsby writes into each page which it is.
 */
export function isDocumentOfAnotherPage(): boolean {
  const path = loadedPath();
  return isNotFoundDocument() && path !== "" && !NOT_FOUND.test(path);
}

/**
 * Whether Gatsby is about to put its 404 page in the place of a page that is there: it does where the page's data
 * cannot be found, and where a host answers with something else. The document is better, and complete.
 */
export function wouldShowNotFoundInstead(): boolean {
  return !isNotFoundDocument() && NOT_FOUND.test(loadedPath());
}
