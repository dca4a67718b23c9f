import type { Redirect } from "../src/utils/redirects";

/** Old addresses of a site: some alike at their beginning, some that mean the same page, one that differs by case. */
export const redirects: readonly Redirect[] = [
  { from: "/search-engine-optimization/", to: "/services/search-engine-optimization/" },
  { from: "/performance-marketing/", to: "/services/performance-marketing/" },
  { from: "/online-reputation-management/", to: "/services/online-reputation-management/" },
  { from: "/web-desing-and-app-developement/", to: "/services/website-design-development/" },
  { from: "/google-my-business/", to: "/services/search-engine-optimization/" },
  { from: "/social-media-management/", to: "/services/social-media-marketing/" },
  { from: "/Contact/", to: "/contact/" },
];
