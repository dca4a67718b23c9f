import { keyframes } from "@emotion/react";
import { scrollDriven, scrollOffsets } from "../../theme";

const close = keyframes({ to: { transform: "scaleY(0.07)" } });

/** For a mark at the end of the page: it closes like an eye on its last way up, and is shut as it reaches the header. */
export const closesOnItsWayOut = scrollDriven(
  close,
  "contain 72% exit 8%",
  `view(block ${scrollOffsets.header}px 0)`,
  "both",
);
