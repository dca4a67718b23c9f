import { css, keyframes } from "@emotion/react";
import { scrollDriven, space } from "../../theme";

/** Around the centre of a ring, as wide as the outermost, in the mark's units. */
const lids = (openness: number): string => `ellipse(23px ${23 * openness}px)`;

const close = keyframes({ from: { clipPath: lids(1) }, to: { clipPath: lids(0.04) } });
const lower = keyframes({ to: { transform: "translateY(9px)" } });

/**
 * For a mark at the end of the page: lids close over its rings on its way up, and are shut as it reaches the header. The
 * rays come down with them, as lashes.
 */
export const closesOnItsWayOut = css({
  viewTimelineName: "--eye",
  viewTimelineInset: `${space.header} 0`,
  "& circle": scrollDriven(close, "contain 45% contain 90%", "--eye", "both"),
  "& path": scrollDriven(lower, "contain 45% contain 90%", "--eye", "both"),
});
