import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../../../theme";

const base = { display: "grid", gap: "clamp(1rem, 2vw, 1.5rem)", "& > li": { padding: 0 } } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const grid = (medium: number, large: number): SerializedStyles =>
  css({ [media.wide]: { ...base, ...columns(medium) }, [media.desktop]: columns(large) });

/** Card grids by their columns on large screens. From 768 to 1023 px they have two, so that lines are long enough. */
export const cardGrids: Record<number, SerializedStyles> = { 2: grid(2, 2), 3: grid(2, 3), 4: grid(2, 4) };

/** The grids that replace a carousel from 768 px. A grid of three columns has all three at that width. */
export const carouselGrids: Record<number, SerializedStyles> = { 2: grid(2, 2), 3: grid(3, 3), 4: grid(2, 4) };

/** Cards without a frame have more space between them. As they're low, small screens have two rows of them. */
export const spacious = css({ "&&": { rowGap: "2.5rem", [media.small]: { gridTemplateRows: "auto auto" } } });
