import { css, type Keyframes, type SerializedStyles } from "@emotion/react";

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
