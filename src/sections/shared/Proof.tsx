import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { contentBox, media, space, twoColumns, typography } from "../../theme";
import CaseStudyTeaser from "../page/case-study/CaseStudyTeaser";

const styles = {
  claims: css({
    ...contentBox,
    display: "grid",
    gridTemplateColumns: twoColumns("9rem"),
    gap: "1rem 1.5rem",
    padding: `clamp(1.5rem, 2.5vw, 2.25rem) ${space.gutter}`,
    [media.wide]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
  }),
  // The figure is above its label, though it comes after it in the document.
  claim: css({ display: "flex", flexDirection: "column-reverse" }),
  value: css({ ...typography.numeral, fontSize: "clamp(1.75rem, 1rem + 2.8vw, 4rem)" }),
};

export interface ProofProps {
  proof: Queries.ProofForBlockFragment;
  /** An example of the agency's work, if it has one. */
  project?: Queries.PageForTeaserFragment | null;
}

/** A case study in one screen, and below it the agency's claims about itself in one quiet line. */
export default function Proof({ proof, project }: ProofProps) {
  return (
    <>
      {project && <CaseStudyTeaser id="proof" kicker={proof.kicker} page={project} />}
      <div id={project ? undefined : "proof"} data-scheme="paper">
        <dl css={styles.claims}>
          {proof.figures.map(({ value, label }) => (
            <div key={label} css={styles.claim}>
              <dt>{label}</dt>
              <dd css={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment ProofForBlock on Proof {
    kicker
    figures {
      value
      label
    }
  }
`;
