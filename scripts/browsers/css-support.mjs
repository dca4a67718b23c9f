// @ts-check
import DoIUse from "doiuse";
import postcss from "postcss";

/**
 * CSS that some supported browsers lack and pages do without, by its name on caniuse.com, with what visitors see then.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const PROGRESSIVE = {
  "css-has": "every service is listed at the address of one, as on paper",
  "css-resize": "a message is written in a field of fixed height, which scrolls",
  "css-scrollbar": "a scrollbar shows below a row that scrolls",
  "css-selection": "selected text has the browser's own colours",
  "css-touch-action": "Safari on a Mac has no touch screen",
  "text-size-adjust": "a phone may enlarge text when it is turned; others don't need it",
};

/** @param {string} html @returns {string[]} */
export const stylesIn = (html) => [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css);

/**
 * What some browsers can't do with these styles. Partly supported features don't count, because the missing part is
 * rarely used.
 *
 * @param {Iterable<string>} styles
 * @param {string[]} browsers as in `browserslist`
 * @returns {Promise<Map<string, string>>} a sentence for each feature, by its name on caniuse.com
 */
export const missingFeatures = async (styles, browsers) => {
  // Pages share most of their rules.
  const rules = new Set([...styles].flatMap((css) => postcss.parse(css).nodes.map(String)));
  /** @type {Map<string, string>} */
  const missing = new Map();
  const plugin = new DoIUse({
    browsers,
    onFeatureUsage: ({ feature, featureData, usage }) => {
      if (!featureData?.missing || missing.has(feature)) return;
      missing.set(feature, `${featureData.title} (${feature}) is not in ${featureData.missing}: ${usage.toString()}`);
    },
  });
  await postcss([plugin]).process([...rules].join("\n"), { from: undefined });
  return missing;
};
