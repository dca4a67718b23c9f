import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { Illustration } from "../../components/Illustration/Illustration";
import { color, cropped, inlineSign, media, radius, scrollDriven, typography } from "../../theme";
import { TitledText } from "./TitledText";
import type { ListSectionProps } from "./list-section";

const draw = keyframes({ "from, 25%": { transform: "scaleX(0)" }, to: { transform: "none" } });

const open = keyframes({
  "from, 45%": { clipPath: "inset(14% 0 round 50%)" },
  to: { clipPath: `inset(0 round ${radius.card})` },
});

/** Each step is a little lower, so that the line in the sample's pictures goes on, and opens like an eye a little later. */
const stair = (place: number) =>
  [
    `&:nth-of-type(${place})`,
    {
      marginTop: `${(place - 1) * 2.5}rem`,
      "& img": scrollDriven(open, `entry 0% cover ${16 + place * 5}%`),
    },
  ] as const;

const styles = {
  list: css({
    counterReset: "step",
    display: "grid",
    gap: "1rem",
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "3rem 1.5rem" },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  }),
  /** A section without pictures. */
  low: css({ paddingBlock: "clamp(2.25rem, 6vw, 5rem)", "& h2": { maxWidth: "none" } }),
  step: css({
    counterIncrement: "step",
    display: "grid",
    gap: "1rem",
    alignContent: "start",
    [media.small]: { "& > div > p": typography.small },
  }),
  // On small screens, the picture is beside the title.
  pictured: css({
    "& img": { ...cropped("4 / 3"), borderRadius: radius.card },
    [media.small]: {
      gap: "0.25rem 1rem",
      gridTemplateColumns: "min(6rem, 30vw) minmax(0, 1fr)",
      alignItems: "center",
      "& > div:last-of-type": { display: "contents", "& > p": { gridColumn: "1 / -1" } },
      "& img": { borderRadius: radius.small },
    },
    [media.desktop]: Object.fromEntries([1, 2, 3, 4].map(stair)),
  }),
  words: css({
    "& > h3::before": {
      ...typography.numeral,
      content: 'counter(step) "."',
      marginInlineEnd: "0.35em",
      color: color.figure,
    },
    [media.wide]: { "& > h3": { fontSize: "1.625rem" } },
  }),
  plain: css({
    gridTemplateColumns: "auto minmax(0, 1fr)",
    // Decorative: screen readers announce an ordered list's numbers anyway.
    "&::before": {
      ...typography.numeral,
      content: "counter(step)",
      fontSize: "clamp(2.5rem, 2rem + 2vw, 4rem)",
      color: color.figure,
    },
    // The line to the next step, which is drawn as it comes into view.
    "&::after": [
      {
        content: '""',
        gridArea: "1 / 2",
        alignSelf: "center",
        height: 2,
        background: color.figure,
        transformOrigin: `calc(50% - ${inlineSign} * 50%)`,
      },
      scrollDriven(draw, "entry 0% cover 45%"),
    ],
    "& > div": { gridColumn: "1 / -1" },
    // One below the other, they need no line between them, and the text is beside the numeral.
    [media.small]: { "&::after": { content: "none" }, "& > div": { gridColumn: 2 } },
  }),
};

type Step = Queries.ProcessStepForBlockFragment & Partial<Queries.ProcessStepForProcessFragment>;

/** The steps from the first call to the result: pictures as a staircase, or numerals in a row. */
export default function Process({ items, ...header }: ListSectionProps<Step>) {
  return (
    <Section id="process" {...header} css={!items.some(({ image }) => image) && styles.low}>
      <ol css={styles.list}>
        {items.map(({ title, text, image }) => (
          <li key={title} css={[styles.step, image ? styles.pictured : styles.plain]}>
            {image && (
              <div data-print="hide">
                <Illustration of={image} sizes="(min-width: 1024px) 19rem, (min-width: 768px) 46vw, 6rem" />
              </div>
            )}
            <TitledText css={image && styles.words} title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProcessStepForBlock on ProcessStep {
    title
    text
  }

  fragment ProcessStepForProcess on ProcessStep {
    ...ProcessStepForBlock
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
