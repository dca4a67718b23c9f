import { css } from "@emotion/react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import Slick from "react-slick";
import { useInView } from "../../hooks/useInView";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { usePageVisible } from "../../hooks/usePageVisible";
import { colors } from "../../theme/colors";
import { motion } from "../../theme/motion";
import { Icon } from "../Icon/Icon";
import { PauseButton } from "../PauseButton/PauseButton";

export interface SlidesProps {
  label: string;
  slides: { key: string; content: ReactNode }[];
  slidesToShow: number;
  initialSlide: number;
  /** CSS length between slides. */
  gap: string;
  autoplay: number;
  speed: number;
  infinite?: boolean;
  pauseOnHover?: boolean;
  arrows?: { previous: string; next: string };
}

// What slick-carousel's stylesheet does, and no more.
const slider = css({
  "& .slick-list": { overflow: "hidden", margin: "0 calc(var(--gap) / -2)" },
  "& .slick-track": { display: "flex" },
  "& .slick-slide": { flex: "none", height: "auto", padding: "0 calc(var(--gap) / 2)" },
  "& .slick-slide > div, & .slick-slide > div > div": { height: "100%" },
});
const controls = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "1rem",
  height: 68,
  paddingTop: 16,
});
const dotList = css({ display: "flex", flexWrap: "wrap" });
const dot = css({
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  "&::before": {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 10,
    border: "1.5px solid currentColor",
    transition: `background ${motion.hover}ms, width ${motion.hover}ms`,
  },
  "&[aria-current=true]::before": { width: 22, background: colors.marigold, borderColor: "currentColor" },
});
const buttons = css({ display: "flex", gap: "0.5rem", marginLeft: "auto" });
const arrow = css({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  border: "1.5px solid currentColor",
  borderRadius: 44,
  background: "none",
  color: "inherit",
  "&:disabled": { opacity: 0.35, cursor: "default" },
});

/** Slides out of view, and slick's clones, leave the tab order and the accessibility tree. */
function hideUnseen(root: HTMLElement | null): void {
  root?.querySelectorAll<HTMLElement>(".slick-slide").forEach((slide) => {
    slide.inert = !slide.classList.contains("slick-active");
  });
}

/**
 * The running carousel. It advances by an interval of its own, because slick adds 50 ms to the one it is given, and
 * rests while the pointer or the focus is in it, while it is out of view or the tab is hidden, and under reduced motion.
 */
export function Slides({
  label,
  slides,
  slidesToShow,
  initialSlide,
  gap,
  autoplay,
  speed,
  infinite = true,
  pauseOnHover = true,
  arrows,
}: SlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const [current, setCurrent] = useState(initialSlide);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const inView = useInView(root, { threshold: 0.2 });
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();

  const moves = slides.length > slidesToShow;
  const advances = autoplay > 0 && moves && !reducedMotion;
  const running = advances && !paused && !focused && !(hovered && pauseOnHover) && inView && pageVisible;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => slick.current?.slickNext(), autoplay);
    return () => {
      clearInterval(timer);
    };
  }, [running, autoplay]);

  const refresh = useCallback(() => {
    hideUnseen(root.current);
  }, []);

  const last = infinite ? slides.length - 1 : Math.max(0, slides.length - slidesToShow);
  return (
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      css={slider}
      style={{ "--gap": gap } as React.CSSProperties}
      onMouseEnter={() => {
        setHovered(true);
      }}
      onMouseLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={(event) => {
        setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
    >
      <Slick
        ref={slick}
        arrows={false}
        dots={false}
        infinite={infinite && moves}
        initialSlide={Math.min(initialSlide, last)}
        slidesToShow={slidesToShow}
        slidesToScroll={1}
        speed={reducedMotion ? 0 : speed}
        cssEase="ease"
        beforeChange={(_, next) => {
          setCurrent(next);
        }}
        afterChange={refresh}
        onInit={refresh}
        onReInit={refresh}
      >
        {slides.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </Slick>
      <div css={controls}>
        {moves && (
          <ul css={dotList}>
            {slides.slice(0, last + 1).map(({ key }, index) => (
              <li key={key}>
                <button
                  type="button"
                  css={dot}
                  aria-label={`Go to slide ${index + 1}`}
                  aria-current={index === current}
                  onClick={() => slick.current?.slickGoTo(index)}
                />
              </li>
            ))}
          </ul>
        )}
        <div css={buttons}>
          {arrows && moves && (
            <>
              <button
                type="button"
                css={arrow}
                aria-label={arrows.previous}
                disabled={!infinite && current === 0}
                onClick={() => slick.current?.slickPrev()}
              >
                <Icon name="arrow-left" />
              </button>
              <button
                type="button"
                css={arrow}
                aria-label={arrows.next}
                disabled={!infinite && current >= last}
                onClick={() => slick.current?.slickNext()}
              >
                <Icon name="arrow-right" />
              </button>
            </>
          )}
          {advances && (
            <PauseButton
              subject="carousel"
              paused={paused}
              onToggle={() => {
                setPaused(!paused);
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
