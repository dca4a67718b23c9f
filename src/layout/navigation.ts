import type { GatsbyBrowser } from "gatsby";
import { loadHead } from "../seo/LateSeo";
import { motion } from "../theme/motion";
import { savesData } from "../utils/saves-data";

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

/** Moves focus to the new page's heading, and repeats the scroll to a late target. */
export const afterNavigation: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  const target = location.hash.slice(1);
  if (LATE_TARGETS.has(target)) {
    setTimeout(() => document.getElementById(target)?.scrollIntoView(), motion.lateHashScroll);
  }
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
