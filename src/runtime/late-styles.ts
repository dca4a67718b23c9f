/** The stylesheet that the server links where the first view ends (`EndOfFirstView`), if the page has one. */
const link = typeof document === "undefined" ? null : document.querySelector<HTMLLinkElement>("link[data-late-styles]");

let kept = false;

/**
 * Copies the rules of that stylesheet into the head. Called when React takes its element away, with the page or because
 * hydration failed: Emotion knows that the rules were served, and would not add them again. They are copied, since a
 * stylesheet that is moved loads anew, and the next page would show without its styles meanwhile.
 */
export function keepLateStyles(): void {
  if (!link || kept) return;
  kept = true;
  if (!link.sheet) {
    // It is on its way still, or gone already.
    document.head.append(link);
    return;
  }
  const style = document.createElement("style");
  style.textContent = [...link.sheet.cssRules].map(({ cssText }) => cssText).join("");
  document.head.append(style);
}
