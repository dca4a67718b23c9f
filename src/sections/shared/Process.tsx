import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { Illustration } from "../../components/Illustration/Illustration";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";
import { typography } from "../../theme/typography";

const styles = {
  // A staircase: on large screens, each step starts a little lower than the one before.
  list: css({
    counterReset: "step",
    display: "grid",
    gap: "2rem",
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3rem 1.5rem" },
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
    gap: "1.25rem",
    alignContent: "start",
    // The title is beside the picture, and the text below both.
    [media.small]: {
      gridTemplateColumns: "min(4.5rem, 25vw) minmax(0, 1fr)",
      gap: "0.75rem 1rem",
      alignItems: "center",
    },
  }),
  picture: css({
    position: "relative",
    "& img": { width: "100%", aspectRatio: "1", objectFit: "cover", borderRadius: radius.card },
    [media.wide]: { "& img": { aspectRatio: "4 / 3" } },
  }),
  words: css({ [media.small]: { display: "contents" } }),
  title: css({
    ...typography.h3,
    "&::before": {
      ...typography.numeral,
      content: 'counter(step) "."',
      marginInlineEnd: "0.35em",
      color: color.accent,
    },
    [media.wide]: { fontSize: "1.625rem" },
  }),
  text: css({ marginTop: "0.5rem", color: color.muted, [media.small]: { gridColumn: "1 / -1", marginTop: 0 } }),
};

export interface ProcessProps extends Queries.HomeSectionHeaderFragment {
  steps: readonly Queries.ProcessStepForProcessFragment[];
}

/** The steps from the first call to the result, as a staircase. */
export default function Process({ steps, ...header }: ProcessProps) {
  return (
    <Section id="process" {...header}>
      <ol css={styles.list}>
        {steps.map(({ title, text, image }) => (
          <li key={title} css={styles.step}>
            <div css={styles.picture} data-print="hide">
              <Illustration of={image} sizes="(min-width: 1024px) 19rem, (min-width: 768px) 46vw, 4.5rem" />
            </div>
            <div css={styles.words}>
              <h3 css={styles.title}>{title}</h3>
              <p css={styles.text}>{text}</p>
            </div>
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
          gatsbyImageData(width: 640, formats: [WEBP], layout: CONSTRAINED, placeholder: NONE, breakpoints: [240, 640])
        }
      }
    }
  }
`;
