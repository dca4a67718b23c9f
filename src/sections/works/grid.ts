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

/** The width of a cell in that grid, so that the browser can choose a picture. */
export const WORKS_GRID_SIZES = "(min-width: 1280px) 22vw, (min-width: 1024px) 30vw, (min-width: 560px) 45vw, 92vw";
