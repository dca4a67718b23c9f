import { css, keyframes } from "@emotion/react";
import { scrollDriven, space } from "../../theme";
import { brandMark } from "./BrandMark";

/** The opening between lids that meet on both sides of the mark's rings. */
const opening = (centre: number, openness: number): string =>
  `ellipse(36% ${36 * openness}% at 50% ${centre * 100}%) view-box`;

const closing = (centre: number) => {
  const close = keyframes({
    from: { clipPath: opening(centre, 1) },
    "85%": { opacity: 1 },
    to: { clipPath: opening(centre, 0.04), opacity: 0 },
  });
  const lower = keyframes({ to: { transform: "translateY(9px)" } });
  const appear = keyframes({ "0%, 70%": { opacity: 0 }, to: { opacity: 1 } });
  const range = ["contain 62% contain 82%", "--eye", "both"] as const;
  return css({
    viewTimelineName: "--eye",
    viewTimelineInset: `${space.header} 0`,
    "& circle": scrollDriven(close, ...range),
    "& path": scrollDriven(lower, ...range),
    // The edge of the lid that has come down.
    "&::after": [
      {
        content: '""',
        position: "absolute",
        insetInline: "15%",
        top: `${centre * 100}%`,
        height: "14%",
        borderBottom: "clamp(5px, 0.7vw, 18px) solid currentColor",
        borderRadius: "0 0 50% 50% / 0 0 100% 100%",
        opacity: 0,
      },
      scrollDriven(appear, ...range),
    ],
  });
};

/**
 * For the frame of a mark at the end of the page: lids close over its rings on its way up, and are shut as it nears the
 * header. The rays come down with them, as lashes. The mark of a logo has no rings to close over.
 */
export const closesOnItsWayOut = brandMark.hollow && closing(brandMark.hollow.y);
