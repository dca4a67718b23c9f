export const SLIDE_GAP = "clamp(1rem, 2vw, 1.5rem)";

/** The columns in which all slides are printed. */
export const PAPER_COLUMNS = "repeat(3, minmax(0, 1fr))";
