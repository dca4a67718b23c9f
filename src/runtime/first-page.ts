import { builtPath, loadedPath } from "./gatsby-internals";

/**
 * The address that the document was loaded for, as recorded by its inline script. If one document has shown both pages,
 * Back can change the address before any other script runs.
 */
const LOADED_AT = typeof window === "undefined" ? "" : (window.___earlyVisit?.loadedAt ?? location.pathname);

const NOT_FOUND = /^\/404(\.html|\/)?$/;

const isNotFoundDocument = (): boolean => NOT_FOUND.test(builtPath());

/**
 * Whether the visitor reached the current page by navigating within the site, so that no document was loaded for it.
 * Gatsby adds a missing trailing slash to the address; that doesn't count as another page.
 */
export const isOpenedInside = (): boolean => location.pathname !== LOADED_AT && location.pathname !== builtPath();

let isReloading = false;

/**
 * Reloads if Back or Forward led to another page before this one was hydrated. Gatsby doesn't have the data to render
 * the other page, so this one stays on the screen until the new document arrives. Call this directly too: browsers
 * delay `popstate` until everything in a page has loaded.
 *
 * @returns whether the page is about to reload
 */
export function reloadIfElsewhere(): boolean {
  if (!isReloading && isOpenedInside()) {
    isReloading = true;
    location.reload();
  }
  return isReloading;
}

/**
 * Sets whether Back and Forward load a whole new document. Until Gatsby has hydrated the first page, it doesn't have
 * the data for another one, and would leave the screen empty.
 */
export function reloadOnHistory(reload: boolean): void {
  if (reload) addEventListener("popstate", reloadIfElsewhere);
  else removeEventListener("popstate", reloadIfElsewhere);
}

/**
 * Whether the document is a different page from the one the address asks for: a host without rules responds with the
 * 404 page, but the feed may have a post for that address. Gatsby writes into each page which page it is.
 */
export function isDocumentOfAnotherPage(): boolean {
  const path = loadedPath();
  return isNotFoundDocument() && path !== "" && !NOT_FOUND.test(path);
}

/**
 * Whether Gatsby is about to replace a page that exists with its 404 page. It does so if it can't find the page's data,
 * or if the host responds with something else. It's better to keep the document, which is complete.
 */
export function wouldShowNotFoundInstead(): boolean {
  return !isNotFoundDocument() && NOT_FOUND.test(loadedPath());
}
