import { css } from "@emotion/react";
import { type ReactNode, type RefObject, type TouchEvent, useCallback, useEffect, useRef, useState } from "react";
import Slick from "react-slick";
import { useInView } from "../../hooks/useInView";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { useMotionAllowed } from "../../hooks/useMotion";
import { usePageVisible } from "../../hooks/usePageVisible";
import { media } from "../../theme/layout";
import { PAPER_COLUMNS, SLIDE_GAP } from "./layout";
import type { Rest } from "./usePauseOnInteraction";

export interface SlidesProps {
  slickRef: RefObject<Slick>;
  slides: readonly { key: string; content: ReactNode }[];
  slidesToShow: number;
  initialSlide: number;
  /** How long each slide shows in ms, or 0 if the carousel doesn't advance by itself at the moment. */
  autoplay: number;
  /** A number that changes with each move of the visitor's. */
  choices: number;
  speed: number;
  infinite: boolean;
  onChange: (slide: number) => void;
  pointerHandlers: Rest["pointerHandlers"];
}

/** Fraction of the carousel that must be in view for it to advance. */
const VISIBLE_SHARE = 0.2;

const styles = {
  // Does what slick-carousel's stylesheet does, and nothing else.
  slider: css({
    "& .slick-list": { overflow: "hidden", margin: `0 calc(${SLIDE_GAP} / -2)`, touchAction: "pan-y" },
    "& .slick-track": { display: "flex" },
    "& .slick-slide": { flex: "none", height: "auto", padding: `0 calc(${SLIDE_GAP} / 2)` },
    // Slick only counts from left to right. The other way round, the row is mirrored, and each slide mirrored back.
    "[dir=rtl] & .slick-list, [dir=rtl] & .slick-slide": { scale: "-1 1" },
    "[dir=rtl] & .slick-slide": { direction: "rtl" },
    // Slick sets inline-block, which would leave space for descenders below each slide.
    "& .slick-slide > div, & .slick-slide > div > div": { height: "100%", verticalAlign: "top" },
    [media.print]: {
      "& .slick-list": { overflow: "visible", margin: 0 },
      // Slick sets the width and position as inline styles.
      "& .slick-track": {
        display: "grid",
        gridTemplateColumns: PAPER_COLUMNS,
        width: "auto !important",
        transform: "none !important",
      },
      "& .slick-slide": { width: "auto !important" },
      "& .slick-cloned": { display: "none" },
    },
  }),
};

/** Removes slides out of view, and slick's clones, from the tab order and the accessibility tree. */
function hideUnseen(root: HTMLElement | null): void {
  root?.querySelectorAll(".slick-slide").forEach((slide) => {
    slide.toggleAttribute("inert", !slide.classList.contains("slick-active"));
  });
}

/** Tells slick of fingers as the mirrored row sees them. Its own option for right to left reverses the slides. */
const mirrorTouches = ({ currentTarget, nativeEvent }: TouchEvent): void => {
  if (!currentTarget.closest("[dir=rtl]")) return;
  const touches = Array.from(nativeEvent.touches, ({ pageX, pageY }) => ({ pageX: -pageX, pageY }));
  Object.defineProperty(nativeEvent, "touches", { value: touches });
};

/**
 * The running carousel's slides. It has its own interval, because slick adds 50 ms to the one it's given. It doesn't
 * advance while it's out of view or the tab is hidden, or under reduced motion.
 */
export function Slides({
  slickRef,
  slides,
  slidesToShow,
  initialSlide,
  autoplay,
  choices,
  speed,
  infinite,
  onChange,
  pointerHandlers,
}: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  // Slick begins with it and goes on by itself.
  const [start] = useState(initialSlide);
  const inView = useInView(root, { threshold: VISIBLE_SHARE });
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();
  const motionAllowed = useMotionAllowed();
  const advances = autoplay > 0 && !reducedMotion && inView && pageVisible;

  useEffect(() => {
    if (!advances) return;
    const timer = setInterval(() => slickRef.current?.slickNext(), autoplay);
    return () => clearInterval(timer);
  }, [advances, autoplay, choices, slickRef]);

  const refresh = useCallback(() => hideUnseen(root.current), []);
  // Slick calls back for the first time before this element's ref is set.
  useEffect(refresh);

  return (
    <div
      ref={root}
      css={styles.slider}
      {...pointerHandlers}
      onTouchStartCapture={mirrorTouches}
      onTouchMoveCapture={mirrorTouches}
    >
      <Slick
        ref={slickRef}
        arrows={false}
        dots={false}
        draggable={false}
        infinite={infinite}
        initialSlide={start}
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        speed={motionAllowed ? speed : 0}
        cssEase="ease"
        waitForAnimate={false}
        beforeChange={(_, next) => onChange(next)}
        afterChange={refresh}
        onReInit={refresh}
      >
        {slides.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </Slick>
    </div>
  );
}
