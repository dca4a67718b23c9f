import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { Carousel } from "../../../components/Carousel/Carousel";
import { ZoomIn } from "../../../components/Reveal/ZoomIn";
import { media } from "../../../theme/layout";
import { motion } from "../../../theme/motion";
import { homeMessages } from "$messages/home";
import { CaseStudy } from "./CaseStudy";

const layout: SectionLayout = { heading: css({ maxWidth: "23ch" }) };

const styles = {
  // The cards share a baseline and get taller from left to right, like the results they describe.
  grid: css({
    [media.wide]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "clamp(1rem, 2vw, 1.5rem)",
      "& > li": { minWidth: 0 },
      "& > li:first-of-type": { marginTop: "clamp(2rem, 7vw, 6.5rem)" },
      "& > li:nth-of-type(2)": { marginTop: "clamp(1rem, 3.5vw, 3.25rem)" },
    },
  }),
};

export interface CaseStudiesProps extends Queries.HomeSectionHeaderFragment {
  caseStudies: readonly Queries.CaseStudyForHomeFragment[];
}

/** Three results as cards that zoom in each time they scroll into view. On small screens, a carousel. */
export default function CaseStudies({ caseStudies, ...header }: CaseStudiesProps) {
  const slides = caseStudies.map((caseStudy) => ({
    key: caseStudy.title,
    content: (
      <ZoomIn {...motion.caseStudyZoom}>
        <CaseStudy caseStudy={caseStudy} />
      </ZoomIn>
    ),
  }));
  return (
    <Section id="case-studies" colorScheme="deep" layout={layout} {...header}>
      <Carousel
        label={homeMessages.caseStudies}
        slides={slides}
        when="small"
        wideLayout={styles.grid}
        {...motion.carousels.caseStudies}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment CaseStudyForHome on CaseStudy {
    title
    description
    tags
    page
    image {
      ...IllustrationForCard
    }
  }
`;
