/** An address that once was, or might be typed, and the page it means. Both end in a slash. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /**
   * The address differs from a built page by case alone. No redirect file may be written for it: on a file system
   * that ignores case it would overwrite the page. A host rule and the 404 page forward it instead.
   */
  readonly caseOnly?: boolean;
}

/**
 * Every old address the site answers for. The build turns this one list into host rules and redirect pages;
 * the 404 page reads it where a host has no rules.
 */
export const REDIRECTS: readonly Redirect[] = [
  { from: "/search-engine-optimization/", to: "/services/search-engine-optimization/" },
  { from: "/performance-marketing/", to: "/services/performance-marketing/" },
  { from: "/online-reputation-management/", to: "/services/online-reputation-management/" },
  // The misspelling is part of the old address.
  { from: "/web-desing-and-app-developement/", to: "/services/website-design-development/" },
  { from: "/google-my-business/", to: "/services/search-engine-optimization/" },
  { from: "/social-media-management/", to: "/services/social-media-marketing/" },
  { from: "/Contact/", to: "/contact/", caseOnly: true },
];

const comparable = (pathname: string): string => `${pathname.replace(/\/+$/, "")}/`.toLowerCase();

/**
 * The page an unknown address means, whatever its case and with or without the final slash; undefined where none is
 * known. Never the address itself, so following the answer cannot loop.
 */
export const redirectFor = (pathname: string): string | undefined => {
  const wanted = comparable(pathname);
  const to = REDIRECTS.find(({ from }) => comparable(from) === wanted)?.to;
  return to === pathname ? undefined : to;
};
