/** Light or dark, where the visitor has chosen; without a choice the system's setting counts. */
export type ColorChoice = "light" | "dark";

/** The key in local storage, and the attribute `data-colors` of the document. */
const KEY = "colors";

/**
 * Applies the choice before anything is painted: an inline script of every page's head (`gatsby-ssr.tsx`), in syntax that
 * any browser can parse. Without storage there is no choice.
 */
export const colorChoiceScript = `try{/^(light|dark)$/.test(localStorage.${KEY})&&(document.documentElement.dataset.${KEY}=localStorage.${KEY})}catch(e){}`;

/** The choice that counts for this document. */
export const colorChoice = (): ColorChoice | undefined => {
  const choice = document.documentElement.dataset[KEY];
  return choice === "light" || choice === "dark" ? choice : undefined;
};

/** Has the browser's own bars follow the choice; the head's `theme-color` follows the system. */
export const colorBars = (choice: ColorChoice): void => {
  const own = "theme-color-choice";
  const address = `meta[name=theme-color][media*=${choice}]`;
  const content = document.querySelector<HTMLMetaElement>(address)?.content;
  if (content === undefined) return;
  const meta = document.getElementById(own) ?? document.createElement("meta");
  // The first one counts.
  document.head.prepend(Object.assign(meta, { id: own, name: "theme-color", content }));
};

/** Chooses, and remembers it; where storage is blocked, for as long as the page lasts. */
export const chooseColors = (choice: ColorChoice): void => {
  document.documentElement.dataset[KEY] = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Blocked or full.
  }
};
