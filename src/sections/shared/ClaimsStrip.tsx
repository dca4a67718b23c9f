import { css } from "@emotion/react";
import { contentBox, media, space, twoColumns, typography } from "../../theme";

const styles = {
  strip: css({
    ...contentBox,
    display: "grid",
    gridTemplateColumns: twoColumns("9rem"),
    gap: "0.5rem 1.5rem",
    padding: `clamp(1.5rem, 2.5vw, 2.25rem) ${space.gutter}`,
    [media.wide]: { gridTemplateColumns: "repeat(4, auto)", justifyContent: "space-between" },
  }),
  claim: css({
    display: "flex",
    flexFlow: "row-reverse wrap",
    justifyContent: "flex-end",
    alignItems: "baseline",
    gap: "0 0.5rem",
  }),
  value: css({ ...typography.numeral, margin: 0, fontSize: "1.5rem" }),
};

/** The agency's claims about itself in one quiet line. */
export default function ClaimsStrip({ proof: { figures } }: { proof: Queries.ClaimsBannerFragment }) {
  return (
    <div data-scheme="deep">
      <dl css={styles.strip}>
        {figures.map(({ value, label }) => (
          <div key={label} css={styles.claim}>
            <dt>{label}</dt>
            <dd css={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
