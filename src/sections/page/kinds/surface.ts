import { css } from "@emotion/react";
import { color } from "../../../theme/color";
import { radius } from "../../../theme/layout";

/** A raised surface that suits the colour scheme of the section around it. */
export const surface = css({
  borderRadius: radius.card,
  border: `1px solid ${color.edge}`,
  background: color.card,
});

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
