/** The service pages, by slug, with their names in the directory. */
export const SERVICES = {
  "search-engine-optimization": "Search Engine Optimization",
  "social-media-marketing": "Social Media Marketing",
  "performance-marketing": "Performance Marketing",
  "content-marketing": "Content Marketing",
  "website-design-development": "Website Designing & Development",
  "email-marketing": "Email Marketing",
  "social-media-optimization": "Social Media Optimization",
  "graphic-designing": "Graphic Designing",
  "ai-cgi-marketing": "AI and CGI Marketing",
  "landing-page-optimization": "Landing Page Optimization",
  "affiliate-marketing": "Affiliate Marketing",
  "video-shoot": "Video Shoot",
  "public-relations": "Public Relations",
  "influencer-marketing": "Influencer Marketing",
  "online-reputation-management": "Online Reputation Management",
} as const;

/** Every address of the route table in its one canonical form, and the blog's list that other pages link to. */
export const ROUTES: readonly string[] = [
  "/",
  "/services/",
  ...Object.keys(SERVICES).map((slug) => `/services/${slug}/`),
  "/our-works/",
  "/about/",
  "/blogs/",
  "/blog/",
  "/team/",
  "/clients/",
  "/contact/",
  "/privacy-policy/",
  "/terms-of-use/",
];

/** The routes, and a post. */
export const EVERY_KIND: readonly string[] = [...ROUTES, "/blog/reels-people-finish/"];

/** One of each kind of page, for what looks alike on all of a kind. */
export const ONE_OF_EACH_KIND: readonly string[] = [
  "/",
  "/services/",
  "/services/content-marketing/",
  "/our-works/",
  "/clients/",
  "/team/",
  "/contact/",
  "/blog/",
  "/privacy-policy/",
];

/** Old addresses, as other sites may still link to them, and the pages they mean. */
export const OLD_PATHS: readonly (readonly [from: string, to: string])[] = [
  ["/search-engine-optimization", "/services/search-engine-optimization/"],
  ["/performance-marketing", "/services/performance-marketing/"],
  ["/online-reputation-management", "/services/online-reputation-management/"],
  ["/web-desing-and-app-developement", "/services/website-design-development/"],
  ["/google-my-business", "/services/search-engine-optimization/"],
  ["/social-media-management", "/services/social-media-marketing/"],
];
