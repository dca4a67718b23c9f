import { graphql } from "gatsby";
import { CardsSection } from "./kinds/CardsSection";
import { ChartSection } from "./kinds/ChartSection";
import { ChecklistSection } from "./kinds/ChecklistSection";
import { NumberedSection } from "./kinds/NumberedSection";
import { PlatformsSection } from "./kinds/PlatformsSection";
import { ProseSection } from "./kinds/ProseSection";
import { StatisticsSection } from "./kinds/StatisticsSection";
import { StepsSection } from "./kinds/StepsSection";

type PageSection = Queries.PageForSectionsFragment["sections"][number];

/** Renders a section by its kind. A kind without a case here doesn't compile. */
function PageSection({ section, colorScheme }: { section: PageSection; colorScheme: Queries.ColorScheme }) {
  switch (section.__typename) {
    case "ProseSection":
      return <ProseSection {...section} pageScheme={colorScheme} />;
    case "StatisticsSection":
      return <StatisticsSection {...section} />;
    case "CardsSection":
      return <CardsSection {...section} />;
    case "NumberedSection":
      return <NumberedSection {...section} />;
    case "StepsSection":
      return <StepsSection {...section} />;
    case "PlatformsSection":
      return <PlatformsSection {...section} />;
    case "ChecklistSection":
      return <ChecklistSection {...section} />;
    case "ChartSection":
      return <ChartSection {...section} />;
    default:
      throw new Error(`No component, see docs/developers/new-section.md: ${JSON.stringify(section satisfies never)}`);
  }
}

/** A page's own sections, from top to bottom, and its colour scheme for those that use it. */
export default function PageSections({ sections, colorScheme }: Queries.PageForSectionsFragment) {
  return (
    <>
      {sections.map((section) => (
        <PageSection key={section.anchor} section={section} colorScheme={colorScheme} />
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment PageForSections on Page {
    colorScheme
    sections {
      __typename
      ...ProseSectionForPage
      ...StatisticsSectionForPage
      ...CardsSectionForPage
      ...NumberedSectionForPage
      ...StepsSectionForPage
      ...PlatformsSectionForPage
      ...ChecklistSectionForPage
      ...ChartSectionForPage
    }
  }
`;
