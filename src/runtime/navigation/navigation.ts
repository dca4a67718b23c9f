import type { GatsbyBrowser } from "gatsby";
import { isRouterWrapper } from "../gatsby-internals";
import { updateScroll } from "./scroll-position";

/** How long, in ms, after a page change the router may still move the focus. */
const ROUTER_FOCUS_WINDOW = 1000;

const focusHeading = (): void => {
  const heading = document.querySelector("main h1");
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The router focuses its wrapper a few frames after a page change. The heading is a better place for the focus. */
const takeFocusBack = (event: FocusEvent): void => {
  if (isRouterWrapper(event.target)) focusHeading();
};

/** Scrolls a new page into position, and moves the focus to its heading. */
export const afterNavigation: NonNullable<GatsbyBrowser["onRouteUpdate"]> = ({ location, prevLocation }) => {
  updateScroll(location, prevLocation);
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.addEventListener("focusin", takeFocusBack);
  setTimeout(() => {
    document.removeEventListener("focusin", takeFocusBack);
  }, ROUTER_FOCUS_WINDOW);
  requestAnimationFrame(focusHeading);
};
