/** The hero's height on desktop: the window's below the header, but for the bar above the header, which scrolls away. */
export const HERO_HEIGHT = "max(34rem, min(72rem, 100svh - 4.375rem))";

/** On desktop, the part of the film that shows where its box has other proportions. */
export const DESKTOP_FILM = { x: 0.3, y: 0.1 };
