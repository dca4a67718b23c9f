import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import type { RevealMotionProps } from "./RevealMotion";

export interface RevealProps extends Omit<RevealMotionProps, "children"> {
  children: ReactNode;
  className?: string;
}

/**
 * The one wrapper of react-awesome-reveal. Server, no-script and reduced-motion readers get a plain element; the
 * library is loaded, and the element hidden for its entrance, only while it is still below the fold.
 */
export function Reveal({ children, className, ...settings }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [Motion, setMotion] = useState<ComponentType<RevealMotionProps>>();

  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let current = true;
    void import("./RevealMotion").then((module) => {
      if (!current || element.getBoundingClientRect().top < window.innerHeight) return;
      startTransition(() => {
        setMotion(() => module.RevealMotion);
      });
    });
    return () => {
      current = false;
    };
  }, []);

  return (
    <div ref={ref} className={className}>
      {Motion ? <Motion {...settings}>{children}</Motion> : children}
    </div>
  );
}
