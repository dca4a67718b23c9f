import { css, type SerializedStyles } from "@emotion/react";
import { type ComponentType, startTransition, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { DESKTOP_BREAKPOINT, MOBILE_BREAKPOINT, media } from "../../theme/layout";
import { CONTROLS_HEIGHT, SLIDE_GAP } from "./layout";
import type { SlidesProps } from "./Slides";

export interface CarouselProps extends Omit<SlidesProps, "slidesToShow" | "initialSlide"> {
  /** How many slides to show side by side: from 1024 px, from 768 px, and below that. */
  show?: { desktop: number; medium: number; small: number };
  /** "small": a carousel below 768 px only. From 768 px it's a list with `wideLayout`. */
  when?: "always" | "small";
  /** Layout of the list where it isn't a carousel, such as a three-column grid. */
  wideLayout?: SerializedStyles;
}
const scrollRow = {
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "& > li": { flex: "0 0 calc(100% / var(--show))", padding: `0 calc(${SLIDE_GAP} / 2)`, scrollSnapAlign: "start" },
} as const;

const styles = {
  shown: css({
    "--show": "var(--small)",
    [media.wide]: { "--show": "var(--medium)" },
    [media.desktop]: { "--show": "var(--desktop)" },
  }),
  list: css({ display: "flex", margin: `0 calc(${SLIDE_GAP} / -2)` }),
  alwaysRow: css(scrollRow),
  smallRow: css({
    [media.small]: { ...scrollRow },
    [media.wide]: { margin: 0 },
  }),
  onPaper: css({
    [media.print]: { display: "grid", gridTemplateColumns: "1fr 1fr", overflow: "visible", margin: 0 },
  }),
  /** Reserves space for the controls if there are more slides than fit. */
  spare: css({ height: `calc(${CONTROLS_HEIGHT}px * clamp(0, var(--count) - var(--show), 1))` }),
  smallOnly: css({ [media.wide]: { display: "none" } }),
};

/** A list that scrolls sideways must be reachable by keyboard. */
const scrollable = { tabIndex: 0 };

/** How many slides this window shows side by side. */
function useShow(show: NonNullable<CarouselProps["show"]>): number {
  const desktop = useMediaQuery(`(min-width: ${DESKTOP_BREAKPOINT}px)`, true);
  const medium = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`, true);
  return desktop ? show.desktop : medium ? show.medium : show.small;
}

const ONE = { desktop: 1, medium: 1, small: 1 };

/** The slide where the plain list begins, which the visitor may have swiped or scrolled. */
const slideAtEdge = (row: HTMLElement): number => {
  const slideWidth = row.firstElementChild?.clientWidth ?? 0;
  // Negative where text runs from right to left.
  return slideWidth > 0 ? Math.round(Math.abs(row.scrollLeft) / slideWidth) : 0;
};

/**
 * The only wrapper of react-slick. In the server's HTML and without JavaScript, it's a plain list that scrolls sideways
 * with snap points. If it should be a carousel, slick loads once the component has mounted, and replaces the list at
 * the same height.
 */
export function Carousel({ label, slides, show = ONE, when = "always", wideLayout, ...settings }: CarouselProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const isWide = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`, true);
  const [Slides, setSlides] = useState<ComponentType<SlidesProps>>();
  const [initialSlide, setInitialSlide] = useState(0);
  const slidesToShow = useShow(show);
  // If all slides fit, there's nothing to move to.
  const isCarousel = (when === "always" || !isWide) && slides.length > slidesToShow;

  useEffect(() => {
    const row = listRef.current;
    if (!isCarousel || Slides || !row) return;
    let current = true;
    import("./Slides").then(
      (module) => {
        // Replacing the list would lose the focus inside it.
        const takeOver = () => {
          if (!current) return;
          if (row.contains(document.activeElement)) {
            row.addEventListener("focusout", () => setTimeout(takeOver), { once: true });
            return;
          }
          startTransition(() => {
            setInitialSlide(slideAtEdge(row));
            setSlides(() => module.Slides);
          });
          // The transition may take a while. If the focus comes meanwhile, the list stays for now.
          row.addEventListener(
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
      current = false;
    };
  }, [isCarousel, Slides]);

  if (isCarousel && Slides) {
    return (
      <Slides label={label} slides={slides} slidesToShow={slidesToShow} initialSlide={initialSlide} {...settings} />
    );
  }
  const widths = { "--small": show.small, "--medium": show.medium, "--desktop": show.desktop };
  return (
    <div css={styles.shown} style={{ ...widths, "--count": slides.length }}>
      <ul
        ref={listRef}
        css={[styles.list, when === "always" ? styles.alwaysRow : [styles.smallRow, wideLayout], styles.onPaper]}
        {...(isCarousel && scrollable)}
      >
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <div css={[styles.spare, when === "small" && styles.smallOnly]} />
    </div>
  );
}
