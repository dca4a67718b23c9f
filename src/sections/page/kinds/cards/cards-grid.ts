import { css, type SerializedStyles } from "@emotion/react";
import { media } from "../../../../theme/layout";

const base = { display: "grid", gap: "clamp(1rem, 2vw, 1.5rem)", "& > li": { padding: 0 } } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const grid = (medium: number, large: number): SerializedStyles =>
  css({ [media.wide]: { ...base, ...columns(medium) }, [media.desktop]: columns(large) });

/** Grids of cards by their columns on large screens. Between 768 and 1023 px there are two, for lines long enough. */
export const cardGrids: Record<number, SerializedStyles> = { 2: grid(2, 2), 3: grid(2, 3), 4: grid(2, 4) };

/** The grids that take a carousel's place from 768 px, with all their columns at once where there are three. */
export const carouselGrids: Record<number, SerializedStyles> = { 2: grid(2, 2), 3: grid(3, 3), 4: grid(2, 4) };

/** Cards without a frame stand further apart. */
export const spacious = css({ "&&": { rowGap: "2.5rem" } });

/** Cards one below the other, on small screens without a carousel. */
export const stackedOnSmall = css({ [media.small]: { display: "grid", gap: "1.25rem" } });
