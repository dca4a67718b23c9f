import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/Section/Section";
import { space, typography } from "../../theme";
import { belowStatement, statement } from "./statement";

const styles = {
  text: css({ ...typography.lead, ...belowStatement, maxWidth: space.measure }),
};

/** What a service is, with the text from the directory. The body of a page that doesn't have its own sections yet. */
export default function Overview({ page: { directory, name } }: { page: Queries.PageForOverviewFragment }) {
  if (!directory) return null;
  return (
    <Section id="overview" heading={directory.heading} kicker={name} layout={statement}>
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
