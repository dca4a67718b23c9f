import createCache from "@emotion/cache";
import { emotionOptions } from "./options";

/** The browser's only Emotion cache, shared by the page's root and the islands. */
export const emotionCache = createCache({
  ...emotionOptions,
  // Its styles must come after those that the server links in the body, as well as after those in the head.
  ...(typeof document !== "undefined" && { container: document.body }),
});
emotionCache.compat = true;

// Register the styles that the page was served with (gatsby-ssr.tsx). Emotion would find its own server-rendered styles
// by itself, but move them to the end of the head, which makes the browser recalculate the style of every element.
if (typeof document !== "undefined") {
  const served = document.querySelector<HTMLStyleElement>("style[data-styles]")?.dataset.styles;
  for (const id of served?.split(" ") ?? []) emotionCache.inserted[id] = true;
}
