// @ts-check
/* The preview beside the form: the page itself, as the development server shows it. It changes with each save. */

/** Fills the pane. The page scrolls in it. */
const STYLE = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 };

/**
 * `pages`: the page of each file. `popupSeen`: what the site remembers for a tab in which its pop-up was shown.
 *
 * @typedef {{ pages: Record<string, string>, popupSeen: string }} Previews
 */

/** @param {typeof import("@sveltia/cms").default} CMS @param {Previews} previews */
export const registerPreviews = (CMS, { pages, popupSeen }) => {
  // It would cover the page.
  sessionStorage.setItem(popupSeen, "1");
  /** Sveltia's own `createElement`. @type {typeof import("react").createElement} */
  const createElement = Reflect.get(window, "h");
  for (const [name, page] of Object.entries(pages)) {
    CMS.registerPreviewTemplate(name, ({ entry }) =>
      createElement("iframe", { src: page || entry.getIn(["data", "path"]), title: "The page", style: STYLE }),
    );
  }
};
