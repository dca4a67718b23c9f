import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { Illustration } from "../../components/Illustration/Illustration";
import { color, focusableRow, media, radius, swipeRow, typography } from "../../theme";
import { TitledText } from "./TitledText";
import type { ListSectionProps } from "./list-section";

const styles = {
  list: css({
    counterReset: "step",
    display: "grid",
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3rem 1.5rem" },
    // A staircase: each step starts a little lower, so that the line in the sample's pictures goes on.
    [media.desktop]: {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      "& > li:nth-of-type(2)": { marginTop: "2.5rem" },
      "& > li:nth-of-type(3)": { marginTop: "5rem" },
      "& > li:nth-of-type(4)": { marginTop: "7.5rem" },
    },
  }),
  step: css({
    counterIncrement: "step",
    display: "grid",
    gap: "1rem",
    alignContent: "start",
    "& img": { width: "100%", aspectRatio: "4 / 3", objectFit: "cover", borderRadius: radius.card },
  }),
  words: css({
    "& > h3::before": {
      ...typography.numeral,
      content: 'counter(step) "."',
      marginInlineEnd: "0.35em",
      color: color.accent,
    },
    [media.wide]: { "& > h3": { fontSize: "1.625rem" } },
  }),
};

/** The steps from the first call to the result, as a staircase. Small screens have them in a row to swipe. */
export default function Process({ items, ...header }: ListSectionProps<Queries.ProcessStepForProcessFragment>) {
  return (
    <Section id="process" {...header}>
      <ol css={[styles.list, swipeRow]} {...focusableRow}>
        {items.map(({ title, text, image }) => (
          <li key={title} css={styles.step}>
            <div data-print="hide">
              <Illustration of={image} sizes="(min-width: 1024px) 19rem, (min-width: 768px) 46vw, 78vw" />
            </div>
            <TitledText css={styles.words} title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProcessStepForProcess on ProcessStep {
    title
    text
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 640, formats: [WEBP], breakpoints: [240, 640])
        }
      }
    }
  }
`;
