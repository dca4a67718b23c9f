import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { color } from "../../theme/color";
import { media, twoColumns } from "../../theme/layout";
import { typography } from "../../theme/typography";

const styles = {
  list: css({
    display: "grid",
    gridTemplateColumns: twoColumns("7.5rem"),
    gap: "2rem 1.25rem",
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.large]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  }),
  figure: css({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    paddingInlineStart: "clamp(1rem, 1.6vw, 1.5rem)",
    borderInlineStart: `1px solid ${color.accent}`,
  }),
  value: css({ ...typography.numeral, fontSize: "clamp(3rem, 2rem + 3vw, 4.5rem)" }),
  label: css({ marginTop: "0.5rem", color: color.muted }),
};

export interface StatisticsProps extends Queries.HomeSectionHeaderFragment {
  statistics: readonly Queries.StatisticForStatisticsFragment[];
}

/** The agency's figures, without the home page's counting animation. */
export function Statistics({ statistics, ...header }: StatisticsProps) {
  return (
    <Section id="statistics" colorScheme="ink" {...header}>
      <dl css={styles.list}>
        {statistics.map((item) => (
          <div key={item.label} css={styles.figure}>
            <dt css={styles.label}>{item.label}</dt>
            <dd css={styles.value}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export const fragment = graphql`
  fragment StatisticForStatistics on Statistic {
    value
    label
  }
`;
