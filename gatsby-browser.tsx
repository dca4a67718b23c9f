import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./src/layout/Layout";
import { replayEarlyClicks } from "./src/runtime/early-visit";
import { reloadIfElsewhere, reloadOnHistory } from "./src/runtime/first-page";
import { leaveLinksToBrowser } from "./src/runtime/gatsby-internals";
import { hydratePage } from "./src/runtime/hydrate";
import { markFirstPageMounted } from "./src/runtime/Island/Island";
import { retryLateStyles } from "./src/runtime/late-styles";
import { afterNavigation } from "./src/runtime/navigation";
import { prefetchOnIntent } from "./src/runtime/prefetch";
import { releaseScroll, saveScrollPositions } from "./src/runtime/scroll-position";
import { emotionCache } from "./src/theme/emotion-cache";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={emotionCache}>{element}</CacheProvider>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

// Not annotated: Gatsby's type for it still describes the render function of React 17.
export const replaceHydrateFunction = () => hydratePage;

// Not annotated: Gatsby waits for a promise that is returned, of which its type knows nothing.
export const onClientEntry = (): Promise<void> | undefined => {
  reloadOnHistory(true);
  leaveLinksToBrowser(true);
  prefetchOnIntent();
  saveScrollPositions();
  retryLateStyles();
  // Or Gatsby would take the address back to the one that this document is of.
  return reloadIfElsewhere() ? new Promise(() => undefined) : undefined;
};
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  reloadOnHistory(false);
  leaveLinksToBrowser(false);
  markFirstPageMounted();
  replayEarlyClicks();
};
/** `onRouteUpdate` scrolls instead: Gatsby scrolls once, before the sections that load late are there. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = releaseScroll;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = afterNavigation;
