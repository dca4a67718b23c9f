import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { loadLazyPictures } from "./src/components/Picture/loadLazyPictures";
import { Layout } from "./src/layout/Layout";
import { replayEarlyClicks } from "./src/runtime/early-visit";
import { reportWebVitals } from "./src/features/monitoring/report-web-vitals";
import { reloadIfElsewhere, reloadOnHistory } from "./src/runtime/first-page";
import { leaveLinksToBrowser } from "./src/runtime/gatsby-internals";
import { hydratePage } from "./src/runtime/hydrate";
import { markFirstPageMounted } from "./src/runtime/Island/Island";
import { retryLateStyles } from "./src/runtime/late-styles/late-styles";
import { afterNavigation } from "./src/runtime/navigation/navigation";
import { prefetchOnIntent } from "./src/runtime/navigation/prefetch";
import { releaseScroll, saveScrollPositions } from "./src/runtime/navigation/scroll-position";
import { emotionCache } from "./src/theme/emotion/cache";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={emotionCache}>{element}</CacheProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Not annotated: Gatsby's type for it still describes the render function of React 17.
export const replaceHydrateFunction = () => hydratePage;

// Not annotated: Gatsby waits for a returned promise, but its type doesn't allow one.
export const onClientEntry = (): Promise<void> | undefined => {
  reloadOnHistory(true);
  leaveLinksToBrowser(true);
  prefetchOnIntent();
  saveScrollPositions();
  retryLateStyles();
  // Otherwise Gatsby would change the address back to this document's own.
  return reloadIfElsewhere() ? new Promise(() => undefined) : undefined;
};
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  reloadOnHistory(false);
  leaveLinksToBrowser(false);
  markFirstPageMounted();
  replayEarlyClicks();
  loadLazyPictures();
  reportWebVitals();
};
/** `onRouteUpdate` scrolls instead: Gatsby scrolls only once, before the late sections have loaded. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = releaseScroll;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = afterNavigation;
