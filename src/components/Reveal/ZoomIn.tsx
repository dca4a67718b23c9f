import { css, keyframes } from "@emotion/react";
import { type ReactNode, useEffect } from "react";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { useIsSmall } from "../../hooks/useMediaQuery";
import { useMotionAllowed } from "../../hooks/useMotion";
import { motion } from "../../theme";

const loadReveal = () => import("react-awesome-reveal").then(({ Reveal }) => Reveal);

const zoomIn = keyframes({
  from: { transform: "scale(0.86)", animationTimingFunction: "ease-in-out" },
  to: { transform: "none" },
});

const fullHeight = { height: "100%" };

const styles = {
  root: css(fullHeight),
  /** The library makes what's out of view invisible. It may have been seen, so it's only smaller. */
  moving: css({ "& > *": { opacity: "1 !important", transform: "scale(0.86)" } }),
};

/** Content that zooms in each time it comes into view, by react-awesome-reveal. Small screens have a carousel instead. */
export function ZoomIn({ children }: { children: ReactNode }) {
  const [Reveal, requestReveal] = useLazyComponent(loadReveal);
  const isSmall = useIsSmall();
  const moves = useMotionAllowed() && !isSmall;

  useEffect(() => {
    if (!moves) return;
    // If the library can't be fetched, this stays a plain element.
    const load = () => void requestReveal();
    if (window.scrollY > 0) load();
    else window.addEventListener("scroll", load, { once: true, passive: true });
    return () => window.removeEventListener("scroll", load);
  }, [moves, requestReveal]);

  if (!Reveal || !moves) return <div css={styles.root}>{children}</div>;
  return (
    <div css={[styles.root, styles.moving]}>
      <Reveal keyframes={zoomIn} {...motion.caseStudyZoom} style={fullHeight}>
        {/* The library clones its child by type and props, which breaks elements with a css prop. */}
        <div style={fullHeight}>{children}</div>
      </Reveal>
    </div>
  );
}
