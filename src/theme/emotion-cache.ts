import createCache from "@emotion/cache";
import { emotionOptions } from "./emotion-options";

/** The one Emotion cache of the browser, shared by the page's root and by the islands. */
export const emotionCache = createCache({
  ...emotionOptions,
  // Its styles come after those that the server links in the body, as they come after those in the head.
  ...(typeof document !== "undefined" && { container: document.body }),
});
emotionCache.compat = true;

// The styles that the page came with (gatsby-ssr.tsx). Emotion finds those of its own servers by itself, but moves them
// to the end of the head, upon which the browser works out the style of every element again.
if (typeof document !== "undefined") {
  const served = document.querySelector<HTMLStyleElement>("style[data-styles]")?.dataset.styles;
  for (const id of served?.split(" ") ?? []) emotionCache.inserted[id] = true;
}
