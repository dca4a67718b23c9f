import { z } from "zod";
import {
  enumeration,
  figure,
  icon,
  illustration,
  label,
  link,
  list,
  object,
  sectionId,
  text,
  title,
  withGraphql,
} from "../fields";
import { sectionHeader } from "../shared";

const colorScheme = enumeration("SectionColorScheme", "The background of a section; a token of the theme.", [
  ["paper", "The light page."],
  ["deep", "Quiet, a little darker than the page."],
  ["lilac", "Pale violet."],
  ["ink", "Near black with light text."],
  ["marigold", "The accent yellow, for the one loud moment of a page."],
]);

const carousel = enumeration("CardsCarousel", "How cards behave on small screens, where they are a carousel.", [
  ["reasons", "Advances every 2500 ms, slides for 800 ms, runs round, has dots."],
  ["content", "Stands until moved, slides for 500 ms, ends at its last card."],
  ["film", "Like reasons, without arrows and without pausing under the pointer."],
]);

const look = enumeration("CardsLook", "How cards look.", [
  ["plain", "Text on the section's background."],
  ["boxed", "A framed box for each card."],
  ["tall", "Tall framed cards with a large icon."],
]);

/** The fields that every section has. */
const commonFields = {
  ...sectionHeader,
  id: sectionId(),
  colorScheme: colorScheme.default("paper").describe("The background of the section."),
};

const section = <Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  type: string,
  description: string,
  shape: Shape,
) =>
  object(type, description, {
    kind: z.literal(kind).describe(`Names the kind of section in the JSON: ${kind}.`),
    ...commonFields,
    ...shape,
  });

const entry = object("SectionItem", "One entry of a section.", {
  title: title().describe("The entry's heading."),
  text: text().describe("The entry's text."),
  icon: icon().optional().describe("The name of a Phosphor icon; always there in a PlatformsSection."),
});

const items = list(entry, 2).describe("The entries, in their order.");

const prose = section("prose", "ProseSection", "Running text, with a picture or one striking line beside it.", {
  paragraphs: list(text()).describe("The paragraphs."),
  image: illustration(800, 500).optional().describe("A picture beside the text."),
  aside: title().optional().describe("One short line or figure, set large."),
});

const statistics = section("statistics", "StatisticsSection", "Figures with what they mean.", {
  items: list(
    object("SectionFigure", "One figure of a section.", {
      value: figure().describe("The figure as it is printed."),
      label: label().describe("What is counted."),
      text: text().describe("What it means."),
    }),
    2,
  ).describe("The figures, in their order."),
});

const cards = section(
  "cards",
  "CardsSection",
  "A grid of cards; with a carousel named, one card at a time on small screens.",
  {
    columns: z
      .literal([2, 3, 4], { error: "must be 2, 3 or 4" })
      .default(3)
      .describe("How many columns the grid has on large screens: 2, 3 or 4."),
    carousel: carousel.optional().describe("The behaviour on small screens; none for a plain stack of cards."),
    look: look.default("plain").describe("The look of the cards."),
    items,
  },
);

const numbered = section("numbered", "NumberedSection", "Entries under large numerals, in alternating rows.", {
  items,
});

const steps = section("steps", "StepsSection", "Steps in time.", { items });

const platforms = section("platforms", "PlatformsSection", "Platforms with their logos.", {
  items: list(
    entry.refine(({ icon: logo }) => logo !== undefined, {
      path: ["icon"],
      error: "missing: a platform needs its logo",
    }),
    2,
  ).describe("The platforms, in their order; each has an icon."),
});

const checklist = section("checklist", "ChecklistSection", "A heading that stays in view beside a list of points.", {
  items,
});

export const buttonSchema = object("SectionButton", "The button of a section.", {
  label: label().describe("The words on the button."),
  to: link().describe("Where it leads."),
});

const callToAction = section("call-to-action", "CallToActionSection", "An invitation with one button.", {
  text: text().describe("A sentence or two above the button."),
  button: buttonSchema.describe("Where to go."),
});

export const sectionSchema = withGraphql(
  z.discriminatedUnion("kind", [prose, statistics, cards, numbered, steps, platforms, checklist, callToAction]),
  { type: "PageSection", description: "One section of a page; its kind in the JSON decides which type it is." },
);
