import { css } from "@emotion/react";
import { color } from "../../theme/color";
import { media, radius } from "../../theme/layout";

/** The buttons in the top strip, which are icons. */
export const stripButton = css({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: "none",
  [media.hover]: { "&:hover": { color: color.accent } },
});
