import { keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { Reveal } from "react-awesome-reveal";

export interface ZoomInMotionProps {
  children: ReactNode;
  /** Duration in ms. */
  duration: number;
  /** Fraction of it that must be visible, 0 to 1. */
  threshold: number;
}

const zoomIn = keyframes({
  from: { transform: "scale(0.86)", animationTimingFunction: "ease-in-out" },
  to: { transform: "none" },
});

const fullHeight = { height: "100%" };

/** The animated half of `ZoomIn`, in its own chunk with the library. */
export function ZoomInMotion({ children, duration, threshold }: ZoomInMotionProps) {
  return (
    <Reveal keyframes={zoomIn} duration={duration} fraction={threshold} style={fullHeight}>
      {/* The library clones its child by type and props, which breaks elements with a css prop. */}
      <div style={fullHeight}>{children}</div>
    </Reveal>
  );
}
