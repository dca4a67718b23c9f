/** Sections for tests, with the fields that all sections share. */
const header = { kicker: null, heading: "Heading", anchor: "heading", intro: null, colorScheme: "paper" as const };

const items = ["First", "Second", "Third"].map((title) => ({ title, text: `${title} text`, icon: "eye", image: null }));

type SectionOf<Name extends string> = Extract<
  Queries.PageForSectionsFragment["sections"][number],
  { readonly __typename: Name }
>;

export const prose: SectionOf<"ProseSection"> = {
  __typename: "ProseSection",
  ...header,
  paragraphs: ["First paragraph.", "Second paragraph."],
  aside: "41% of readers",
  image: null,
  before: null,
};
export const cards: SectionOf<"CardsSection"> = {
  __typename: "CardsSection",
  ...header,
  columns: 3,
  carousel: null,
  look: "boxed",
  items,
};
export const numbered: SectionOf<"NumberedSection"> = { __typename: "NumberedSection", ...header, items, image: null };
export const checklist: SectionOf<"ChecklistSection"> = { ...numbered, __typename: "ChecklistSection" };
export const steps: SectionOf<"StepsSection"> = { __typename: "StepsSection", ...header, items };
export const chart: SectionOf<"ChartSection"> = {
  __typename: "ChartSection",
  ...header,
  form: "line",
  caption: "Sales and spend by month",
  axes: { horizontal: "Month", vertical: "Index" },
  series: ["Sales", "Spend"],
  points: [
    { label: "Jan", values: [100, 100], note: null },
    { label: "Feb", values: [1240.5, 98], note: "The shop opens" },
  ],
  period: "January to February 2024",
  source: "The shop's ledger",
};
