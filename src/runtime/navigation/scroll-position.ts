import { motion } from "../../theme/motion";
import { isReloadOrHistoryVisit } from "../../utils/navigation-timing";

/** Input that scrolls, or starts something that scrolls. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** How far, in px, the page can scroll away before it counts as the visitor's doing. More than any target's offset. */
const TOLERANCE = 200;

interface Place {
  scroll: () => void;
  /** How far, in px, the window is from the place. */
  distance: () => number;
}

let release: (() => void) | undefined;

/** Stops holding the scroll position. */
export function releaseScroll(): void {
  release?.();
  release = undefined;
}

/**
 * Scrolls to a place, and again each time the layout changes, because sections that load late move everything below
 * them. Stops at the visitor's first input, or when the page scrolls away without input, as with a screen reader.
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
    // When the layout changes, the browser may scroll before it notifies the observer.
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
  // Otherwise browsers would keep the footer in place while sections load above it.
  document.documentElement.style.overflowAnchor = "none";
  addEventListener("scroll", checkScroll, { passive: true });
  for (const input of INPUTS) addEventListener(input, releaseScroll, { capture: true, passive: true });
  release = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.documentElement.style.overflowAnchor = "";
    removeEventListener("scroll", checkScroll);
    for (const input of INPUTS) removeEventListener(input, releaseScroll, { capture: true });
  };
}

/**
 * Scrolls to the target of a hash and stays there. The target may be in a section that loads late.
 *
 * @param delay ms before the first scroll
 */
function holdTarget(id: string, delay: number): void {
  const target = () => document.getElementById(id);
  holdScroll(
    {
      scroll: () => target()?.scrollIntoView(),
      distance: () => Math.abs(target()?.getBoundingClientRect().top ?? 0),
    },
    delay,
  );
}

/** Scrolls to a position, in px, and stays there while sections load. */
function restoreScroll(top: number): void {
  holdScroll({
    scroll: () => {
      scrollTo(0, top);
    },
    distance: () => Math.abs(scrollY - top),
  });
}

/** How long, in ms, a page has to rest before its position counts as the visitor's. */
const REST = 150;

/** The path of the page on the screen. The address changes first. */
let shownPath = "";

/** The position, in px, saved in the current history entry. */
const savedPosition = (): number | undefined => {
  const state: unknown = history.state;
  return typeof state === "object" && state && "scrollTop" in state ? Number(state.scrollTop) : undefined;
};

const savePosition = (): void => {
  if (location.pathname !== shownPath || savedPosition() === scrollY) return;
  try {
    history.replaceState({ ...history.state, scrollTop: scrollY }, "");
  } catch {
    // WebKit only allows 100 changes every 30 s.
  }
};

/**
 * Saves the scroll position in the current history entry whenever scrolling stops, and before a click leads away.
 * Gatsby saves positions too, but by path: a new visit to a page would start where the last one ended, and on Back,
 * Gatsby saves the new page's position as the old page's.
 */
export function saveScrollPositions(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = setTimeout(savePosition, REST);
    },
    { passive: true },
  );
  addEventListener("pointerdown", savePosition, { capture: true, passive: true });
}

/** Whether Back, Forward or a plain hash link led to a location. For all other navigation, Gatsby records a push. */
const isPop = (location: Location): boolean => !("action" in location && location.action === "PUSH");

/** Sections that the specification scrolls to after a short delay, once the page has settled. */
const LATE_TARGETS = new Set(["faq", "blog"]);

const scrollToHash = (): void => {
  const id = decodeURIComponent(location.hash.slice(1));
  holdTarget(id, LATE_TARGETS.has(id) ? motion.lateHashScroll : 0);
};

/** The browser restores the first page's position itself, except in the cases below. */
const placeFirstPage = (): void => {
  // The visitor's own scrolling takes priority.
  if (window.___earlyVisit?.hasInteracted) return;
  if (!isReloadOrHistoryVisit()) {
    if (location.hash !== "") scrollToHash();
    return;
  }
  // Chromium sometimes goes to the hash instead, with or without JavaScript, and no browser knows the position of a
  // page that replaced the 404 page.
  const saved = savedPosition();
  if (saved !== undefined && Math.abs(saved - scrollY) > 1) restoreScroll(saved);
};

/** Scrolls to where a page starts: the saved position on Back and Forward, or the hash's target, or the top. */
const placePage = (location: Location, isNewPage: boolean, isNewEntry: boolean): void => {
  // Within a page, the browser restores the position itself. Plain hash links create entries without state.
  if (isPop(location) && !isNewPage && !isNewEntry) return;
  if (isPop(location) && isNewPage) {
    restoreScroll(savedPosition() ?? 0);
    return;
  }
  if (isNewPage || location.hash === "") scrollTo(0, 0);
  if (location.hash !== "") scrollToHash();
};

/** Scrolls after each address change. */
export function updateScroll(location: Location, previous: Location | null): void {
  if (previous) placePage(location, previous.pathname !== location.pathname, history.state === null);
  else placeFirstPage();
  shownPath = location.pathname;
  savePosition();
}
