import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { Illustration } from "../../components/Illustration/Illustration";
import { color, cropped, focusableRow, media, radius, scrollDriven, swipeRow, typography } from "../../theme";
import { TitledText } from "./TitledText";
import type { ListSectionProps } from "./list-section";

const open = keyframes({
  "from, 45%": { clipPath: "inset(14% 0 round 50%)" },
  to: { clipPath: `inset(0 round ${radius.card})` },
});

/** Each step is a little lower, so that the rope in the sample's pictures goes on, and opens like an eye a little later. */
const stairs = Object.fromEntries(
  [1, 2, 3, 4].map((place) => [
    `&:nth-of-type(${place})`,
    {
      marginTop: `${(place - 1) * 2.5}rem`,
      "& img": scrollDriven(open, `entry 0% entry ${60 + place * 20}%`),
    },
  ]),
);

const styles = {
  list: css(swipeRow, {
    counterReset: "step",
    [media.small]: { gap: "1.5rem", gridAutoColumns: "max(74%, min(100%, 16rem))" },
    [media.wide]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3rem 1.5rem" },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  }),
  step: css({
    counterIncrement: "step place",
    display: "grid",
    gap: "1rem",
    alignContent: "start",
    "& img": { ...cropped("4 / 3"), borderRadius: radius.card },
    [media.desktop]: stairs,
  }),
  words: css({
    "& > h3": { fontSize: "min(1.625rem, 8vw)" },
    "& > h3::before": {
      ...typography.numeral,
      content: 'counter(step) "."',
      marginInlineEnd: "0.35em",
      color: color.figure,
    },
  }),
};

/** The steps from the first call to the result: a staircase on desktop, and a row to swipe on small screens. */
export default function Process({ items, ...header }: ListSectionProps<Queries.ProcessStepForProcessFragment>) {
  return (
    <Section id="process" {...header}>
      <ol css={styles.list} {...focusableRow}>
        {items.map(({ title, text, image }) => (
          <li key={title} css={styles.step}>
            <div data-print="hide">
              <Illustration of={image} sizes="(min-width: 1024px) 21vw, (min-width: 768px) 46vw, 70vw" />
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
          gatsbyImageData(width: 640, formats: [WEBP], breakpoints: [320, 560, 640])
        }
      }
    }
  }
`;
