import { css } from "@emotion/react";

/** Space between slides. */
export const SLIDE_GAP = "clamp(1rem, 2vw, 1.5rem)";

/** The height of dots and pause button in px, kept free from the start so that nothing moves when they arrive. */
export const CONTROLS_HEIGHT = 68;

export const controlsRoom = css({ height: CONTROLS_HEIGHT });
