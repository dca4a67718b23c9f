import { keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { Reveal } from "react-awesome-reveal";

export interface RevealMotionProps {
  children: ReactNode;
  effect: "zoom-in" | "fade-up";
  /** Duration in ms. */
  duration: number;
  /** Animate every time it scrolls into view, rather than once. */
  repeat?: boolean;
}

const zoomIn = keyframes`
  from { opacity: 0; transform: scale(0.86); animation-timing-function: ease-in-out; }
  to { opacity: 1; transform: none; }
`;
const fadeUp = keyframes`
  from { opacity: 0; transform: translateY(32px); }
  to { opacity: 1; transform: none; }
`;

const fullHeight = { height: "100%" };

/** The animated half of `Reveal`, in its own chunk with the library. */
export function RevealMotion({ children, effect, duration, repeat = false }: RevealMotionProps) {
  return (
    <Reveal
      keyframes={effect === "zoom-in" ? zoomIn : fadeUp}
      duration={duration}
      triggerOnce={!repeat}
      fraction={0.15}
      style={fullHeight}
    >
      {/* The library clones its child by type and props, which breaks elements with a css prop. */}
      <div style={fullHeight}>{children}</div>
    </Reveal>
  );
}
