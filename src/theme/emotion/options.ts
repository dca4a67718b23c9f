import type { Options, StylisPlugin } from "@emotion/cache";

/**
 * Properties that a supported browser (`browserslist`) knows only with a prefix: Chrome masks before 120, the next two
 * before 130 and 136; Safari `hyphens` before 17, `backdrop-filter` before 18, and `user-select`.
 */
const PREFIXED = /^(?:mask|box-decoration-break|print-color-adjust|hyphens|backdrop-filter|user-select)/;

/** Replaces Emotion's own plugin. Its prefixes for much older browsers made up a quarter of a page's styles. */
const prefix: StylisPlugin = (element) => {
  if (element.type === "decl" && typeof element.props === "string" && PREFIXED.test(element.props)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** Shared by the caches of the server and the browser, which must write the same rules. */
export const emotionOptions: Options = { key: "css", stylisPlugins: [prefix] };
