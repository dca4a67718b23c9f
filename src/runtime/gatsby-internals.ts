/** What relies on undocumented parts of Gatsby. Its test fails on a new version until someone has checked it. */

export const WRITTEN_FOR_GATSBY = "5.16.1";

/** Gatsby keeps the script elements of all pages in one file, and copies it between markers with this name. */
export const SCRIPTS_SLICE = "_gatsby-scripts-1";

/** The id of the element with the path that a page was built for. */
export const PAGE_PATH_ID = "gatsby-script-loader";

/** The ids of the element around everything that Gatsby renders, and of the page inside it. */
export const ROOT_ID = "___gatsby";
export const PAGE_ID = "gatsby-focus-wrapper";

/** The path of the page for addresses without one. */
export const NOT_FOUND_PATH = "/404.html";

/** A page's data file: the name of its component's script in `$virtual/async-requires`, and the result of its query. */
export interface PageData {
  readonly componentChunkName: string;
  readonly result: { readonly data: unknown };
}

/** The address of a page's data file. */
export const pageDataAddress = (path: string): string =>
  `/page-data/${path.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;
