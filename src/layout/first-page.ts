declare global {
  interface Window {
    /** While set, gatsby-plugin-catch-links leaves every click on a link to the browser. */
    ___failedResources?: boolean;
  }
}

/** The address that the document was loaded for. */
const LOADED_AT = typeof location === "undefined" ? "" : location.pathname;

const NOT_FOUND = /^\/404(\.html|\/)?$/;

/** The page that Gatsby has the data of at this address: the one that was asked for, or one in its place. */
const pathOfData = (): string | undefined =>
  window.___loader?.loadPageSync?.(location.pathname + location.search)?.page?.path;

const isNotFoundDocument = (): boolean => NOT_FOUND.test(window.pagePath ?? "");

/** Whether the visitor came to the page shown inside the site, and no document was loaded for it. */
export const isOpenedInside = (): boolean => location.pathname !== LOADED_AT;

let wentElsewhere = false;

/** Whether Back or Forward led to another page before this one was alive; the document of that one is on its way. */
export const hasGoneElsewhere = (): boolean => wentElsewhere;

const follow = (): void => {
  if (!isOpenedInside()) return;
  wentElsewhere = true;
  location.reload();
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
