import createCache from "@emotion/cache";

/** The one Emotion cache of the browser, shared by the page's root and by the islands. */
export const emotionCache = createCache({ key: "css" });
emotionCache.compat = true;
