/** Number of posts in the home page's teaser. Its query (src/pages/index.tsx) has to repeat it as a literal. */
export const POSTS_ON_HOME = 4;

/** Address of a solution's picture. The 32 random characters of Gatsby's own would add a percent to home's HTML. */
export const solutionPicture = (anchor: string): string => `/icons/${anchor}.webp`;

/** The same of a value's picture, by its place in the file. */
export const valuePicture = (index: number): string => `/icons/value-${index}.webp`;

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
