import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { posterHeading } from "../../../components/Section/layouts";
import { Section } from "../../../components/Section/Section";
import { chartMessages } from "$messages/service";
import { formatNumber } from "../../../messages/numbers";
import { color, media, typography } from "../../../theme";
import { Chart } from "./chart/Chart";

const styles = {
  /** The table goes on beside itself, in as many columns as there's room for. */
  columns: css({
    columns: "9rem 4",
    [media.desktop]: { columnWidth: "15rem" },
    columnGap: "clamp(2rem, 5vw, 5rem)",
    marginTop: "2.5rem",
  }),
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    ...typography.small,
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      overflowWrap: "break-word",
      padding: "0.375rem 0.75rem",
      [media.small]: { padding: "0.1875rem 0.25rem" },
      borderBottom: `1px solid ${color.line}`,
      textAlign: "end",
    },
    "& th:first-of-type": { paddingInlineStart: 0, textAlign: "start", fontWeight: 400, color: color.muted },
    "& th:last-of-type, & td:last-of-type": { paddingInlineEnd: 0 },
    "& thead th": { verticalAlign: "bottom", fontWeight: 600 },
    "& tbody tr:last-of-type td": { fontWeight: 700, "&:first-of-type": { color: color.accent } },
  }),
  source: css({ ...typography.small, marginTop: "2rem", color: color.muted }),
};

/** A chart, with the same figures in a table below it, and where and when they were measured. */
export function ChartSection(section: Queries.ChartSectionForPageFragment) {
  const { anchor, axes, series, points, period, source, caption, ...header } = section;
  return (
    <Section id={anchor} {...header} layout={posterHeading}>
      <Chart {...section} />
      <div css={styles.columns}>
        <table css={styles.table} aria-label={caption}>
          <thead>
            <tr>
              <th scope="col">{axes.horizontal}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((name, place) => (
                  <td key={name}>{formatNumber(values[place] ?? 0)}</td>
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
    }
    period
    source
  }
`;
