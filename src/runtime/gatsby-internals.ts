/*
 * All that leans on Gatsby's internals instead of its documented API, for the browser and for the build. A new version
 * may change any of it in silence: gatsby-internals.test.ts fails on another one until someone has checked it.
 */

/** The version of Gatsby that this was written for. */
export const WRITTEN_FOR_GATSBY = "5.16.1";

/** Gatsby keeps the script elements of all pages in one file, and copies it between marks of this name. */
export const SCRIPTS_SLICE = "_gatsby-scripts-1";

/** Modules that Gatsby copies into `.cache` for the browser, and that this site replaces (gatsby/build/webpack.ts). */
export const CACHE_MODULES = {
  serviceWorker: "register-service-worker.js",
  headExports: "head/head-export-handler-for-browser.js",
} as const;

declare global {
  interface Window {
    /** Set in an inline script: the path that the page was built for. */
    pagePath?: string;
    /** The resource loader, there before any of the site's own code runs. */
    ___loader: {
      /** Fetches a page's data and script at high priority. */
      hovering: (path: string) => void;
      /** What has been loaded for a page, whichever page stands in for it. */
      loadPageSync: (path: string) => { page: { path: string } } | undefined;
    };
    /** While set, gatsby-plugin-catch-links leaves every click on a link to the browser. */
    ___failedResources?: boolean;
  }
}

/** The path that the document was built for; a page without one of its own gets that of the 404 page. */
export const builtPath = (): string => window.pagePath ?? "";

/** The page that Gatsby has the data of at the address: the one that was asked for, one in its place, or none. */
export const loadedPath = (): string =>
  window.___loader.loadPageSync(location.pathname + location.search)?.page.path ?? "";

/** Fetches a page's data and script. */
export function fetchPage(path: string): void {
  window.___loader.hovering(path);
}

/** Whether clicks on links are left to the browser, as without script. */
export function leaveLinksToBrowser(leave: boolean): void {
  window.___failedResources = leave;
}

/** Whether the server's HTML is in the document; `npm run develop` sends none. */
export const hasServerHtml = (): boolean => document.querySelector("#___gatsby > *") !== null;

/** Whether an element is the wrapper that the router focuses some frames after a page change. */
export const isRouterWrapper = (element: EventTarget | null): boolean =>
  element instanceof Element && element.id === "gatsby-focus-wrapper";
