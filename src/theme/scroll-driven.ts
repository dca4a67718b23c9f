import { css, type CSSObject, type Keyframes, type SerializedStyles } from "@emotion/react";

/** Styles for where the browser can move elements by the scroll position, and the visitor wants motion. */
export const whereScrollDriven = (styles: CSSObject): CSSObject => ({
  "@supports (animation-timeline: view())": { "@media (prefers-reduced-motion: no-preference)": styles },
});

/**
 * Moves an element by the scroll position, while it comes into view. Where the browser has no such timelines, under
 * reduced motion, and once motion is paused, it looks as in the end, and so it does below the window: a range begins at
 * `entry 0%`, and frames that wait hold their first state for a while.
 *
 * @param frames that end as the element looks without them
 * @param fill `both` where the frames begin as the element looks without them
 */
export const scrollDriven = (
  frames: Keyframes,
  range: string,
  timeline = "view()",
  fill = "forwards",
): SerializedStyles =>
  css(
    whereScrollDriven({
      "html:not([data-motion]) &": {
        animation: `${frames} linear ${fill}`,
        animationTimeline: timeline,
        animationRange: range,
      },
    }),
  );
