import type { Meta, StoryObj } from "@storybook/react-webpack5";
import content from "catalogue-content";
import PageSections from "./PageSections";

type PageSection = Queries.PageForSectionsFragment["sections"][number];

/** What a section chooses, rather than says. */
const CHOICES = ["__typename", "colorScheme", "columns", "carousel", "look", "form"];

/** What a section chooses, and which optional parts it has. */
const appearanceOf = (section: PageSection): string =>
  JSON.stringify(section, (name, value: unknown) => (name === "" || CHOICES.includes(name) ? value : Boolean(value)));

/** Of the sections of a kind in the content, the first in each appearance. */
const samplesOf = (kind: PageSection["__typename"]): PageSection[] => {
  const sections = content.pages.flatMap(({ page }) => page.sections).filter(({ __typename }) => __typename === kind);
  const byAppearance = new Map(sections.toReversed().map((section) => [appearanceOf(section), section]));
  // Pages may share ids and headings, which the sections of one story may not.
  return [...byAppearance.values()].reverse().map((section, index) => ({
    ...section,
    anchor: `${section.anchor}-${index}`,
    heading: section.heading && `${section.heading} (${index + 1})`,
  }));
};

const ofKind = (kind: PageSection["__typename"]): StoryObj<typeof meta> => ({
  render: () => <PageSections colorScheme="violet" sections={samplesOf(kind)} />,
});

const meta: Meta<typeof PageSections> = { component: PageSections };
export default meta;

export const Prose = ofKind("ProseSection");
export const Statistics = ofKind("StatisticsSection");
export const Cards = ofKind("CardsSection");
export const Numbered = ofKind("NumberedSection");
export const Steps = ofKind("StepsSection");
export const Platforms = ofKind("PlatformsSection");
export const Checklist = ofKind("ChecklistSection");
export const Chart = ofKind("ChartSection");
