import { css } from "@emotion/react";
import { colors } from "../../../theme/colors";
import { radius } from "../../../theme/layout";

/** A raised surface that suits the colour scheme of the section around it. */
export const surface = css({
  borderRadius: radius.card,
  border: "1px solid var(--line)",
  background: colors.white,
  '[data-scheme="deep"] &': { background: colors.paper },
  '[data-scheme="ink"] &': { background: colors.inkSoft, borderColor: "transparent" },
});

/** The round ground of an icon. */
export const iconCircle = css({
  display: "grid",
  placeItems: "center",
  width: 60,
  height: 60,
  borderRadius: radius.pill,
  background: colors.lilac,
  color: colors.violet,
  '[data-scheme="ink"] &': { background: colors.marigold, color: colors.ink },
  '[data-scheme="lilac"] &': { background: colors.ink, color: colors.marigold },
});
