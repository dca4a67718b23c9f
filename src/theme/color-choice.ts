/** The visitor's choice of light or dark colours. Without one, the system's setting applies. */
export type ColorChoice = "light" | "dark";

/** The key in local storage, and in the dataset of the document (`data-colors`). */
const KEY = "colors";

/**
 * Applies the choice before the first paint: an inline script in every page's head (`plugins/start/gatsby-ssr.tsx`), in syntax that
 * any browser can parse. Without storage, there's no choice.
 */
export const colorChoiceScript = `try{/^(light|dark)$/.test(localStorage.${KEY})&&(document.documentElement.dataset.${KEY}=localStorage.${KEY})}catch(e){}`;

/** The choice that applies to this document. */
export const colorChoice = (): ColorChoice | undefined => {
  const choice = document.documentElement.dataset[KEY];
  return choice === "light" || choice === "dark" ? choice : undefined;
};

/** Makes the browser's own bars follow the choice. The head's `theme-color` follows the system. */
export const colorBars = (choice: ColorChoice): void => {
  const own = "theme-color-choice";
  const address = `meta[name=theme-color][media*=${choice}]`;
  const content = document.querySelector<HTMLMetaElement>(address)?.content;
  if (content === undefined) return;
  const meta = document.getElementById(own) ?? document.createElement("meta");
  // Browsers use the first one.
  document.head.prepend(Object.assign(meta, { id: own, name: "theme-color", content }));
};

/** Applies a choice and remembers it. If storage is blocked, it lasts as long as the page. */
export const chooseColors = (choice: ColorChoice): void => {
  document.documentElement.dataset[KEY] = choice;
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked or full.
  }
};
