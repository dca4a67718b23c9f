import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../../components/Illustration/Illustration";
import { Section } from "../../../components/Section/Section";
import { color, cropped, media, radius, space } from "../../../theme";
import { TitledText } from "../../shared/TitledText";

const RING = 28;

const styles = {
  list: css({
    display: "grid",
    [media.desktop]: { gridTemplateColumns: "repeat(var(--steps), minmax(0, 1fr))" },
  }),
  step: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    paddingBottom: "2.5rem",
    paddingInlineStart: RING + 24,
    // The line from this step to the next: down on small screens, sideways on large ones.
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: RING / 2 - 1,
      top: RING,
      bottom: 0,
      width: 2,
      background: color.text,
      opacity: 0.25,
    },
    "&:last-of-type": { paddingBottom: 0, "&::before": { display: "none" } },
    // An eye: a ring and a pupil.
    "&::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: 0,
      width: RING,
      height: RING,
      borderRadius: RING,
      border: `4px solid ${color.text}`,
      background: `radial-gradient(circle, ${color.accent} 0 4.5px, transparent 5px)`,
    },
    [media.desktop]: {
      padding: `${RING + 32}px 0 0`,
      paddingInlineEnd: "clamp(1.25rem, 2vw, 2rem)",
      "&::before": {
        insetInlineStart: RING,
        insetInlineEnd: 0,
        top: RING / 2 - 1,
        bottom: "auto",
        width: "auto",
        height: 2,
      },
      // Past the last step, to the end of its column.
      "&:last-of-type::before": { display: "block" },
    },
  }),
  picture: css({
    maxWidth: "26rem",
    marginTop: "auto",
    paddingTop: "1rem",
    "& img": { ...cropped("16 / 9"), borderRadius: radius.card },
  }),
  words: css({ maxWidth: space.measure }),
};

/** A timeline of steps: down the page on small screens, across it on large ones. */
export function StepsSection({ anchor, items, ...header }: Queries.StepsSectionForPageFragment) {
  return (
    <Section id={anchor} {...header}>
      <ol css={styles.list} style={{ "--steps": items.length }}>
        {items.map((item) => (
          <li key={item.title} css={styles.step}>
            <TitledText css={styles.words} title={item.title} text={item.text} />
            {item.image && (
              <div css={styles.picture}>
                <Illustration of={item.image} sizes="(min-width: 1024px) 22vw, 80vw" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment StepsSectionForPage on StepsSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    items {
      ...SectionItemForPage
    }
  }
`;
