import { type ReactNode, useEffect, useRef } from "react";
import { useInView } from "../../hooks/useInView";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { useMediaQuery, useReducedMotion } from "../../hooks/useMediaQuery";
import type { RevealMotionProps } from "./RevealMotion";

const loadMotion = () => import("./RevealMotion").then(({ RevealMotion }) => RevealMotion);

export interface RevealProps extends Omit<RevealMotionProps, "children"> {
  children: ReactNode;
  /** Media query under which it moves; elsewhere it is a plain element. Everywhere by default. */
  query?: string;
  className?: string;
}

/**
 * The one wrapper of react-awesome-reveal. Server, no-script and reduced-motion readers get a plain element; the
 * library is loaded once the visitor scrolls. The element is hidden for its entrance only while it is out of view, above
 * or below; without `repeat`, only if it has not been in view yet.
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
    // While hydrating, `moves` is still the server's answer.
    if (query !== undefined && !window.matchMedia(query).matches) return;
    let current = true;
    const load = () => {
      // Where it cannot be fetched, this stays a plain element.
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
