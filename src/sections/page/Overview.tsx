import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { twoColumns } from "../../components/Section/layouts";
import { Section } from "../../components/Section/Section";
import { media, space } from "../../theme/layout";
import { typography } from "../../theme/typography";

const styles = {
  text: css({
    ...typography.lead,
    maxWidth: space.measure,
    [media.desktop]: { gridColumn: 2, gridRow: "1 / span 2" },
  }),
};

/** What a service is, with the text from the directory. The body of a page that doesn't have its own sections yet. */
export default function Overview({ page: { directory, name } }: { page: Queries.PageForOverviewFragment }) {
  if (!directory) return null;
  return (
    <Section id="overview" heading={directory.heading} kicker={name} layout={twoColumns}>
      <p css={styles.text}>{directory.content}</p>
    </Section>
  );
}

export const fragment = graphql`
  fragment PageForOverview on Page {
    name
    directory {
      heading
      content
    }
  }
`;
