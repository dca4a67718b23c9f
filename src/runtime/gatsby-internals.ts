/*
 * Everything that relies on Gatsby's internals rather than its documented API, in the browser and in the build. A new
 * version may change any of it without notice, so gatsby-internals.test.ts fails on one until someone has checked it.
 */

export const WRITTEN_FOR_GATSBY = "5.16.1";

/** Gatsby keeps the script elements of all pages in one file, and copies it between markers with this name. */
export const SCRIPTS_SLICE = "_gatsby-scripts-1";

/** The id of the element with the path that a page was built for. */
export const PAGE_PATH_ID = "gatsby-script-loader";

/** Modules that Gatsby copies into `.cache` for the browser and this site replaces (gatsby/build/webpack.ts). */
export const CACHE_MODULES = {
  serviceWorker: "register-service-worker.js",
  headExports: "head/head-export-handler-for-browser.js",
} as const;

declare global {
  interface Window {
    /** The path that the page was built for. Set by the inline script of every page. */
    pagePath?: string;
    /** The resource loader. It exists before any of the site's own code runs. */
    ___loader: {
      /** Fetches a page's data and script at high priority. */
      hovering: (path: string) => void;
      /** What's been loaded for a path, even if it's another page in its place. */
      loadPageSync: (path: string) => { page: { path: string } } | undefined;
    };
    /** While set, gatsby-plugin-catch-links leaves every click on a link to the browser. */
    ___failedResources?: boolean;
  }
}

/** The path that the document was built for. For a page without its own document, that's the 404 page's. */
export const builtPath = (): string => window.pagePath ?? "";

/** The page whose data Gatsby has for this address: the requested page, another in its place, or none. */
export const loadedPath = (): string =>
  window.___loader.loadPageSync(location.pathname + location.search)?.page.path ?? "";

/** Fetches a page's data and script. */
export function fetchPage(path: string): void {
  window.___loader.hovering(path);
}

/**
 * The name of the script with a page's component.
 *
 * @param file of the component in src/, without its ending
 */
export const componentChunk = (file: string): string => `component---src-${file.replaceAll("/", "-")}-tsx`;

/** Sets whether the browser handles clicks on links, as it would without JavaScript. */
export function leaveLinksToBrowser(leave: boolean): void {
  window.___failedResources = leave;
}

/** Whether the server's HTML is in the document. `npm run develop` doesn't send any. */
export const hasServerHtml = (): boolean => document.querySelector("#___gatsby > *") !== null;

/** Whether an element is the wrapper that the router focuses a few frames after a page change. */
export const isRouterWrapper = (element: EventTarget | null): boolean =>
  element instanceof Element && element.id === "gatsby-focus-wrapper";
