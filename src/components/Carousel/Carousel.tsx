import { css, type SerializedStyles } from "@emotion/react";
import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import type Slick from "react-slick";
import { useHydrated } from "../../hooks/useHydrated";
import { useMediaQuery, useReducedMotion } from "../../hooks/useMediaQuery";
import { usePaused } from "../../hooks/useMotion";
import { t } from "../../messages/t";
import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT, media } from "../../theme/layout";
import { Controls, type ControlsProps } from "./Controls";
import { PAPER_COLUMNS, SLIDE_GAP } from "./layout";
import type { SlidesProps } from "./Slides";
import { usePauseOnInteraction } from "./usePauseOnInteraction";

/** How many slides to show side by side: from 1024 px, from 768 px, and below that. */
interface Show {
  desktop: number;
  medium: number;
  small: number;
}

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  show?: Show;
  /** "small": a carousel below 768 px only. From 768 px it's a list with `wideLayout`. */
  when?: "always" | "small";
  /** Layout of the list where it isn't a carousel, such as a three-column grid. */
  wideLayout?: SerializedStyles;
  /** How long each slide shows in ms, or 0 if the carousel doesn't advance by itself. */
  autoplay: number;
  /** Duration of a transition in ms. */
  speed: number;
  infinite?: boolean;
  pauseOnHover?: boolean;
  arrows?: ControlsProps["arrows"];
}

const ONE: Show = { desktop: 1, medium: 1, small: 1 };

/**
 * The list as a row that scrolls sideways. The controls are in it, so that a keyboard reaches it, and stay in place while
 * it scrolls.
 */
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

/** How many slides this window shows side by side. */
function useShow(show: Show): number {
  const desktop = useMediaQuery(`(min-width: ${DESKTOP_BREAKPOINT}px)`, true);
  const medium = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`, true);
  return desktop ? show.desktop : medium ? show.medium : show.small;
}

/** The slide where the plain list begins, which the visitor may have swiped or scrolled. */
const slideAtEdge = (list: HTMLElement, scroller: HTMLElement): number => {
  const slideWidth = list.firstElementChild?.clientWidth ?? 0;
  // Negative where text runs from right to left.
  return slideWidth > 0 ? Math.round(Math.abs(scroller.scrollLeft) / slideWidth) : 0;
};

/**
 * The only wrapper of react-slick. In the server's HTML and without JavaScript, it's a plain list that scrolls sideways
 * with snap points. If it should be a carousel, slick loads once the component has mounted, and replaces the list at
 * the same height. The controls are there from the start, so that a keyboard reaches them however early it comes.
 */
export function Carousel({
  label,
  slides,
  show = ONE,
  when = "always",
  wideLayout,
  autoplay,
  speed,
  infinite = true,
  pauseOnHover = true,
  arrows,
}: CarouselProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const slickRef = useRef<Slick>(null);
  const hydrated = useHydrated();
  const isWide = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`, true);
  const slidesToShow = useShow(show);
  const reducedMotion = useReducedMotion();
  const [Slides, setSlides] = useState<ComponentType<SlidesProps>>();
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = usePaused();
  // Counts the visitor's own moves. Each one restarts the interval, so the slide they chose gets its full time.
  const [choices, setChoices] = useState(0);
  const { resting, pointerHandlers, focusHandlers } = usePauseOnInteraction(pauseOnHover);

  // If all slides fit, there's nothing to move to.
  const isCarousel = (when === "always" || !isWide) && slides.length > slidesToShow;
  const hasControls = hydrated ? isCarousel : slides.length > show.small;
  const runs = isCarousel && Slides !== undefined;
  const last = infinite ? slides.length - 1 : Math.max(0, slides.length - slidesToShow);

  useEffect(() => {
    const root = rootRef.current;
    const list = listRef.current;
    if (!isCarousel || Slides || !root || !list) return;
    let wanted = true;
    import("./Slides").then(
      (module) => {
        // Replacing the list would lose the focus inside it.
        const takeOver = () => {
          if (!wanted) return;
          if (list.contains(document.activeElement)) {
            list.addEventListener("focusout", () => setTimeout(takeOver), { once: true });
            return;
          }
          startTransition(() => {
            setCurrent(slideAtEdge(list, root));
            setSlides(() => module.Slides);
          });
          // The transition may take a while. If the focus comes meanwhile, the list stays for now.
          list.addEventListener(
            "focusin",
            () => {
              setSlides(undefined);
              takeOver();
            },
            { once: true },
          );
        };
        takeOver();
      },
      () => {
        // Slick can't be fetched: the list stays, and still scrolls.
      },
    );
    return () => {
      wanted = false;
    };
  }, [isCarousel, Slides]);

  /** Until slick runs, the dots and arrows scroll the list. */
  const scrollTo = (index: number) => {
    const [first, slide] = [listRef.current?.children[0], listRef.current?.children[index]];
    if (!rootRef.current || !(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return;
    rootRef.current.scrollLeft = slide.offsetLeft - first.offsetLeft;
    setCurrent(index);
  };
  const byHand = (move: () => void) => {
    move();
    setChoices((count) => count + 1);
  };
  const widths = { "--small": show.small, "--medium": show.medium, "--desktop": show.desktop };
  return (
    <div
      ref={rootRef}
      css={!runs && [styles.show, when === "always" ? [styles.alwaysRow, styles.rowOnPaper] : styles.smallRow]}
      style={{ ...widths, "--count": slides.length }}
      {...(runs && { role: "group", "aria-roledescription": t("carousel"), "aria-label": label })}
      {...focusHandlers}
    >
      <div>
        {runs ? (
          <Slides
            slickRef={slickRef}
            slides={slides}
            slidesToShow={slidesToShow}
            initialSlide={Math.min(current, last)}
            autoplay={paused || resting ? 0 : autoplay}
            choices={choices}
            speed={speed}
            infinite={infinite}
            onChange={setCurrent}
            pointerHandlers={pointerHandlers}
          />
        ) : (
          <ul ref={listRef} css={[styles.list, when === "small" ? wideLayout : styles.listOnPaper]}>
            {slides.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        )}
        {hasControls && (
          <div
            css={
              when === "small" || slides.length <= show.medium
                ? styles.notOnWide
                : slides.length <= show.desktop && styles.notOnDesktop
            }
            data-needs-script=""
            data-print="hide"
          >
            <Controls
              dots={slides.slice(0, last + 1).map(({ key }) => key)}
              current={current}
              onGo={(index) => {
                byHand(() => {
                  if (slickRef.current) slickRef.current.slickGoTo(index);
                  else scrollTo(index);
                });
              }}
              arrows={arrows}
              canGo={{ previous: infinite || current > 0, next: infinite || current < last }}
              onStep={(direction) => {
                byHand(() => {
                  if (!slickRef.current) scrollTo((current + direction + slides.length) % slides.length);
                  else if (direction < 0) slickRef.current.slickPrev();
                  else slickRef.current.slickNext();
                });
              }}
              pause={
                autoplay > 0 && !(hydrated && reducedMotion)
                  ? {
                      paused,
                      onToggle: () => setPaused(!paused),
                    }
                  : undefined
              }
            />
          </div>
        )}
      </div>
    </div>
  );
}
