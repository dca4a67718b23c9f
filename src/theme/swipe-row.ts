import { media, space } from "./layout";

/** Space for focus outlines, which the row would clip. */
const OUTLINE = "0.375rem";

/** On small screens, a row that scrolls sideways. If its items have nothing to focus, the list gets `focusableRow`. */
export const swipeRow = {
  [media.small]: {
    display: "grid",
    gridAutoFlow: "column",
    // Larger text needs all the width.
    gridAutoColumns: "max(90%, min(100%, 16rem))",
    gap: "1rem",
    margin: `-${OUTLINE} calc(-1 * ${space.gutter})`,
    padding: `${OUTLINE} ${space.gutter}`,
    overflow: "auto hidden",
    overscrollBehaviorInline: "contain",
    scrollPaddingInline: space.gutter,
    scrollSnapType: "inline proximity",
    scrollbarWidth: "none",
    "& > *": { scrollSnapAlign: "start" },
    // One item is no row.
    "&:has(> :only-child)": { gridAutoColumns: "100%" },
  },
} as const;

/** Lets a keyboard scroll a row whose items have nothing to focus. Where it isn't a row, `focusRows` takes it back. */
export const focusableRow = { tabIndex: 0 } as const;
