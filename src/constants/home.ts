/** Posts in the home page's teaser. Its query needs the number as a literal; constants.test.ts compares. */
export const POSTS_ON_HOME = 4;

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
