/**
 * Lets Chromium prerender a page whose link is about to be followed. Left out are the editor, files, other tabs, and
 * places on a page. https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { selector_matches: "[href^='/']:not([target],[href*='#'],[href*='.'],[href^='/admin/'])" },
      eagerness: "moderate",
    },
  ],
});
