import type { GatsbyBrowser } from "gatsby";
import { loadHead } from "../seo/LazySeo";
import { prefersReducedData } from "../utils/save-data";
import { updateScroll } from "./scroll-position";

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

/** Fetches a page when the visitor points at, focuses or touches its link, and nothing before that. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (prefersReducedData() || !(event.target instanceof Element)) return;
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

/** Puts a new page in its place, and moves focus to its heading. */
export const afterNavigation: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  updateScroll(location, prevLocation);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.addEventListener("focusin", takeFocusBack);
  setTimeout(() => {
    document.removeEventListener("focusin", takeFocusBack);
  }, ROUTER_FOCUS_WINDOW);
  requestAnimationFrame(focusHeading);
};
