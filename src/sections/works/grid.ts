import { css } from "@emotion/react";
import { media } from "../../theme";

/** One to four columns, depending on the window's width. Long words don't widen their column. */
export const worksGrid = css({
  display: "grid",
  overflowWrap: "anywhere",
  gap: "clamp(1rem, 2vw, 1.5rem)",
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  [media.large]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});
