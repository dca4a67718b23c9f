import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { color } from "../../../theme/color";
import { media } from "../../../theme/layout";
import { typography } from "../../../theme/typography";

const styles = {
  list: css({ display: "grid", gap: "clamp(1.75rem, 5vw, 4.5rem) clamp(2rem, 6vw, 6rem)" }),
  twoColumns: css({ [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
  // Giant figures need space, so there are only three columns on large screens.
  threeColumns: css({ [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } }),
  figure: css({
    display: "flex",
    flexDirection: "column",
    containerType: "inline-size",
    paddingTop: "1.25rem",
    borderTop: `1px solid ${color.line}`,
  }),
  value: css({
    ...typography.numeral,
    color: color.accent,
    // A long one, such as a price with its currency, fits on one line, at 0.62 em a letter.
    fontSize: "min(clamp(3.25rem, 1.9rem + 6vw, 7.5rem), 22vw, 160cqi / var(--letters))",
    letterSpacing: "-0.04em",
  }),
  label: css({ ...typography.h3, marginTop: "0.75rem" }),
  meaning: css({ marginTop: "0.375rem", maxWidth: "40ch", color: color.muted }),
};

/** Giant figures, each with what it counts and what it means. */
export function StatisticsSection({ anchor, items, ...header }: Queries.StatisticsSectionForPageFragment) {
  return (
    <Section id={anchor} {...header}>
      <ul css={[styles.list, items.length % 3 === 0 ? styles.threeColumns : styles.twoColumns]}>
        {items.map((item) => (
          <li key={item.label} css={styles.figure}>
            <span css={styles.value} style={{ "--letters": item.value.length }}>
              {item.value}
            </span>
            <h3 css={styles.label}>{item.label}</h3>
            <p css={styles.meaning}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment StatisticsSectionForPage on StatisticsSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    items {
      value
      label
      text
    }
  }
`;
