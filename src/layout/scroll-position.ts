import type { GatsbyBrowser } from "gatsby";
import { isReturnVisit } from "../utils/navigation-timing";
import { isOfAnotherPage } from "./first-page";

/** Input with which visitors scroll, or start something that scrolls. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** How far, in px, a scroll may lead away before it counts as the visitor's. More than the offset of any target. */
const TOLERANCE = 200;

interface Place {
  scroll: () => void;
  /** Distance, in px, between the window and the place. */
  distance: () => number;
}

let release: (() => void) | undefined;

/** Leaves the scroll position to the visitor. */
export function releaseScroll(): void {
  release?.();
  release = undefined;
}

/** Whether the page still keeps its place by itself. */
export const isScrollHeld = (): boolean => release !== undefined;

/**
 * Scrolls to a place, and again each time the layout changes, because sections that load late move what is below them.
 * Ends with the visitor's first input. A scroll that leads away without input, as with a screen reader, ends it too.
 *
 * @param delay ms before the first scroll
 */
function holdScroll({ scroll, distance }: Place, delay = 0): void {
  releaseScroll();
  const { body } = document;
  let height = 0;
  let nearest = 0;
  const observer = new ResizeObserver(() => {
    height = body.offsetHeight;
    scroll();
    nearest = distance();
  });
  const checkScroll = () => {
    // The browser moves what is on the screen when the layout changes, before the observer is told.
    if (body.offsetHeight !== height) return;
    if (distance() > nearest + TOLERANCE) releaseScroll();
    nearest = Math.min(nearest, distance());
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (delay === 0) observer.observe(body);
  else {
    timer = setTimeout(() => {
      observer.observe(body);
    }, delay);
  }
  addEventListener("scroll", checkScroll, { passive: true });
  for (const input of INPUTS) addEventListener(input, releaseScroll, { capture: true, passive: true });
  release = () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener("scroll", checkScroll);
    for (const input of INPUTS) removeEventListener(input, releaseScroll, { capture: true });
  };
}

/**
 * Scrolls to the target of a hash and stays there. A new page shows its top until then, which may take a while where the
 * target is in a section that loads late.
 *
 * @param isNewPage jumps, as a page change does; smooth scrolling is for moving within a page
 * @param delay ms before the first scroll
 */
export function holdTarget(id: string, isNewPage: boolean, delay: number): void {
  const target = () => document.getElementById(id);
  if (isNewPage) scrollTo({ top: 0, behavior: "instant" });
  holdScroll(
    {
      scroll: () => {
        target()?.scrollIntoView({ behavior: isNewPage ? "instant" : "auto" });
      },
      distance: () => Math.abs(target()?.getBoundingClientRect().top ?? 0),
    },
    delay,
  );
}

/** Scrolls to a position, in px, and stays there while sections load. */
export function restoreScroll(top: number): void {
  holdScroll({
    scroll: () => {
      scrollTo({ top, behavior: "instant" });
    },
    distance: () => Math.abs(scrollY - top),
  });
}

/** Whether Back, Forward or a plain hash link led to a location. On all others inside the site, Gatsby notes a push. */
export const isPop = (location: Location): boolean => !("action" in location && location.action === "PUSH");

/**
 * Decides whether Gatsby scrolls. Its default restores the saved position for every load of a path, new visits
 * included, and scrolls once, before sections that load late are there.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser["shouldUpdateScroll"]> = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  const saved = (): number => {
    // Typed as a plain `Function`, which can't be called as it is.
    const position: unknown = Reflect.apply(getSavedScrollPosition, undefined, [location]);
    return Array.isArray(position) ? Number(position[1]) : 0;
  };
  if (!prevRouterProps) {
    // The browser has placed the document that came from the server, unless it shows another page than was sent.
    if (isOfAnotherPage() && isReturnVisit() && !window.___earlyVisit?.hasInteracted) restoreScroll(saved());
    return false;
  }
  const isNewPage = prevRouterProps.location.pathname !== location.pathname;
  if (isPop(location)) {
    // Within a page, the browser restores the position itself.
    if (isNewPage) restoreScroll(saved());
    return false;
  }
  if (location.hash !== "") return false;
  // Gatsby's scrollTo(0, 0) is smooth even on a new page: for the top, Chromium and Firefox don't look at styles first.
  if (isNewPage) scrollTo({ top: 0, behavior: "instant" });
  return !isNewPage;
};
