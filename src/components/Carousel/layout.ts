import { css } from "@emotion/react";

/** Space between slides. */
export const SLIDE_GAP = "clamp(1rem, 2vw, 1.5rem)";

/** Height of the dots and the pause button in px, reserved from the start so nothing moves when they load. */
export const CONTROLS_HEIGHT = 68;

export const controlsPlaceholder = css({ height: CONTROLS_HEIGHT });
