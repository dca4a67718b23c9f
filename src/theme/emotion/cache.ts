import createCache from "@emotion/cache";
import { emotionOptions } from "./options";

/** The browser's only Emotion cache, shared by the page's root and the islands. */
export const emotionCache = createCache({
  ...emotionOptions,
  // Its styles must come after those that the server links in the body, as well as after those in the head.
  ...(typeof document !== "undefined" && { container: document.body }),
});
emotionCache.compat = true;

// Register the styles that the page was served with (plugins/start/gatsby-ssr.tsx): those of its elements. Emotion would find its own
// server-rendered styles by itself, but move them to the end of the head, which makes the browser recalculate the style
// of every element. It would also need a list of their ids in every page.
if (typeof document !== "undefined") {
  const prefix = `${emotionCache.key}-`;
  for (const { classList } of document.querySelectorAll(`[class*="${prefix}"]`)) {
    for (const name of classList) {
      if (name.startsWith(prefix)) emotionCache.inserted[name.slice(prefix.length)] = true;
    }
  }
}
