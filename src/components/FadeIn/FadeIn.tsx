import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useInView } from "../../hooks/useInView";
import { useReducedMotion } from "../../hooks/useMediaQuery";

export interface FadeInProps {
  children: ReactNode;
  /** Duration in ms. */
  duration: number;
  /** Share of it that must be visible, 0 to 1. */
  threshold: number;
  className?: string;
}

const style = css({
  transition: "opacity ease-out, transform ease-out",
  "&[data-waiting=true]": { opacity: 0, transform: "translateY(2rem)" },
});

/**
 * Fades its content in, once, when enough of it is visible. It is hidden for that only by script and only while it is
 * below the fold; assistive technology reads it all along.
 */
export function FadeIn({ children, duration, threshold, className }: FadeInProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [armed, setArmed] = useState(false);
  const reducedMotion = useReducedMotion();
  const seen = useInView(ref, { threshold, once: true });

  useEffect(() => {
    if (ref.current && ref.current.getBoundingClientRect().top >= window.innerHeight) setArmed(true);
  }, []);

  return (
    <div
      ref={ref}
      css={style}
      className={className}
      data-waiting={armed && !seen && !reducedMotion}
      style={{ transitionDuration: `${duration}ms` }}
    >
      {children}
    </div>
  );
}
