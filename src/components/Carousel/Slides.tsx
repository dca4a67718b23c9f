import { css } from "@emotion/react";
import { type ReactNode, type TouchEvent, useCallback, useEffect, useRef, useState } from "react";
import Slick from "react-slick";
import { useInView } from "../../hooks/useInView";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { useMotionAllowed, usePaused } from "../../hooks/useMotion";
import { usePageVisible } from "../../hooks/usePageVisible";
import { media } from "../../theme/layout";
import { t } from "../../messages/t";
import { Controls } from "./Controls";
import { SLIDE_GAP } from "./layout";
import { usePauseOnInteraction } from "./usePauseOnInteraction";

export interface SlidesProps {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  slidesToShow: number;
  initialSlide: number;
  autoplay: number;
  speed: number;
  infinite?: boolean;
  pauseOnHover?: boolean;
  arrows?: { previous: string; next: string };
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
        gridTemplateColumns: "1fr 1fr",
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
 * The running carousel. It has its own interval, because slick adds 50 ms to the one it's given. It doesn't advance
 * while the visitor is interacting with it, while it's out of view or the tab is hidden, or under reduced motion.
 */
export function Slides({
  label,
  slides,
  slidesToShow,
  initialSlide,
  autoplay,
  speed,
  infinite = true,
  pauseOnHover = true,
  arrows,
}: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const [current, setCurrent] = useState(initialSlide);
  const [paused, setPaused] = usePaused();
  // Counts the visitor's own moves. Each one restarts the interval, so the slide they chose gets its full time.
  const [choices, setChoices] = useState(0);
  const { resting, pointerHandlers, focusHandlers } = usePauseOnInteraction(pauseOnHover);
  const inView = useInView(root, { threshold: VISIBLE_SHARE });
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();
  const motionAllowed = useMotionAllowed();

  const moves = slides.length > slidesToShow;
  const advances = autoplay > 0 && moves && !reducedMotion;
  const running = advances && !paused && !resting && inView && pageVisible;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => slick.current?.slickNext(), autoplay);
    return () => {
      clearInterval(timer);
    };
  }, [running, autoplay, choices]);

  const refresh = useCallback(() => {
    hideUnseen(root.current);
  }, []);
  // Slick calls back for the first time before this element's ref is set.
  useEffect(refresh);

  const byHand = (move: () => void) => {
    move();
    setChoices((count) => count + 1);
  };
  const last = infinite ? slides.length - 1 : Math.max(0, slides.length - slidesToShow);
  return (
    <div
      ref={root}
      role="group"
      aria-roledescription={t("carousel")}
      aria-label={label}
      css={styles.slider}
      {...focusHandlers}
    >
      <div {...pointerHandlers} onTouchStartCapture={mirrorTouches} onTouchMoveCapture={mirrorTouches}>
        <Slick
          ref={slick}
          arrows={false}
          dots={false}
          draggable={false}
          infinite={infinite && moves}
          initialSlide={Math.min(initialSlide, last)}
          slidesToShow={slidesToShow}
          slidesToScroll={1}
          speed={motionAllowed ? speed : 0}
          cssEase="ease"
          waitForAnimate={false}
          beforeChange={(_, next) => {
            setCurrent(next);
          }}
          afterChange={refresh}
          onReInit={refresh}
        >
          {slides.map(({ key, content }) => (
            <div key={key}>{content}</div>
          ))}
        </Slick>
      </div>
      {moves && (
        <Controls
          dots={slides.slice(0, last + 1).map(({ key }) => key)}
          current={current}
          onGo={(index) => {
            byHand(() => slick.current?.slickGoTo(index));
          }}
          arrows={arrows}
          canGo={{ previous: infinite || current > 0, next: infinite || current < last }}
          onStep={(direction) => {
            byHand(() => (direction < 0 ? slick.current?.slickPrev() : slick.current?.slickNext()));
          }}
          pause={
            advances
              ? {
                  paused,
                  onToggle: () => {
                    setPaused(!paused);
                  },
                }
              : undefined
          }
        />
      )}
    </div>
  );
}
