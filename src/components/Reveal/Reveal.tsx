import { type ReactNode, useEffect, useRef } from "react";
import { useInView } from "../../hooks/useInView";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { useMediaQuery, useReducedMotion } from "../../hooks/useMediaQuery";
import type { RevealMotionProps } from "./RevealMotion";

const loadMotion = () => import("./RevealMotion").then(({ RevealMotion }) => RevealMotion);

export interface RevealProps extends Omit<RevealMotionProps, "children"> {
  children: ReactNode;
  /** Media query for the animation; where it doesn't match, this is a plain element. By default it always matches. */
  query?: string;
  className?: string;
}

/**
 * The only wrapper of react-awesome-reveal. It's a plain element on the server, without JavaScript and under reduced
 * motion. The library loads once the visitor scrolls. The element is hidden before its entrance only while it's out of
 * view, above or below; without `repeat`, only if it hasn't been in view yet.
 */
export function Reveal({ children, query, className, ...settings }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Motion, requestMotion] = useLazyComponent(loadMotion);
  const matches = useMediaQuery(query ?? "all", true);
  const reducedMotion = useReducedMotion();
  const moves = !reducedMotion && (query === undefined || matches);
  const seen = useInView(ref, { once: !settings.repeat, initially: true });

  useEffect(() => {
    if (!moves || seen) return;
    // During hydration, `moves` still has the server's value.
    if (query !== undefined && !window.matchMedia(query).matches) return;
    let current = true;
    const load = () => {
      // If the library can't be fetched, this stays a plain element.
      void requestMotion(() => current);
    };
    if (window.scrollY > 0) load();
    else window.addEventListener("scroll", load, { once: true, passive: true });
    return () => {
      current = false;
      window.removeEventListener("scroll", load);
    };
  }, [moves, query, seen, requestMotion]);

  return (
    <div ref={ref} className={className}>
      {Motion && moves ? <Motion {...settings}>{children}</Motion> : children}
    </div>
  );
}
