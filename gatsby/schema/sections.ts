import { z } from "zod";
import { figure, icon, illustration, label, link, list, object, text, title } from "./fields";

const TONES = ["paper", "deep", "lilac", "ink", "marigold"] as const;
const CAROUSELS = ["reasons", "content", "film"] as const;
const LOOKS = ["plain", "boxed", "tall"] as const;

/** The fields that every section has. */
const head = {
  kicker: label().optional(),
  heading: title(),
  intro: text().optional(),
  tone: z.enum(TONES).default("paper"),
};

const item = () => object("SectionItem", { title: title(), text: text(), icon: icon().optional() });
const items = () => list(item(), 2);

const columns = z.union([z.literal(2), z.literal(3), z.literal(4)], { error: "must be 2, 3 or 4" });

const prose = object("ProseSection", {
  kind: z.literal("prose"),
  ...head,
  paragraphs: list(text()),
  image: illustration(800, 500).optional(),
  aside: title().optional(),
});

const statistics = object("StatisticsSection", {
  kind: z.literal("statistics"),
  ...head,
  items: list(object("SectionFigure", { value: figure(), label: label(), text: text() }), 2),
});

const cards = object("CardsSection", {
  kind: z.literal("cards"),
  ...head,
  columns: columns.default(3),
  carousel: z.enum(CAROUSELS).optional(),
  look: z.enum(LOOKS).default("plain"),
  items: items(),
});

const numbered = object("NumberedSection", { kind: z.literal("numbered"), ...head, items: items() });

const steps = object("StepsSection", { kind: z.literal("steps"), ...head, items: items() });

const platforms = object("PlatformsSection", {
  kind: z.literal("platforms"),
  ...head,
  items: list(
    item().refine(({ icon: logo }) => logo !== undefined, {
      path: ["icon"],
      error: "missing: a platform needs its logo",
    }),
    2,
  ),
});

const checklist = object("ChecklistSection", { kind: z.literal("checklist"), ...head, items: items() });

const callToAction = object("CallToActionSection", {
  kind: z.literal("call-to-action"),
  ...head,
  text: text(),
  button: object("SectionButton", { label: label(), to: link() }),
});

export const sectionType = z.discriminatedUnion("kind", [
  prose,
  statistics,
  cards,
  numbered,
  steps,
  platforms,
  checklist,
  callToAction,
]);

/** The GraphQL type of each kind of section; a union of plain objects cannot tell them apart by itself. */
export const SECTION_TYPES: Readonly<Record<z.output<typeof sectionType>["kind"], string>> = {
  prose: "ProseSection",
  statistics: "StatisticsSection",
  cards: "CardsSection",
  numbered: "NumberedSection",
  steps: "StepsSection",
  platforms: "PlatformsSection",
  checklist: "ChecklistSection",
  "call-to-action": "CallToActionSection",
};

const isKind = (kind: unknown): kind is keyof typeof SECTION_TYPES => typeof kind === "string" && kind in SECTION_TYPES;

/** The GraphQL type of a section of the JSON. */
export const sectionTypeOf = ({ kind }: { kind?: unknown }): string | undefined =>
  isKind(kind) ? SECTION_TYPES[kind] : undefined;

const sectionHead = (kind: string) => `
    "Names the kind of section in the JSON: ${kind}."
    kind: String!
    "A word or two above the heading."
    kicker: String
    "The heading of the section."
    heading: String!
    "A sentence or two under the heading."
    intro: String
    "The background of the section."
    tone: SectionTone!`;

const sectionItems = `
    "The entries, in their order."
    items: [SectionItem!]!`;

/** Everything but the union itself, which needs a resolver and is built where the schema is. */
export const sectionTypeDefs = `
  "The background of a section; a token of the theme."
  enum SectionTone {
    "The light page."
    paper
    "A quiet band, a little darker than the page."
    deep
    "Pale violet."
    lilac
    "Near black with light text."
    ink
    "The accent yellow, for the one loud moment of a page."
    marigold
  }

  "How cards behave on small screens, where they are a carousel."
  enum CardsCarousel {
    "Advances every 2500 ms, slides for 800 ms, runs round, has dots."
    reasons
    "Stands until moved, slides for 500 ms, ends at its last card."
    content
    "Like reasons, without arrows and without pausing under the pointer."
    film
  }

  "How cards look."
  enum CardsLook {
    "Text on the section's background."
    plain
    "A framed box for each card."
    boxed
    "Tall framed cards with a large icon."
    tall
  }

  "Running text, with a picture or one striking line beside it."
  type ProseSection @dontInfer {${sectionHead("prose")}
    "The paragraphs."
    paragraphs: [String!]!
    "A picture beside the text."
    image: Illustration
    "One short line or figure, set large."
    aside: String
  }

  "Figures with what they mean."
  type StatisticsSection @dontInfer {${sectionHead("statistics")}
    "The figures, in their order."
    items: [SectionFigure!]!
  }

  "A grid of cards; with a carousel named, one card at a time on small screens."
  type CardsSection @dontInfer {${sectionHead("cards")}
    "How many columns the grid has on large screens: 2, 3 or 4."
    columns: Int!
    "The behaviour on small screens; none for a plain stack of cards."
    carousel: CardsCarousel
    "The look of the cards."
    look: CardsLook!${sectionItems}
  }

  "Entries under large numerals, in alternating rows."
  type NumberedSection @dontInfer {${sectionHead("numbered")}${sectionItems}
  }

  "Steps in time."
  type StepsSection @dontInfer {${sectionHead("steps")}${sectionItems}
  }

  "Platforms with their logos."
  type PlatformsSection @dontInfer {${sectionHead("platforms")}
    "The platforms, in their order; each has an icon."
    items: [SectionItem!]!
  }

  "A heading that stays in view beside a list of points."
  type ChecklistSection @dontInfer {${sectionHead("checklist")}${sectionItems}
  }

  "An invitation with one button."
  type CallToActionSection @dontInfer {${sectionHead("call-to-action")}
    "A sentence or two above the button."
    text: String!
    "Where to go."
    button: SectionButton!
  }

  "One entry of a section."
  type SectionItem @dontInfer {
    "The entry's heading."
    title: String!
    "The entry's text."
    text: String!
    "The name of a Phosphor icon; always there in a PlatformsSection."
    icon: String
  }

  "One figure of a section."
  type SectionFigure @dontInfer {
    "The figure as it is printed."
    value: String!
    "What is counted."
    label: String!
    "What it means."
    text: String!
  }

  "The button of a section."
  type SectionButton @dontInfer {
    "The words on the button."
    label: String!
    "Where it leads."
    to: String!
  }
`;
