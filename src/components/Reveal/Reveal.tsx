import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

export interface RevealProps {
  children: ReactNode;
  effect: "fade" | "fade-up";
  /** Duration in ms. */
  duration: number;
  /** Fraction of its height that must be visible, 0 to 1. */
  threshold: number;
}

const styles = {
  root: css({
    height: "100%",
    transition: "opacity ease-out, transform ease-out",
    "@media screen and (prefers-reduced-motion: no-preference)": {
      "&[data-waiting]": { opacity: 0, transition: "none" },
      "&[data-waiting][data-effect=fade-up]": { transform: "translateY(2rem)" },
    },
  }),
};

/** Counts everything above the viewport as in view: what a visitor has jumped past isn't waiting any more. */
const ALL_ABOVE = "1000000px 0px 0px";

/** Where the observer reports: enough height without the whole width is a smaller fraction of the area; 0 is gone. */
const stepsTo = (threshold: number): number[] => Array.from({ length: 11 }, (_, step) => (threshold * step) / 10);

/** Content that comes in once. Only a scroll hides it, and only below the viewport: what has been seen stays. */
export function Reveal({ children, effect, duration, threshold }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let waits = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (!latest) return;
        const { isIntersecting, intersectionRatio, intersectionRect, boundingClientRect } = latest;
        // Of an item at the edge of a row to swipe, only a part of the width shows, and it comes in with the others.
        const visible = Math.max(intersectionRatio, intersectionRect.height / boundingClientRect.height);
        // Content that's partly in view from the start stays as it is.
        if (isIntersecting && waits && visible < threshold) return;
        waits = !isIntersecting;
        setIsWaiting(waits);
        if (!waits) observer.disconnect();
      },
      { threshold: stepsTo(threshold), rootMargin: ALL_ABOVE },
    );
    const observe = () => observer.observe(element);
    if (window.scrollY > 0) observe();
    else window.addEventListener("scroll", observe, { once: true, passive: true });
    return () => {
      window.removeEventListener("scroll", observe);
      observer.disconnect();
    };
  }, [threshold]);

  return (
    <div
      ref={ref}
      css={styles.root}
      data-effect={effect}
      data-waiting={isWaiting || undefined}
      style={{ transitionDuration: `${duration}ms` }}
    >
      {children}
    </div>
  );
}
