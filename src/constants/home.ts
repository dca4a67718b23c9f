/** Number of posts in the home page's teaser. Its query (src/pages/index.tsx) has to repeat it as a literal. */
export const POSTS_ON_HOME = 4;

/** Ids of the home page's sections from top to bottom. Links can use them after a #. */
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
