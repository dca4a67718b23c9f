import { css, type SerializedStyles } from "@emotion/react";
import { type ComponentType, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { MOBILE_BREAKPOINT, media } from "../../theme/layout";
import type { SlidesProps } from "./Slides";

export interface CarouselProps {
  /** Accessible name. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Slides side by side: from 1024 px, from 768 px, and below that. */
  show?: { desktop: number; medium: number; small: number };
  /** "small": a carousel below 768 px only, and the list laid out by `wideLayout` from there. */
  when?: "always" | "small";
  /** Layout of the list where it is no carousel, e.g. a three-column grid. */
  wideLayout?: SerializedStyles;
  /** Interval in ms at which it advances by itself; 0 for never. */
  autoplay: number;
  /** Slide transition in ms. */
  speed: number;
  infinite?: boolean;
  pauseOnHover?: boolean;
  /** Names of arrow buttons; none without. */
  arrows?: { previous: string; next: string };
}

const GAP = "clamp(1rem, 2vw, 1.5rem)";

const list = css({ display: "flex", margin: `0 calc(${GAP} / -2)` });
const scrollRow = {
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "& > li": { flex: "0 0 calc(100% / var(--show))", padding: `0 calc(${GAP} / 2)`, scrollSnapAlign: "start" },
} as const;
const alwaysRow = css(scrollRow);
const smallRow = css({
  [media.small]: { ...scrollRow },
  [media.wide]: { margin: 0 },
});
/** Room for dots and pause button, so that nothing moves when they arrive. */
const controlsRoom = css({ height: 68 });
const smallOnly = css({ [media.wide]: { display: "none" } });
const shown = (show: NonNullable<CarouselProps["show"]>) =>
  css({
    "--show": show.small,
    [media.wide]: { "--show": show.medium },
    [media.desktop]: { "--show": show.desktop },
  });

/** How many slides stand side by side in this window. */
function useShow(show: NonNullable<CarouselProps["show"]>): number {
  const desktop = useMediaQuery("(min-width: 1024px)", true);
  const medium = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`, true);
  return desktop ? show.desktop : medium ? show.medium : show.small;
}

const ONE = { desktop: 1, medium: 1, small: 1 };

/**
 * The one wrapper of react-slick. The server's HTML, and a page without script, has a plain list that scrolls sideways
 * with snap points; slick is loaded when the component is mounted where it is a carousel, and takes the list's place
 * at the same height.
 */
export function Carousel({ label, slides, show = ONE, when = "always", wideLayout, ...settings }: CarouselProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const isWide = useMediaQuery(`(min-width: ${MOBILE_BREAKPOINT}px)`, true);
  const [Slides, setSlides] = useState<ComponentType<SlidesProps>>();
  const [initialSlide, setInitialSlide] = useState(0);
  const isCarousel = when === "always" || !isWide;
  const slidesToShow = useShow(show);

  useEffect(() => {
    if (!isCarousel || Slides) return;
    let current = true;
    void import("./Slides").then((module) => {
      if (!current) return;
      const row = listRef.current;
      const slideWidth = row?.firstElementChild?.clientWidth ?? 0;
      startTransition(() => {
        // Whoever has swiped the plain list already stays where they are.
        setInitialSlide(row && slideWidth > 0 ? Math.round(row.scrollLeft / slideWidth) : 0);
        setSlides(() => module.Slides);
      });
    });
    return () => {
      current = false;
    };
  }, [isCarousel, Slides]);

  if (isCarousel && Slides) {
    return (
      <Slides
        label={label}
        slides={slides}
        slidesToShow={slidesToShow}
        initialSlide={initialSlide}
        gap={GAP}
        {...settings}
      />
    );
  }
  return (
    <div>
      <ul ref={listRef} css={[list, shown(show), when === "always" ? alwaysRow : [smallRow, wideLayout]]}>
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <div css={[controlsRoom, when === "small" && smallOnly]} />
    </div>
  );
}
