import { z } from "zod";
import {
  amount,
  artDirectedIllustration,
  colorScheme,
  enumeration,
  figure,
  graphql,
  icon,
  illustration,
  label,
  list,
  object,
  sectionId,
  shortText,
  text,
  title,
} from "../fields";
import { sectionHeader } from "../shared";

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
  colorScheme: colorScheme(["paper", "deep", "lilac", "ink", "marigold"])
    .default("paper")
    .describe("The background of the section."),
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
  image: illustration(640, 360)
    .optional()
    .describe(
      "A picture: a CardsSection shows it in place of the icon, numbered entries and steps have it beside or below them.",
    ),
});

const items = list(entry, 2).describe("The entries, in their order.");

const prose = section(
  "prose",
  "ProseSection",
  "Running text below a very large heading, with one striking line beside it, and a picture from edge to edge.",
  {
    paragraphs: list(text()).describe("The paragraphs."),
    image: artDirectedIllustration(800, 500)
      .optional()
      .describe("A picture below the text: whole on small screens, its middle on large ones."),
    before: illustration(800, 500)
      .optional()
      .describe("The same view before the work. A slider compares the two; `phone` of the image has no effect then."),
    aside: title().optional().describe("One short line or figure, set large."),
  },
).refine(({ before, image }) => !before || image, {
  path: ["before"],
  error: "there is no image to compare it with; name one in image, or remove before",
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

const sidePicture = illustration(800, 1000)
  .optional()
  .describe("A tall picture beside the list; phones show the middle of it.");

const numbered = section("numbered", "NumberedSection", "Entries beside large numerals.", {
  items,
  image: sidePicture,
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
  image: sidePicture,
});

const chartForm = enumeration("ChartForm", "How a chart draws its figures.", [
  ["line", "A line for each series, for what changes over time."],
  ["bars", "Bars side by side, for amounts to compare."],
]);

/** How many series a chart has room for, each with a colour of its own. */
const MOST_SERIES = 2;

const chart = section("chart", "ChartSection", "Figures as a chart, with a table of the same figures below it.", {
  form: chartForm.describe("How the figures are drawn."),
  caption: title().describe("What the chart shows, in one sentence. Screen readers call the chart by it."),
  axes: object("ChartAxes", "What the axes of a chart measure.", {
    horizontal: shortText().describe("What the points are, such as Month."),
    vertical: label().describe("What is measured and its unit, such as Orders a month."),
  }).describe("What the two axes measure."),
  series: list(label()).max(MOST_SERIES).describe("The names of what is measured: one, or two to compare."),
  points: list(
    object("ChartPoint", "A place on the horizontal axis, with the value of each series.", {
      label: text(12).describe("The point's name, such as Mar."),
      values: list(amount()).max(MOST_SERIES).describe("The values, one for each series and in the same order."),
      note: label().optional().describe("What happened there, in a few words that the chart shows above the point."),
    }),
    2,
  ).describe("The points, from the first to the last."),
  period: label().describe("When the figures were measured, such as March 2024 to January 2025."),
  source: text(200).describe("Where the figures are from, so that a reader could ask for them."),
}).superRefine(({ series, points }, context) => {
  points.forEach(({ values }, index) => {
    if (values.length === series.length) return;
    context.addIssue({
      code: "custom",
      path: ["points", index, "values"],
      message: `must have as many values as there are series: ${series.length}`,
    });
  });
});

export const sectionSchema = z
  .discriminatedUnion("kind", [prose, statistics, cards, numbered, steps, platforms, checklist, chart])
  .register(graphql, {
    type: "PageSection",
    description: "One section of a page; its kind in the JSON decides which type it is.",
  });
