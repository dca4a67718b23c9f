import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { CardStepper } from "../../../components/CardStepper/CardStepper";
import { media } from "../../../theme/layout";
import { homeMessages } from "$messages/home";
import { SolutionCard } from "./SolutionCard";

const styles = {
  grid: css({
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "clamp(0.75rem, 1.6vw, 1.25rem)",
    },
  }),
};

export interface SolutionsProps extends Queries.HomeSectionHeaderFragment {
  solutions: readonly Queries.SolutionForHomeFragment[];
}

/** Nine cards that flip. Small screens show one at a time. */
export default function Solutions({ solutions, ...header }: SolutionsProps) {
  const cards = solutions.map((solution) => ({
    key: solution.anchor,
    name: solution.name,
    content: <SolutionCard solution={solution} />,
  }));
  return (
    <Section id="solution" {...header}>
      <CardStepper
        cards={cards}
        previous={homeMessages.previousSolution}
        next={homeMessages.nextSolution}
        wideLayout={styles.grid}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment SolutionForHome on Solution {
    anchor
    name
    title
    description
    palette
  }
`;
