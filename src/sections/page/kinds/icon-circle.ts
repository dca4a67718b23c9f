import { css } from "@emotion/react";
import { color } from "../../../theme/color";
import { radius } from "../../../theme/layout";

/** The round background of an icon. */
export const iconCircle = css({
  display: "grid",
  placeItems: "center",
  width: 60,
  height: 60,
  borderRadius: radius.pill,
  background: color.tint,
  color: color.onTint,
});
