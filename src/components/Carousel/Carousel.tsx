import { css, type SerializedStyles } from "@emotion/react";
import { type FocusEvent, useCallback, useEffect, useReducer, useRef, useState } from "react";
import type Slick from "react-slick";
import { useLazyComponent } from "../../hooks/useLazyComponent";
import { useHydrated, useMediaQuery } from "../../hooks/useMediaQuery";
import { usePaused } from "../../hooks/useMotion";
import { carouselMessages } from "$messages/common";
import { DESKTOP_BREAKPOINT, media, MOBILE_BREAKPOINT } from "../../theme";
import { Controls, type ControlsProps } from "./Controls";
import { PAPER_COLUMNS, SLIDE_GAP } from "./layout";
import type { SlidesProps } from "./Slides";

export interface CarouselProps extends Pick<SlidesProps, "slides" | "speed" | "pauseOnHover"> {
  label: string;
  /** How many slides to show side by side: from 1024 px, from 768 px, and below that. */
  show?: { desktop: number; medium: number; small: number };
  /** Makes it a carousel below 768 px only: the layout of the list from there on, such as a three-column grid. */
  wideLayout?: SerializedStyles;
  /** How long each slide shows in ms, or 0 if the carousel doesn't advance by itself. */
  autoplay: number;
  infinite?: boolean;
  arrows?: ControlsProps["arrows"];
}

/** The list as a row that scrolls sideways. The controls are in it, for the keyboard, and stay in place. */
const row = {
  margin: `0 calc(${SLIDE_GAP} / -2)`,
  overflow: "auto hidden",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "& > div": { width: "calc(100% * max(1, var(--count) / var(--show)))" },
  "& > div > ul > li": {
    flex: "0 0 calc(100% / max(var(--count), var(--show)))",
    padding: `0 calc(${SLIDE_GAP} / 2)`,
    scrollSnapAlign: "start",
  },
  "& > div > div": {
    position: "sticky",
    insetInlineStart: 0,
    width: "calc(100% * min(1, var(--show) / var(--count)))",
    padding: `0 calc(${SLIDE_GAP} / 2)`,
  },
} as const;

const styles = {
  show: css({
    "--show": "var(--small)",
    [media.wide]: { "--show": "var(--medium)" },
    [media.desktop]: { "--show": "var(--desktop)" },
  }),
  alwaysRow: css(row),
  smallRow: css({ [media.small]: row }),
  list: css({ display: "flex" }),
  rowOnPaper: css({ [media.print]: { margin: 0, overflow: "visible", "& > div": { width: "auto" } } }),
  listOnPaper: css({ [media.print]: { display: "grid", gridTemplateColumns: PAPER_COLUMNS } }),
  notOnWide: css({ [media.wide]: { display: "none" } }),
  notOnDesktop: css({ [media.desktop]: { display: "none" } }),
};

const loadSlides = () => import("./Slides").then(({ Slides }) => Slides);

/** The only wrapper of react-slick, which replaces the list at the same height, but not while the focus is in it. */
export function Carousel({
  label,
  slides,
  show = { desktop: 1, medium: 1, small: 1 },
  wideLayout,
  autoplay,
  infinite = true,
  arrows,
  ...pace
}: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const slick = useRef<Slick>(null);
  const hydrated = useHydrated();
  const isDesktop = useMediaQuery(`(min-width: ${DESKTOP_BREAKPOINT}px)`, true);
  const isWide = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`, true);
  const [Slides, requestSlides] = useLazyComponent(loadSlides);
  const [current, setCurrent] = useState(0);
  const [focus, setFocus] = useState<"list" | "controls">();
  const [paused, setPaused] = usePaused();
  // Each move of the visitor's restarts the interval, so the slide they chose gets its full time.
  const [moves, countMove] = useReducer((count: number) => count + 1, 0);

  const slidesToShow = isDesktop ? show.desktop : isWide ? show.medium : show.small;
  // If all slides fit, there's nothing to move to.
  const isCarousel = (!wideLayout || !isWide) && slides.length > slidesToShow;
  const hasControls = hydrated ? isCarousel : slides.length > show.small;
  const runs = isCarousel && Slides !== undefined && focus !== "list";
  const last = infinite ? slides.length - 1 : Math.max(0, slides.length - slidesToShow);

  /** Until slick runs, the current slide is the one that the list is scrolled to. */
  const followScroll = useCallback(() => {
    const width = list.current?.firstElementChild?.clientWidth ?? 0;
    // Negative where text runs from right to left.
    if (scroller.current && width > 0) setCurrent(Math.round(Math.abs(scroller.current.scrollLeft) / width));
  }, []);

  useEffect(() => {
    followScroll();
    // If slick can't be fetched, the list stays, and still scrolls.
    if (isCarousel) void requestSlides();
  }, [isCarousel, followScroll, requestSlides]);

  const scrollTo = (index: number) => {
    const [first, slide] = [list.current?.children[0], list.current?.children[index]];
    if (!scroller.current || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    scroller.current.scrollLeft = slide.offsetLeft - first.offsetLeft;
  };
  const isInList = (target: EventTarget | null) => target instanceof Node && list.current?.contains(target) === true;
  const onFocus = ({ target }: FocusEvent) => {
    // Slick makes every slide focusable by click. And someone who has just pressed "Play" wants to see it play.
    const rests = target instanceof HTMLElement && target.tabIndex >= 0 && !target.closest("[data-carousel-pause]");
    setFocus(isInList(target) ? "list" : rests ? "controls" : undefined);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!isInList(relatedTarget)) setFocus(undefined);
  };
  const widths = { "--small": show.small, "--medium": show.medium, "--desktop": show.desktop };
  return (
    // It only observes the focus and the scrolling. The interactive elements are inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={scroller}
      css={!runs && [styles.show, wideLayout ? styles.smallRow : [styles.alwaysRow, styles.rowOnPaper]]}
      style={{ ...widths, "--count": slides.length }}
      {...(runs && { role: "group", "aria-roledescription": carouselMessages.role, "aria-label": label })}
      onScroll={followScroll}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div>
        {runs ? (
          <Slides
            slick={slick}
            slides={slides}
            slidesToShow={slidesToShow}
            initialSlide={Math.min(current, last)}
            autoplay={paused || focus ? 0 : autoplay}
            moves={moves}
            infinite={infinite}
            onChange={setCurrent}
            {...pace}
          />
        ) : (
          <ul ref={list} css={[styles.list, wideLayout ?? styles.listOnPaper]}>
            {slides.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        )}
        {hasControls && (
          <Controls
            css={
              wideLayout || slides.length <= show.medium
                ? styles.notOnWide
                : slides.length <= show.desktop && styles.notOnDesktop
            }
            dots={slides.slice(0, last + 1).map(({ key }) => key)}
            current={current}
            infinite={infinite}
            arrows={arrows}
            onGo={(index) => {
              countMove();
              if (slick.current) slick.current.slickGoTo(index);
              else scrollTo(index);
            }}
            onStep={(direction) => {
              countMove();
              if (!slick.current) scrollTo((current + direction + slides.length) % slides.length);
              else if (direction < 0) slick.current.slickPrev();
              else slick.current.slickNext();
            }}
            pause={autoplay > 0 ? { paused, onToggle: () => setPaused(!paused) } : undefined}
          />
        )}
      </div>
    </div>
  );
}
