import { css, keyframes } from "@emotion/react";
import { scrollDriven, space } from "../../theme";
import { brandMark } from "./BrandMark";

/** The opening between lids that meet on both sides of the mark's rings. */
const opening = (centre: number, openness: number): string =>
  `ellipse(36% ${36 * openness}% at 50% ${centre * 100}%) view-box`;

const closing = (centre: number) => {
  const close = keyframes({ from: { clipPath: opening(centre, 1) }, to: { clipPath: opening(centre, 0.04) } });
  const lower = keyframes({ to: { transform: "translateY(9px)" } });
  const range = ["contain 45% contain 90%", "--eye", "both"] as const;
  return css({
    viewTimelineName: "--eye",
    viewTimelineInset: `${space.header} 0`,
    "& circle": scrollDriven(close, ...range),
    "& path": scrollDriven(lower, ...range),
  });
};

/**
 * For a mark at the end of the page: lids close over its rings on its way up, and are shut as it nears the header. The
 * rays come down with them, as lashes. The mark of a logo has no rings to close over.
 */
export const closesOnItsWayOut = brandMark.hollow && closing(brandMark.hollow.y);
