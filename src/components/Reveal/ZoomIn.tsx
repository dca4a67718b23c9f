import { css } from "@emotion/react";
import { useEffect } from "react";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { useIsSmall } from "../../hooks/useMediaQuery";
import { useMotionAllowed } from "../../hooks/useMotion";
import type { ZoomInMotionProps } from "./ZoomInMotion";

const loadMotion = () => import("./ZoomInMotion").then(({ ZoomInMotion }) => ZoomInMotion);

const styles = {
  root: css({ height: "100%" }),
  /** The library makes what's out of view invisible. It may have been seen, so it's only smaller. */
  moving: css({ "& > *": { opacity: "1 !important", transform: "scale(0.86)" } }),
};

/**
 * Content that zooms in each time it scrolls into view. The only wrapper of react-awesome-reveal: a plain element on the
 * server, without JavaScript and under reduced motion, and on small screens, where a carousel slides it in. The library
 * loads at the first scroll.
 */
export function ZoomIn({ children, ...settings }: ZoomInMotionProps) {
  const [Motion, requestMotion] = useLazyComponent(loadMotion);
  const isSmall = useIsSmall();
  const moves = useMotionAllowed() && !isSmall;

  useEffect(() => {
    if (!moves) return;
    // If the library can't be fetched, this stays a plain element.
    const load = () => void requestMotion();
    if (window.scrollY > 0) load();
    else window.addEventListener("scroll", load, { once: true, passive: true });
    return () => window.removeEventListener("scroll", load);
  }, [moves, requestMotion]);

  return (
    <div css={[styles.root, Motion && moves && styles.moving]}>
      {Motion && moves ? <Motion {...settings}>{children}</Motion> : children}
    </div>
  );
}
