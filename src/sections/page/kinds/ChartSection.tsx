import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { posterHeading } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { chartMessages } from "$messages/service";
import { formatNumber } from "../../../messages/numbers";
import { color, focusableRow, inlineSign, scrollDriven, space, typography } from "../../../theme";
import { Chart } from "./chart/Chart";

/** The figures fade at the edge of the window until the last is there. */
const fade = `linear-gradient(calc(${inlineSign} * 90deg), black calc(100% - 3rem), transparent)`;
const fading = scrollDriven(
  keyframes({ "from, 90%": { maskImage: fade }, to: { maskImage: "none" } }),
  "normal",
  "scroll(self inline)",
);

const styles = {
  // Reaches the end of the window, where a figure cut off says that there are more.
  scroller: css(fading, {
    overflowX: "auto",
    marginTop: "2.5rem",
    marginInlineEnd: `calc(-1 * ${space.gutter})`,
    paddingInlineEnd: space.gutter,
  }),
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    ...typography.small,
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      padding: "0.75rem 0.5rem",
      borderBlock: `1px solid ${color.line}`,
      fontWeight: 400,
      textAlign: "end",
      // The latest figures.
      "&:last-of-type:not(:only-of-type)": { paddingInlineEnd: 0, fontWeight: 700 },
    },
    "& thead": { color: color.muted },
    // The names stay while the figures scroll.
    "& th:first-of-type": {
      position: "sticky",
      insetInlineStart: 0,
      paddingInlineStart: 0,
      background: color.surface,
      textAlign: "start",
    },
  }),
  source: css({ ...typography.small, marginTop: "2rem", color: color.muted }),
};

/** A chart, with the same figures in a table below it, and where and when they were measured. */
export function ChartSection(section: Queries.ChartSectionForPageFragment) {
  const { anchor, axes, series, points, period, source, caption, ...header } = section;
  return (
    <Section id={anchor} {...header} layout={posterHeading}>
      <Chart {...section} />
      <div css={styles.scroller} role="region" aria-label={caption} {...focusableRow}>
        <table css={styles.table} aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{axes.horizontal}</th>
              {points.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map((name, place) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {points.map(({ label, values }) => (
                  <td key={label}>{formatNumber(values[place] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p css={styles.source}>{chartMessages.source({ source, period })}</p>
    </Section>
  );
}

export const fragment = graphql`
  fragment ChartSectionForPage on ChartSection {
    anchor
    kicker
    heading
    intro
    colorScheme
    form
    caption
    axes {
      horizontal
      vertical
    }
    series
    points {
      label
      values
      note
    }
    period
    source
  }
`;
