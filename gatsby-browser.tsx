import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { markFirstPageMounted } from "./src/components/Island/Island";
import { afterNavigation, beforeNavigation, prefetchOnIntent } from "./src/layout/navigation";
import { emotionCache } from "./src/theme/emotion-cache";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={emotionCache}>{element}</CacheProvider>
);

/** Hydrates as a transition, in slices that give way to input. In development there is no server HTML to hydrate. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => (element, container) => {
  if (!(container instanceof Element)) return;
  if (process.env.NODE_ENV === "production") {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  } else {
    createRoot(container).render(element);
  }
};

export const onClientEntry: GatsbyBrowser["onClientEntry"] = prefetchOnIntent;
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = markFirstPageMounted;
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = beforeNavigation;
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = afterNavigation;
