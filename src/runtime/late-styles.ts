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

/**
 * Asks once more for that stylesheet if it couldn't be fetched. The page is readable without it, but its sections have no
 * layout. At another address, since some hosts let browsers keep a failed answer for a year.
 */
export function retryLateStyles(): void {
  if (!link || link.sheet) return;
  const askAgain = () => {
    link.href += "?again";
  };
  // A page is complete only when its stylesheets have loaded or failed.
  if (document.readyState === "complete") askAgain();
  else link.addEventListener("error", askAgain, { once: true });
}
