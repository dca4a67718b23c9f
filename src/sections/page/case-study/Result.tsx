import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, media, typography } from "../../../theme";

const styles = {
  figure: css({
    ...typography.figure,
    display: "block",
    fontSize: "min(30vw, 116vw / var(--letters))",
    lineHeight: 0.86,
    whiteSpace: "nowrap",
    color: color.accent,
    [media.wide]: { fontSize: "min(16vw, 17rem, 76vw / var(--letters))" },
  }),
  /** Lines up what is drawn, rather than the box of a plus. */
  signed: css({ marginInlineStart: "-0.05em", [media.print]: { marginInlineStart: 0 } }),
  meaning: css({
    ...typography.lead,
    display: "block",
    maxWidth: "34ch",
    marginTop: "1.25rem",
    fontWeight: 600,
    [media.wide]: { maxWidth: "min(34ch, 46%)" },
  }),
};

/** What a case study achieved, as one giant figure, and what the figure means. */
export function Result({ of: { figure, meaning } }: { of: Queries.CaseStudyForResultFragment }) {
  return (
    <p>
      <span css={[styles.figure, /^\D/.test(figure) && styles.signed]} style={{ "--letters": figure.length }}>
        {figure}
      </span>{" "}
      <span css={styles.meaning}>{meaning}</span>
    </p>
  );
}

export const fragment = graphql`
  fragment CaseStudyForResult on PageCaseStudy {
    figure
    meaning
  }
`;
