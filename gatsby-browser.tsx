import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { lazy, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { markFirstPageMounted } from "./src/components/Island/Island";
import {
  hasGoneElsewhere,
  isOfAnotherPage,
  leaveLinksToBrowser,
  loadWholeOnHistory,
  wouldReplaceByNotFound,
} from "./src/layout/first-page";
import { Layout } from "./src/layout/Layout";
import { replayEarlyClicks } from "./src/layout/defer-scripts";
import { afterNavigation, prefetchOnIntent } from "./src/layout/navigation";
import { releaseScroll, saveScrollPositions } from "./src/layout/scroll-position";
import { emotionCache } from "./src/theme/emotion-cache";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={emotionCache}>{element}</CacheProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** What waits for it leaves the screen as it is. */
const Never = lazy(() => new Promise<never>(() => undefined));

/** The page, unless Back or Forward led away from it between the start of its hydration and now. */
function StillHere({ children }: { children: ReactNode }) {
  return hasGoneElsewhere() ? <Never /> : children;
}

/** Hydrates as a transition, in slices that give way to input. In development there is no server HTML to hydrate. */
function render(element: ReactNode, container: Element): void {
  if (process.env.NODE_ENV !== "production") {
    createRoot(container).render(element);
    return;
  }
  if (hasGoneElsewhere()) return;
  if (isOfAnotherPage()) {
    markFirstPageMounted();
    container.replaceChildren();
    createRoot(container).render(element);
    return;
  }
  if (wouldReplaceByNotFound()) {
    replayEarlyClicks();
    return;
  }
  startTransition(() => {
    hydrateRoot(container, <StillHere>{element}</StillHere>);
  });
}

// Not annotated: Gatsby's type for it still describes the render function of React 17.
export const replaceHydrateFunction = () => render;

// Not annotated: Gatsby waits for a promise that is returned, of which its type knows nothing.
export const onClientEntry = (): Promise<void> | undefined => {
  loadWholeOnHistory(true);
  leaveLinksToBrowser(true);
  prefetchOnIntent();
  saveScrollPositions();
  // Or Gatsby would take the address back to the one that this document is of.
  return hasGoneElsewhere() ? new Promise(() => undefined) : undefined;
};
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  loadWholeOnHistory(false);
  leaveLinksToBrowser(false);
  markFirstPageMounted();
  replayEarlyClicks();
};
/** `onRouteUpdate` scrolls instead: Gatsby scrolls once, before the sections that load late are there. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = releaseScroll;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = afterNavigation;
