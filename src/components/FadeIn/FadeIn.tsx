import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { media } from "../../theme/layout";

export interface FadeInProps {
  children: ReactNode;
  /** Duration in ms. */
  duration: number;
  /** Fraction of it that must be visible, 0 to 1. */
  threshold: number;
  className?: string;
}

const styles = {
  root: css({
    transition: "opacity ease-out, transform ease-out",
    "&[data-waiting=true]": { opacity: 0, transform: "translateY(2rem)" },
    [media.print]: { "&[data-waiting=true]": { opacity: 1, transform: "none" } },
  }),
};

/**
 * Fades its content in once, when enough of it is visible, however the visitor got there. Only script hides the
 * content, and only while it's out of view. Assistive technology can always read it.
 */
export function FadeIn({ children, duration, threshold, className }: FadeInProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"plain" | "waiting" | "shown">("plain");
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (!latest) return;
        const { isIntersecting, intersectionRatio } = latest;
        setState((current) => {
          if (current === "plain" && !isIntersecting) return "waiting";
          if (current === "waiting" && isIntersecting && intersectionRatio >= threshold) return "shown";
          return current;
        });
      },
      // The 0 reports when it leaves the viewport.
      { threshold: [0, threshold] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [threshold]);

  return (
    <div
      ref={ref}
      css={styles.root}
      className={className}
      data-waiting={state === "waiting" && !reducedMotion}
      style={{ transitionDuration: `${duration}ms` }}
    >
      {children}
    </div>
  );
}
