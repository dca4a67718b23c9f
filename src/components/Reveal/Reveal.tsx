import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import type { RevealMotionProps } from "./RevealMotion";

export interface RevealProps extends Omit<RevealMotionProps, "children"> {
  children: ReactNode;
  /** Media query under which it moves; elsewhere it is a plain element. Everywhere by default. */
  query?: string;
  className?: string;
}

/**
 * The one wrapper of react-awesome-reveal. Server, no-script and reduced-motion readers get a plain element; the
 * library is loaded once the visitor scrolls, and the element hidden for its entrance, only while it is still below the
 * fold.
 */
export function Reveal({ children, query, className, ...settings }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<RevealMotionProps>>();
  const matches = useMediaQuery(query ?? "all", true);
  const moves = query === undefined || matches;

  useEffect(() => {
    const element = ref.current;
    if (!element || !moves || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // While hydrating, `moves` is still the server's answer.
    if (query !== undefined && !window.matchMedia(query).matches) return;
    let current = true;
    const load = () => {
      import("./RevealMotion").then(
        (module) => {
          if (!current || element.getBoundingClientRect().top < window.innerHeight) return;
          startTransition(() => {
            setMotion(() => module.RevealMotion);
          });
        },
        () => {
          // It stays a plain element.
        },
      );
    };
    if (window.scrollY > 0) load();
    else window.addEventListener("scroll", load, { once: true, passive: true });
    return () => {
      current = false;
      window.removeEventListener("scroll", load);
    };
  }, [moves, query]);

  return (
    <div ref={ref} className={className}>
      {Motion && moves ? <Motion {...settings}>{children}</Motion> : children}
    </div>
  );
}
