import { css, type Keyframes, type SerializedStyles } from "@emotion/react";

/**
 * Moves an element by the scroll position: while it comes into view, not by itself. Where the browser has no such
 * timelines, under reduced motion, and once motion is paused, the element looks as it does in the end. So it does while
 * it's below the window, so that a picture of the whole page has no gaps: a range begins at `entry 0%`, and frames
 * that wait hold their first state for a while.
 *
 * @param frames that end as the element looks without them
 * @param range the part of the timeline, as in `animation-range`
 * @param fill `both` where the frames begin as the element looks without them
 * @param timeline that of the element's way through the window, if no other
 */
export const scrollDriven = (
  frames: Keyframes,
  range: string,
  timeline = "view()",
  fill = "forwards",
): SerializedStyles =>
  css({
    "@supports (animation-timeline: view())": {
      "@media (prefers-reduced-motion: no-preference)": {
        "html:not([data-motion]) &": {
          animation: `${frames} linear ${fill}`,
          animationTimeline: timeline,
          animationRange: range,
        },
      },
    },
  });
