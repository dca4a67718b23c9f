import { css } from "@emotion/react";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import Slick from "react-slick";
import { useMotionAllowed, useSeenMoving } from "../../hooks/useMotion";
import { media } from "../../theme";
import { canHover } from "../../utils/can-hover";
import { PAPER_COLUMNS, SLIDE_GAP } from "./layout";

export interface SlidesProps {
  slick: RefObject<Slick>;
  slides: readonly { key: string; content: ReactNode }[];
  slidesToShow: number;
  initialSlide: number;
  /** How long each slide shows in ms, or 0 if the carousel doesn't advance by itself at the moment. */
  autoplay: number;
  /** A number that changes with each move of the visitor's. */
  moves: number;
  /** Duration of a transition in ms. */
  speed: number;
  infinite: boolean;
  /** Whether hovering with a mouse or a stylus pauses it, as by default. A finger always does. */
  pauseOnHover?: boolean;
  onChange: (slide: number) => void;
}

/** How far a finger moves, in px, before it counts as a swipe. */
const SWIPE = 40;

const styles = {
  // Does what slick-carousel's stylesheet does, and nothing else.
  slider: css({
    "& .slick-list": {
      overflow: "clip",
      // To a phone's edges, behind which the next slide waits, less what slick rounds. Browsers take no calculation here.
      overflowClipMargin: "7px",
      margin: `0 calc(${SLIDE_GAP} / -2)`,
      touchAction: "pan-y",
    },
    "& .slick-track": { display: "flex" },
    "& .slick-slide": { flex: "none", padding: `0 calc(${SLIDE_GAP} / 2)` },
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

/** The running carousel's slides. It has its own interval, because slick adds 50 ms to the one it's given. */
export function Slides({
  slick,
  slides,
  slidesToShow,
  initialSlide,
  autoplay,
  moves,
  speed,
  infinite,
  pauseOnHover = true,
  onChange,
}: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  const touchStart = useRef(0);
  // Slick begins with it and goes on by itself.
  const [start] = useState(initialSlide);
  const [held, setHeld] = useState(false);
  const isSeen = useSeenMoving(root);
  const motionAllowed = useMotionAllowed();
  const isMirrored = document.documentElement.dir === "rtl";
  const advances = autoplay > 0 && !held && isSeen;

  useEffect(() => {
    if (!advances) return;
    const timer = setInterval(() => slick.current?.slickNext(), autoplay);
    return () => clearInterval(timer);
  }, [advances, autoplay, moves, slick]);

  /** Removes slides out of view, and slick's clones, from the tab order and the accessibility tree. */
  const hideUnseen = useCallback(() => {
    for (const slide of root.current?.querySelectorAll(".slick-slide") ?? []) {
      slide.toggleAttribute("inert", !slide.classList.contains("slick-active"));
    }
  }, []);
  // Slick calls back for the first time before this element's ref is set.
  useEffect(hideUnseen);

  return (
    <div
      ref={root}
      css={styles.slider}
      onPointerEnter={(event) => setHeld(pauseOnHover || !canHover(event))}
      onPointerLeave={() => setHeld(false)}
      {...(isMirrored && {
        onTouchStart: ({ touches }) => {
          touchStart.current = touches[0]?.pageX ?? 0;
        },
        onTouchEnd: ({ changedTouches }) => {
          const moved = (changedTouches[0]?.pageX ?? 0) - touchStart.current;
          if (moved > SWIPE) slick.current?.slickNext();
          if (moved < -SWIPE) slick.current?.slickPrev();
        },
      })}
    >
      <Slick
        ref={slick}
        arrows={false}
        dots={false}
        draggable={false}
        // Where the row is mirrored, slick would take a swipe for the opposite one.
        swipe={!isMirrored}
        infinite={infinite}
        initialSlide={start}
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        speed={motionAllowed ? speed : 0}
        cssEase="ease"
        waitForAnimate={false}
        beforeChange={(_, next) => onChange(next)}
        afterChange={hideUnseen}
        onReInit={hideUnseen}
      >
        {slides.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </Slick>
    </div>
  );
}
