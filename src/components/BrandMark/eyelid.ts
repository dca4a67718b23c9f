import { css, keyframes } from "@emotion/react";
import { scrollDriven, space } from "../../theme";

const close = keyframes({ to: { transform: "scaleY(0.08)" } });

/**
 * For a mark at the end of the page: its rings close like an eye on its way up, and are shut as it reaches the header.
 * The rays stay, as lashes.
 */
export const closesOnItsWayOut = css({
  viewTimelineName: "--eye",
  viewTimelineInset: `${space.header} 0`,
  "& circle": [
    { transformBox: "fill-box", transformOrigin: "center" },
    scrollDriven(close, "contain 50% contain 100%", "--eye", "both"),
  ],
});
