declare global {
  interface Window {
    /** While set, gatsby-plugin-catch-links leaves every click on a link to the browser. */
    ___failedResources?: boolean;
  }
}

/**
 * The address that the document was loaded for, as its inline script found it: Back may change it before any other
 * runs, where both pages were once shown by one document.
 */
const LOADED_AT = typeof window === "undefined" ? "" : (window.___earlyVisit?.loadedAt ?? location.pathname);

const NOT_FOUND = /^\/404(\.html|\/)?$/;

/** The page that Gatsby has the data of at this address: the one that was asked for, or one in its place. */
const pathOfData = (): string | undefined =>
  window.___loader?.loadPageSync?.(location.pathname + location.search)?.page?.path;

const isNotFoundDocument = (): boolean => NOT_FOUND.test(window.pagePath ?? "");

/**
 * Whether the visitor came to the page shown inside the site, and no document was loaded for it. Gatsby puts the final
 * slash to an address that lacks it, which makes no other page of it.
 */
export const isOpenedInside = (): boolean => location.pathname !== LOADED_AT && location.pathname !== window.pagePath;

let isLeaving = false;

/** Loads the page whole that Back or Forward led to before this one was alive. */
const follow = (): void => {
  if (isLeaving || !isOpenedInside()) return;
  isLeaving = true;
  location.reload();
};

/**
 * Whether Back or Forward led to another page before this one was alive. The document of that one is on its way then,
 * and what is on the screen had better stay: Gatsby has no data to draw the other one with. Asked, and not only told by
 * `popstate`, which browsers keep until everything in a page has loaded.
 */
export const hasGoneElsewhere = (): boolean => {
  follow();
  return isLeaving;
};

/**
 * Whether the page that Back or Forward lead to is loaded whole. Until Gatsby has taken the first page over, it has no
 * data for another one, and would leave nothing on the screen.
 */
export function loadWholeOnHistory(load: boolean): void {
  if (load) addEventListener("popstate", follow);
  else removeEventListener("popstate", follow);
}

/** Until Gatsby has taken the page over, and where it never does, links are followed as without script. */
export function leaveLinksToBrowser(leave: boolean): void {
  window.___failedResources = leave;
}

/**
 * Whether the document is another page than the address asks for: a host without rules answers with the 404 page where
 * the feed may have a post. Gatsby writes into each page which it is.
 */
export function isOfAnotherPage(): boolean {
  const path = pathOfData();
  return isNotFoundDocument() && path !== undefined && !NOT_FOUND.test(path);
}

/**
 * Whether Gatsby is about to put its 404 page in the place of a page that is there: it does where the page's data
 * cannot be found, and where a host answers with something else. The document is better, and complete.
 */
export function wouldReplaceByNotFound(): boolean {
  return !isNotFoundDocument() && NOT_FOUND.test(pathOfData() ?? "");
}
