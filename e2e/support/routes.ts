import { content } from "./content";

/** The addresses of the pages that every site has. */
export const PATHS = content.site.paths;

/** Every address that is no post in its one canonical form. */
export const ROUTES: readonly string[] = [
  "/",
  ...[...content.fixedPages, ...content.services, ...content.pages, ...content.legalPages]
    .map(({ path }) => path)
    .filter((path) => path !== "/404/"),
];

/** Old addresses, as other sites may still link to them, and the pages they mean. Those in other letters have their own tests. */
export const OLD_PATHS: readonly (readonly [from: string, to: string])[] = content.redirects
  .filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase())
  .map(({ from, to }) => [from.slice(0, -1), to]);

const needed = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The tests need ${what} in data/.`);
  return value;
};

/** A service with much to press, and another service. */
export const SERVICE = needed(
  content.services.find(({ sections }) => sections.some((part) => "carousel" in part && part.carousel === "content")),
  'a service with cards whose carousel is "content"',
);
const OTHER_SERVICE = needed(
  content.services.find(({ path }) => path !== SERVICE.path),
  "a second service",
);

/** A service without sections of its own, where there is one. */
export const PLACEHOLDER = content.services.find(({ sections }) => sections.length === 0) ?? OTHER_SERVICE;

/** A page that is no service and has a link in the main navigation. */
export const PAGE = needed(
  content.pages.find(({ path }) => content.site.navigation.some(({ to }) => to === path)),
  "a page of data/pages/ that the main navigation leads to",
);

/** The pages of case studies, where there are some. */
export const CASE_STUDIES = content.pages.flatMap(({ caseStudy, ...page }) =>
  caseStudy ? [{ ...page, caseStudy }] : [],
);

/** A legal page that the footer leads to, and the words of the link. */
export const LEGAL = needed(
  content.site.footer.quickLinks.find(({ to }) => content.legalPages.some(({ path }) => path === to)),
  "a legal page that the footer leads to",
);

/** The address of a post. */
export const POST = `${PATHS.blog}${encodeURIComponent(needed(content.posts.at(-1), "a post").slug)}/`;

/** The routes, and a post. */
export const EVERY_KIND: readonly string[] = [...ROUTES, POST];

/** The links of the main navigation. */
export const NAVIGATION = [...content.site.navigation, content.site.contact];

const labelOf = (path: string): string =>
  needed(
    NAVIGATION.find(({ to }) => to === path),
    `a link to ${path} in the main navigation`,
  ).label;

/** The words of links of the main navigation. */
export const LABELS = {
  works: labelOf(PATHS.works),
  clients: labelOf(PATHS.clients),
  page: labelOf(PAGE.path),
  contact: content.site.contact.label,
} as const;

/** The browser title of a page whose layout is its own. */
export const titleOf = (path: string): string =>
  needed(
    content.fixedPages.find((page) => page.path === path),
    `the page ${path}`,
  ).seo.title;

/** One of each kind of page, for what looks alike on all of a kind. */
export const ONE_OF_EACH_KIND: readonly string[] = [
  "/",
  PATHS.services,
  SERVICE.path,
  ...CASE_STUDIES.slice(0, 1).map(({ path }) => path),
  PATHS.works,
  PATHS.clients,
  PATHS.team,
  PATHS.contact,
  PATHS.blog,
  ...content.legalPages.slice(0, 1).map(({ path }) => path),
];
