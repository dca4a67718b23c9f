/** The hero's height on screens from 768 px: the window's, minus the header. */
export const HERO_HEIGHT = "max(34rem, min(64rem, 100svh - 7.125rem))";

/** On desktop, the part of the film that shows where its box has other proportions, and how much it's enlarged and moved. */
export const DESKTOP_FILM = { x: 0.3, y: 0.1, scale: 1.02, shift: 0.015 };
