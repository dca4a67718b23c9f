import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../../components/Section/Section";
import { color, media, typography } from "../../../theme";

const styles = {
  // On small screens, the first is large, and the others' labels are beside them where there's room.
  list: css({
    display: "grid",
    gap: "clamp(1.5rem, 5vw, 4.5rem) clamp(1.25rem, 6vw, 6rem)",
    [media.small]: {
      "& > :first-of-type > span": { fontSize: "min(28vw, 160cqi / var(--letters))" },
      "& > :not(:first-of-type)": { flexFlow: "row wrap", alignItems: "baseline", columnGap: "0.75rem" },
      "& > :not(:first-of-type) > h3": { flex: "1 1 12rem", marginTop: 0 },
      "& > :not(:first-of-type) > p": { flexBasis: "100%" },
    },
  }),
  twoColumns: css({ [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } }),
  threeColumns: css({ [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } }),
  // One more than fills rows of three comes first, in a row of its own.
  largeFirst: css({
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > li:first-of-type": {
        gridColumn: "1 / -1",
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: "clamp(2rem, 5vw, 5rem)",
        "& > span": {
          gridRow: "1 / 3",
          fontSize: "min(clamp(6rem, 24vw, 17rem), 160cqi / var(--letters))",
          lineHeight: 0.9,
        },
        "& > h3": { alignSelf: "end" },
      },
    },
  }),
  figure: css({
    display: "flex",
    flexDirection: "column",
    containerType: "inline-size",
    paddingTop: "1.25rem",
    borderTop: `1px solid ${color.line}`,
  }),
  value: css({
    ...typography.numeral,
    color: color.figure,
    // A long one, such as a price with its currency, fits on one line, at 0.62 em a letter.
    fontSize: "min(clamp(3.25rem, 1.9rem + 6vw, 7.5rem), 22vw, 160cqi / var(--letters))",
    // Lines up what is drawn, rather than a sign's box.
    marginInlineStart: "-0.04em",
    [media.print]: { marginInlineStart: 0 },
    letterSpacing: "-0.04em",
  }),
  label: css({ ...typography.h3, marginTop: "0.75rem" }),
  meaning: css({ marginTop: "0.375rem", maxWidth: "40ch", color: color.muted }),
};

/** Giant figures, each with what it counts and what it means. */
export function StatisticsSection({ anchor, items, ...header }: Queries.StatisticsSectionForPageFragment) {
  const leftOver = items.length % 3;
  const layout = [styles.threeColumns, styles.largeFirst, styles.twoColumns][leftOver];
  const largest = leftOver === 1 ? items[0] : undefined;
  // The others have one size, which fits the longest.
  const letters = Math.max(1, ...items.filter((item) => item !== largest).map(({ value }) => value.length));
  return (
    <Section id={anchor} {...header}>
      <ul css={[styles.list, layout]} style={{ "--letters": letters }}>
        {items.map((item) => (
          <li key={item.label} css={styles.figure}>
            <span css={styles.value} style={item === largest ? { "--letters": item.value.length } : undefined}>
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
