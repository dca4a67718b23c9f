import { keyframes } from "@emotion/react";
import { scrollDriven, scrollOffsets } from "../../theme";
import { brandMark } from "./BrandMark";

const centre = `50% ${100 * (brandMark.hollow?.y ?? 0.5)}%`;
const open = keyframes({
  "from, 25%": { clipPath: `circle(0 at ${centre})` },
  to: { clipPath: `circle(100% at ${centre})` },
});
const close = keyframes({ to: { transform: "scaleY(0.07)" } });

/** For a large mark below the first view: it opens from its pupil to its rays as it comes into view. */
export const opensInView = scrollDriven(open, "entry 0% cover 45%");

/** For a mark at the end of the page: it closes like an eye on its last way up, and is shut as it reaches the header. */
export const closesOnItsWayOut = scrollDriven(
  close,
  "contain 72% exit 8%",
  `view(block ${scrollOffsets.header}px 0)`,
  "both",
);
