import { space } from "../../../theme";

/** The hero's height on desktop: the space below the header, once the bar above it has scrolled away. */
export const HERO_HEIGHT = `max(34rem, min(72rem, 100svh - ${space.header}))`;

/** On desktop, the film's `object-position` as fractions, and how far it's moved from the words, in its widths. */
export const DESKTOP_FILM = { x: 0.3, y: 0.1, shift: 0.02 };

/** The size of the film that covers a box, as CSS expressions of the box's. */
export const filmCovering = (width: string, height: string) => ({
  width: `max(${width}, ${height} * 16 / 9)`,
  height: `max(${height}, ${width} * 9 / 16)`,
});
