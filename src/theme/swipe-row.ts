import { color } from "./color";
import { media, space } from "./layout";

/** Space for focus outlines, which the row would clip. */
const OUTLINE = "0.375rem";

/** Dots like those of a carousel, below the row, where the browser can make them. In the row's colours, not its items'. */
const dots = {
  "--dot": color.text,
  "@media (forced-colors: active)": { "--dot": "CanvasText" },
  scrollMarkerGroup: "after",
  "&::scroll-marker-group": { display: "flex", alignItems: "end", height: "2.5rem" },
  "& > *::scroll-marker": {
    content: '"" / counter(place)',
    width: 28,
    height: 28,
    color: "var(--dot)",
    background: "radial-gradient(circle, transparent 3.5px, currentColor 4px 5px, transparent 5.5px)",
    forcedColorAdjust: "none",
  },
  "& > *::scroll-marker:target-current": {
    background: "radial-gradient(circle, currentColor 6.5px, transparent 7px)",
  },
} as const;

/** On small screens, a row that scrolls sideways. If its items have nothing to focus, the list gets `focusableRow`. */
export const swipeRow = {
  [media.small]: {
    ...dots,
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
    "& > *": { scrollSnapAlign: "start", counterIncrement: "place" },
    // One item is no row.
    "&:has(> :only-child)": { gridAutoColumns: "100%", scrollMarkerGroup: "none" },
  },
} as const;

/** For a `swipeRow`: two rows of items, and a dot for each two. */
export const inTwoRows = {
  gridTemplateRows: "auto auto",
  "& > :nth-of-type(2n)": { counterIncrement: "none" },
  "& > :nth-of-type(2n)::scroll-marker": { content: "none" },
  // Two items are no row.
  "&:has(> :nth-of-type(2):last-of-type)": { scrollMarkerGroup: "none" },
} as const;

/** Lets a keyboard scroll what has nothing to focus. While a list is no row, `focusRows` takes it back. */
export const focusableRow = { tabIndex: 0 } as const;
