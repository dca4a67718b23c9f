import { type RefObject, useEffect, useState } from "react";

interface InViewOptions {
  /** Fraction of the element that must be visible, 0 to 1. */
  threshold?: number;
  /** CSS margin around the viewport, e.g. "200px 0px". */
  rootMargin?: string;
}

/** Whether an element is in the viewport, as last reported by the browser. */
export function useInView(ref: RefObject<Element>, { threshold = 0, rootMargin }: InViewOptions = {}): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setInView(latest.isIntersecting && latest.intersectionRatio >= threshold);
      },
      // The 0 reports when it leaves. Without it, a tall element that quickly scrolls out is never reported.
      { threshold: threshold > 0 ? [0, threshold] : 0, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, rootMargin]);

  return inView;
}
