import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { radius } from "../../theme/layout";

/** A raised surface that suits the tone of the band around it. */
export const surface = css({
  borderRadius: radius.card,
  border: "1px solid var(--line)",
  background: colors.white,
  '[data-tone="deep"] &': { background: colors.paper },
  '[data-tone="ink"] &': { background: colors.inkSoft, borderColor: "transparent" },
});

/** The round ground of an icon. */
export const iconGround = css({
  display: "grid",
  placeItems: "center",
  width: 60,
  height: 60,
  borderRadius: radius.pill,
  background: colors.lilac,
  color: colors.violet,
  '[data-tone="ink"] &': { background: colors.marigold, color: colors.ink },
  '[data-tone="lilac"] &': { background: colors.ink, color: colors.marigold },
});
