import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../theme/layout";

const gap = "clamp(1rem, 2vw, 1.5rem)";

const grid = (medium: number, desktop: number, rowGap: string): SerializedStyles =>
  css({
    [media.wide]: {
      display: "grid",
      gap: `${rowGap} ${gap}`,
      gridTemplateColumns: `repeat(${medium}, minmax(0, 1fr))`,
      "& > li": { padding: 0 },
    },
    [media.desktop]: { gridTemplateColumns: `repeat(${desktop}, minmax(0, 1fr))` },
  });

/** Grids of cards from 768 px by their number of columns on large screens; a grid of three is one from 768 px already. */
const closeGrids: Record<number, SerializedStyles> = { 2: grid(2, 2, gap), 3: grid(3, 3, gap), 4: grid(2, 4, gap) };
const openGrids: Record<number, SerializedStyles> = {
  2: grid(2, 2, "2.5rem"),
  3: grid(3, 3, "2.5rem"),
  4: grid(2, 4, "2.5rem"),
};

/** The grid for so many columns; cards without a frame stand further apart. */
export const cardsGrid = (columns: number, framed: boolean): SerializedStyles | undefined =>
  (framed ? closeGrids : openGrids)[columns];

/** Cards one below the other, on small screens without a carousel. */
export const stack = css({ [media.small]: { display: "grid", gap: "1.25rem" } });
