/**
 * Lets Chromium prepare a page in full when the visitor is about to follow a link to it, except under Save-Data. Left
 * out are the visual editor, files, other tabs, and links to a place on a page, which may be the one that's open.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "[href^='/']:not([target],[href*='#'],[href*='.'],[href^='/admin/'])" },
      eagerness: "moderate",
    },
  ],
});
