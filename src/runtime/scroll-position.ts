import { motion } from "../theme/motion";
import { isReloadOrHistoryVisit } from "../utils/navigation-timing";

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
  // Or browsers would keep the footer where it is while sections load above it.
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

/** How long, in ms, a page must not scroll for its position to count as the visitor's. */
const REST = 150;

/** Path of the page that is shown. The address changes before it does. */
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
    // WebKit allows a hundred changes in 30 s.
  }
};

/**
 * Saves the scroll position in the current history entry whenever the page comes to rest, and before a click leaves it.
 * Gatsby saves positions too, but by path: a new visit to a page would start where the last one ended, and on Back it
 * saves the position of the page that comes as that of the page that goes.
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

/** Whether Back, Forward or a plain hash link led to a location. On all others inside the site, Gatsby notes a push. */
const isPop = (location: Location): boolean => !("action" in location && location.action === "PUSH");

/** Sections that the specification scrolls to a moment late, once the page has settled. */
const LATE_TARGETS = new Set(["faq", "blog"]);

const scrollToHash = (): void => {
  const id = decodeURIComponent(location.hash.slice(1));
  holdTarget(id, LATE_TARGETS.has(id) ? motion.lateHashScroll : 0);
};

/** The browser has placed the first page, with one exception. */
const placeFirstPage = (): void => {
  // The visitor's own scrolling counts for more.
  if (window.___earlyVisit?.hasInteracted) return;
  if (!isReloadOrHistoryVisit()) {
    if (location.hash !== "") scrollToHash();
    return;
  }
  // Chromium now and then goes to the hash instead, with or without scripts, and no browser knows the position of a page
  // that was put in the place of the 404 page.
  const saved = savedPosition();
  if (saved !== undefined && Math.abs(saved - scrollY) > 1) restoreScroll(saved);
};

/** Scrolls to where a page starts: the saved position on Back and Forward, else the target of the hash, else the top. */
const placePage = (location: Location, isNewPage: boolean, isNewEntry: boolean): void => {
  // Within a page, the browser restores the position itself. Plain hash links make entries without state.
  if (isPop(location) && !isNewPage && !isNewEntry) return;
  if (isPop(location) && isNewPage) {
    restoreScroll(savedPosition() ?? 0);
    return;
  }
  if (isNewPage || location.hash === "") scrollTo(0, 0);
  if (location.hash !== "") scrollToHash();
};

/** Scrolls after each change of the address. */
export function updateScroll(location: Location, previous: Location | null): void {
  if (previous) placePage(location, previous.pathname !== location.pathname, history.state === null);
  else placeFirstPage();
  shownPath = location.pathname;
  savePosition();
}
