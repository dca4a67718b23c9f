/** Sections for tests, one of each kind, with the fields that all sections share. */
const head = { kicker: null, heading: "Heading", anchor: "heading", intro: null, colorScheme: "paper" as const };

const items = ["First", "Second", "Third"].map((title) => ({ title, text: `${title} text`, icon: "eye" }));

type Section<Name extends string> = Extract<
  Queries.PageForSectionsFragment["sections"][number],
  { readonly __typename: Name }
>;

export const prose: Section<"ProseSection"> = {
  __typename: "ProseSection",
  ...head,
  paragraphs: ["First paragraph.", "Second paragraph."],
  aside: "41% of readers",
  image: null,
};
export const statistics: Section<"StatisticsSection"> = {
  __typename: "StatisticsSection",
  ...head,
  items: [
    { value: "+64%", label: "visits", text: "Against last year." },
    { value: "37", label: "keywords", text: "On page one." },
  ],
};
export const cards: Section<"CardsSection"> = {
  __typename: "CardsSection",
  ...head,
  columns: 3,
  carousel: null,
  look: "boxed",
  items,
};
export const numbered: Section<"NumberedSection"> = { __typename: "NumberedSection", ...head, items };
export const steps: Section<"StepsSection"> = { __typename: "StepsSection", ...head, items };
export const platforms: Section<"PlatformsSection"> = { __typename: "PlatformsSection", ...head, items };
export const checklist: Section<"ChecklistSection"> = { __typename: "ChecklistSection", ...head, items };
export const callToAction: Section<"CallToActionSection"> = {
  __typename: "CallToActionSection",
  ...head,
  text: "Tell us more.",
  button: { label: "Plan your shoot", to: "/contact/" },
};
