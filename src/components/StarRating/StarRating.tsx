import { css } from "@emotion/react";
import { commonMessages } from "$messages/common";

/** Width of one star and its gap, in units of the viewBox. */
const PITCH = 22;
const STAR = "l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z";

const styles = {
  root: css({ height: "1.125rem", fill: "currentColor" }),
};

/** A rating in stars, drawn as one shape. */
export function StarRating({ rating }: { rating: number }) {
  const path = `M10 1.6${Array.from({ length: rating }, () => STAR).join(`m${PITCH} 0`)}`;
  return (
    <svg
      css={styles.root}
      viewBox={`0 0 ${rating * PITCH - 2} 20`}
      role="img"
      aria-label={commonMessages.stars({ rating })}
    >
      <path d={path} />
    </svg>
  );
}
