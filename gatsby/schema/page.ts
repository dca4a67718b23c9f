import { z } from "zod";
import { icon, illustration, label, list, object, path, serviceSlug, stage, text, title, wholeNumber } from "./fields";
import { sectionType } from "./sections";
import { seoType } from "./shared";

const SHARED_BLOCKS = ["proof", "process", "values", "statistics", "team", "blog-list"] as const;
const SERVICES_PATH = "/services/";

const isService = (pagePath: unknown): boolean => typeof pagePath === "string" && pagePath.startsWith(SERVICES_PATH);

/** The name that the last part of a path gives its page. */
export const slugOf = (pagePath: string): string => pagePath.split("/").filter(Boolean).at(-1) ?? "";

export const pageType = object("Page", {
  path: path(),
  name: label(),
  order: wholeNumber(),
  icon: icon(),
  stage: stage(),
  seo: seoType,
  image: illustration(960, 600),
  hero: object("PageHero", {
    kicker: label().optional(),
    headline: title(),
    lead: label(),
    phrases: list(label(), 2),
    text: text(),
  }),
  directory: object("PageDirectory", { heading: title(), content: text() }).optional(),
  sections: z.array(sectionType).default([]),
  shared: z.array(z.enum(SHARED_BLOCKS)).default([]),
  related: list(serviceSlug(), 3).max(3).optional(),
});

/** What a page of data/services/ has and another page need not have. */
export const servicePageType = object("Page", {
  ...pageType.shape,
  path: path().refine(isService, { error: `must begin with ${SERVICES_PATH}` }),
  directory: pageType.shape.directory.unwrap(),
  related: pageType.shape.related.unwrap(),
});

export const toPageFields = ({ related = [], ...page }: z.output<typeof pageType>) => ({
  ...page,
  slug: slugOf(page.path),
  isService: isService(page.path),
  related,
});

export const pageTypeDefs = `
  """
  A page made of sections by the one page template: the services (data/services/) and the placeholders
  (data/placeholders/). A page without sections of its own is a placeholder; it fills up as soon as its JSON gets some.
  """
  type Page implements Node @dontInfer {
    "The page's address, from slash to slash."
    path: String!
    "The last part of the address, by which other pages name this one."
    slug: String!
    "Whether the page is one of the services."
    isService: Boolean!
    "The page's short name, as the services directory and the breadcrumbs print it."
    name: String!
    "The place in the services directory, or among the placeholders."
    order: Int!
    "The name of the Phosphor icon that stands for the page where others lead to it."
    icon: String!
    "The colour of the page's hero."
    stage: Stage!
    "Title and description of the page."
    seo: Seo!
    "The page's picture, in the hero, the directory and shared links."
    image: Illustration!
    "The first screen of the page."
    hero: PageHero!
    "The page's entry in the services directory; services have one."
    directory: PageDirectory
    "The page's own sections, from top to bottom. Empty for a placeholder."
    sections: [PageSection!]!
    """
    Blocks that several pages share, shown after the page's own sections: proof, process, values, statistics, team,
    blog-list.
    """
    shared: [String!]!
    "Services to read next; empty on pages that are no service."
    related: [Page!]! @link(by: "slug")
  }

  "The first screen of a page."
  type PageHero @dontInfer {
    "A word or two above the headline."
    kicker: String
    "The page's main heading."
    headline: String!
    "The words that stand still before the typed phrase."
    lead: String!
    "The phrases that are typed in turn."
    phrases: [String!]!
    "A paragraph under the headline."
    text: String!
  }

  "A service as the services directory shows it, beside its name and picture."
  type PageDirectory @dontInfer {
    "The card's heading."
    heading: String!
    "The card's text."
    content: String!
  }
`;
