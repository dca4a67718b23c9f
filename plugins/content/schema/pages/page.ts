import { z } from "zod";
import { OVERVIEW_ID, SHARED_BLOCKS } from "../../../../src/constants/ids";
import { POSTER_SCHEMES } from "../../../../src/theme/color-schemes";
import {
  colorScheme,
  figure,
  illustration,
  label,
  link,
  linkedPage,
  list,
  object,
  optionOf,
  path,
  serviceSlug,
  text,
  title,
  typeNameOf,
  wholeNumber,
} from "../fields";
import { seoSchema, videoSchema } from "../shared";
import { withAnchor } from "./anchor";
import { sectionSchema } from "./sections";

/** A page's name, from the last part of its path. */
export const slugOf = (pagePath: string): string => pagePath.split("/").filter(Boolean).at(-1) ?? "";

export const pageSchema = object(
  "Page",
  "A page made of sections by the one page template: the services (data/services/) and other pages such as /about (data/pages/). A page without sections of its own is a placeholder; it fills up as soon as its JSON gets some.",
  {
    path: path().describe("The page's address, from slash to slash."),
    name: label().describe("The page's short name, as the services directory and the breadcrumbs print it."),
    order: wholeNumber().describe("The place in the services directory, or among the other pages."),
    colorScheme: colorScheme(POSTER_SCHEMES).describe("The background of the page's hero."),
    seo: seoSchema.describe("Title and description of the page."),
    image: illustration(960, 600).describe("The page's picture, in the hero, the directory and shared links."),
    film: videoSchema
      .optional()
      .describe("The picture in motion: plays once, in the hero. It begins and ends as the picture, in 5 s at most."),
    hero: object("PageHero", "The first screen of a page.", {
      kicker: label().optional().describe("A word or two above the headline."),
      headline: title().describe("The page's main heading."),
      lead: label().describe("The words that stand still before the typed phrase."),
      phrases: list(label(), 2).describe("The phrases that are typed in turn."),
      text: text().describe("A paragraph under the headline."),
    }).describe("The first screen of the page."),
    directory: object("PageDirectory", "A service as the services directory shows it, beside its name and picture.", {
      heading: title().describe("The card's heading."),
      content: text().describe("The card's text."),
    })
      .optional()
      .describe("The page's entry in the services directory; services have one."),
    sections: z
      .array(sectionSchema)
      .default([])
      .describe("The page's own sections, from top to bottom. Without any, it has its text of the directory."),
    shared: z
      .array(z.enum(SHARED_BLOCKS))
      .default([])
      .describe(
        `Blocks that several pages share: ${SHARED_BLOCKS.join(", ")}. They come after the page's own sections, but proof is between them.`,
      ),
    project: linkedPage("pages")
      .optional()
      .describe("The case study that the block proof shows above the agency's figures."),
    related: z
      .array(serviceSlug())
      .max(3)
      .default([])
      .describe("Services to read next, at most three; empty on pages that are no service."),
    caseStudy: object("PageCaseStudy", "What a page about work for a client shows in its first screen.", {
      sector: label().describe("The client's line of business."),
      period: label().describe("When the work was done, such as March 2024 to January 2025."),
      figure: figure().describe("The result, as one figure that is shown very large."),
      meaning: title().describe("What the figure measures, and against what."),
      next: linkedPage("pages").optional().describe("The case study to read next."),
    })
      .optional()
      .describe("On a case study: its facts. The page's name is the client's."),
    callToAction: object("PageCallToAction", "The invitation at the end of a page.", {
      heading: title().describe("What the visitor gets."),
      text: text().describe("What to send, and what happens next and when."),
      button: object("PageButton", "The button of an invitation.", {
        label: label().describe("The words on the button."),
        to: link().describe("Where it leads."),
      }).describe("Where to go."),
    })
      .optional()
      .describe("The invitation that closes the page."),
  },
);

export const pageDerivedFields = {
  slug: text().describe("The last part of the address, by which other pages name this one."),
  isService: z.boolean().describe("Whether the page is one of the services."),
};

/** Fields that pages in data/services/ must have and others can leave out. */
export const servicePageSchema = pageSchema.extend({
  directory: pageSchema.shape.directory.unwrap(),
});

type Page = z.output<typeof pageSchema>;

/** A section of GraphQL's union, which asks it for its type. */
const toSection = (section: Page["sections"][number]) => {
  const option = optionOf(sectionSchema, section);
  return { ...withAnchor(section), internal: { type: option && typeNameOf(option) } };
};

/** What a service is, with the text from the directory, for a page that doesn't have its own sections yet. */
const overviewOf = ({ name, directory }: Page): Page["sections"] => {
  if (!directory) return [];
  const { heading, content } = directory;
  return [{ kind: "prose", id: OVERVIEW_ID, kicker: name, heading, paragraphs: [content], colorScheme: "paper" }];
};

export const toPageFields = (page: Page) => ({
  ...page,
  sections: (page.sections.length > 0 ? page.sections : overviewOf(page)).map(toSection),
  slug: slugOf(page.path),
  isService: false,
});

export const toServiceFields = (page: Page) => ({ ...toPageFields(page), isService: true });
