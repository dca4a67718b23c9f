import type { GatsbyBrowser } from "gatsby";
import { isRouterWrapper } from "./gatsby-internals";
import { updateScroll } from "./scroll-position";

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
  if (isRouterWrapper(event.target)) focusHeading();
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
