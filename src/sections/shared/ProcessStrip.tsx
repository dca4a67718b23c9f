import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import type { SectionLayout } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { color, focusableRow, inlineSign, media, scrollDriven, swipeRow, typography } from "../../theme";
import { TitledText } from "./TitledText";
import type { ListSectionProps } from "./list-section";

const draw = keyframes({ "from, 25%": { transform: "scaleX(0)" }, to: { transform: "none" } });

const layout: SectionLayout = { heading: css({ maxWidth: "none" }) };

const styles = {
  section: css({ paddingBlock: "clamp(2.25rem, 6vw, 5rem)" }),
  list: css({
    counterReset: "step",
    [media.wide]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: "2.5rem 1.5rem" },
    [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  }),
  step: css({
    counterIncrement: "step",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignContent: "start",
    gap: "1rem",
    // Decorative: screen readers announce an ordered list's numbers anyway.
    "&::before": {
      ...typography.numeral,
      content: "counter(step)",
      fontSize: "clamp(2.5rem, 2rem + 2vw, 4rem)",
      color: color.accent,
    },
    // The line to the next step, which is drawn as it comes into view.
    "&::after": [
      {
        content: '""',
        gridArea: "1 / 2",
        alignSelf: "center",
        height: 2,
        background: color.accent,
        transformOrigin: `calc(50% - ${inlineSign} * 50%)`,
      },
      scrollDriven(draw, "entry 0% cover 45%"),
    ],
    "& > div": { gridColumn: "1 / -1" },
  }),
};

type ProcessStripProps = Pick<ListSectionProps<Queries.ProcessStepForStripFragment>, "items" | "heading">;

/** The steps from the first call to the result, in one row. Small screens have them in a row to swipe. */
export default function ProcessStrip({ items, heading }: ProcessStripProps) {
  return (
    <Section id="process" heading={heading} layout={layout} css={styles.section}>
      <ol css={[styles.list, swipeRow]} {...focusableRow}>
        {items.map(({ title, text }) => (
          <li key={title} css={styles.step}>
            <TitledText title={title} text={text} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProcessStepForStrip on ProcessStep {
    title
    text
  }
`;
