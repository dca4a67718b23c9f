import type { GatsbyBrowser } from "gatsby";
import { session } from "../features/contact/session";
import { loadHead } from "../seo/LateSeo";
import { motion } from "../theme/motion";
import { isReturnVisit } from "../utils/navigation-timing";
import { savesData } from "../utils/saves-data";
import { holdTarget, isPop, isScrollHeld, releaseScroll, restoreScroll } from "./scroll-position";

declare global {
  interface Window {
    /** Gatsby's resource loader. */
    ___loader?: {
      /** Fetches a page's data and script at high priority. */
      hovering: (path: string) => void;
      /** What has been loaded for a page, whichever page stands in for it. */
      loadPageSync?: (path: string) => { page?: { path: string } } | undefined;
    };
  }
}

/** Sections that the specification scrolls to a moment late, once the page has settled. */
const LATE_TARGETS = new Set(["faq", "blog"]);

/** Fetches a page when the visitor points at, focuses or touches its link, and nothing before that. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (savesData() || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (link?.origin !== location.origin || link.pathname === location.pathname || link.target) return;
    window.___loader?.hovering(link.pathname);
    // Its title will need it. Should it fail, the next page says so itself.
    loadHead().catch(() => undefined);
  };
  for (const name of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(name, prefetch, { passive: true });
  }
}

/** A page change jumps to its place; smooth scrolling is for moving within a page. */
export const beforeNavigation: NonNullable<GatsbyBrowser["onPreRouteUpdate"]> = ({ location, prevLocation }) => {
  releaseScroll();
  if (prevLocation && prevLocation.pathname !== location.pathname) {
    document.documentElement.style.scrollBehavior = "auto";
  }
};

/** How long, in ms, the router may still take the focus for itself after a page change. */
const ROUTER_FOCUS_WINDOW = 1000;

const focusHeading = (): void => {
  const heading = document.querySelector("main h1");
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The router focuses its wrapper some frames after a page change; the heading is the better place. */
const takeFocusBack = (event: FocusEvent): void => {
  if (event.target instanceof Element && event.target.id === "gatsby-focus-wrapper") focusHeading();
};

/** Notes that a history entry has been visited, and says whether it is new. Plain hash links make entries without state. */
const visitEntry = (): boolean => {
  if (history.state !== null) return false;
  // The key that Gatsby uses for such an entry anyway.
  history.replaceState({ key: "initial" }, "");
  return true;
};

/** The session storage key under which Gatsby saves the position of a history entry. */
const positionKey = (location: Location): string =>
  `@@scroll|${location.pathname}|${"key" in location ? String(location.key) : "initial"}`;

const savedPosition = (location: Location): number => {
  try {
    return Number(sessionStorage.getItem(positionKey(location)));
  } catch {
    // Storage is blocked.
    return 0;
  }
};

/** Saves the position of the first page, as Gatsby does at each scroll from now on: it may never be scrolled again. */
const saveFirstPosition = (location: Location): void => {
  session.set(positionKey(location), String(scrollY));
};

/** Path of the page that is shown. */
let shownPath = "";

/** How long, in ms, a page must not scroll for its position to count as the visitor's. */
const REST = 150;

/** Where the page last came to rest, in px. */
let restPosition = 0;

/** The same at the moment of Back or Forward. */
let leftPosition = 0;

/**
 * On Back and Forward, the browser scrolls to the other page's position while this page is still shown, and Gatsby saves
 * that as this page's. Remembers where the visitor left the page.
 */
export function rememberLeftPosition(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    restPosition = scrollY;
  };
  addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    },
    { passive: true },
  );
  addEventListener("popstate", () => {
    clearTimeout(timer);
    leftPosition = restPosition;
    if (location.pathname === shownPath) return;
    // Firefox would scroll smoothly to the other page's position, and go on doing so when that page is there.
    document.documentElement.style.scrollBehavior = "auto";
    // It scrolls next, and looks at no style that is set only now, unless the style is asked for.
    getComputedStyle(document.documentElement).getPropertyValue("scroll-behavior");
  });
}

/** Corrects what Gatsby has saved for the page that Back or Forward left. */
const saveLeftPosition = (location: Location, prevLocation: Location | null): void => {
  shownPath = location.pathname;
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  if (isPop(location)) session.set(positionKey(prevLocation), String(leftPosition));
  restPosition = 0;
};

/** Scrolls to the hash of a new visit. */
const scrollToHash = (location: Location, prevLocation: Location | null): void => {
  const isNewEntry = visitEntry();
  const isNewPage = prevLocation !== null && prevLocation.pathname !== location.pathname;
  if (location.hash === "") return;
  if (prevLocation === null) {
    // The visitor's own scrolling counts for more, and so does the position that the browser has restored.
    if (isReturnVisit() || window.___earlyVisit?.hasInteracted) return;
  } else if (isPop(location) && (isNewPage || !isNewEntry)) {
    // Back and Forward restore the position. Gatsby doesn't ask for that while the target of the hash isn't there yet.
    if (isNewPage && !isScrollHeld()) restoreScroll(savedPosition(location));
    return;
  }
  const target = decodeURIComponent(location.hash.slice(1));
  holdTarget(target, isNewPage, LATE_TARGETS.has(target) ? motion.lateHashScroll : 0);
};

/** Scrolls to a new page's hash, and moves focus to its heading. */
export const afterNavigation: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  if (!prevLocation) saveFirstPosition(location);
  saveLeftPosition(location, prevLocation);
  scrollToHash(location, prevLocation);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.addEventListener("focusin", takeFocusBack);
  setTimeout(() => {
    document.removeEventListener("focusin", takeFocusBack);
  }, ROUTER_FOCUS_WINDOW);
  requestAnimationFrame(() => {
    document.documentElement.style.scrollBehavior = "";
    focusHeading();
  });
};
