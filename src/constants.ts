/** What the site and its build have to agree on. Imports nothing, so that either side can read it. */

/** Where the blog's feed is, on this site or on the host that `GATSBY_BLOG_API_HOST` names. */
export const FEED_PATH = "/api/v1/blog/viewblog";

export const RSS_PATH = "/rss.xml";

/** Posts in the home page's teaser. Its query needs the number as a literal; src/constants.test.ts compares. */
export const POSTS_ON_HOME = 4;

/** The colours of a stage by name; src/theme/colors.ts has their values. */
export const STAGES = ["violet", "coral", "marigold", "ink", "jade", "lilac"] as const;

export type Stage = (typeof STAGES)[number];

/** The ids of the home page's sections from top to bottom, which links may name after a #. */
export const HOME_SECTIONS = [
  "hero",
  "partners",
  "statistics",
  "clients",
  "case-studies",
  "solution",
  "services",
  "about",
  "process",
  "why-us",
  "method",
  "testimonials",
  "blog",
  "faq",
  "locations",
] as const;
