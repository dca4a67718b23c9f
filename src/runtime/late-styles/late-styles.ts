/** The stylesheet that the server links where the first view ends (`EndOfFirstView`), if the page has one. */
const link = typeof document === "undefined" ? null : document.querySelector<HTMLLinkElement>("link[data-late-styles]");

/** Its rules. Without any it's still loading or has failed; then browsers have no sheet, an empty or an unreadable one. */
const loadedRules = (): CSSRule[] => {
  try {
    return [...(link?.sheet?.cssRules ?? [])];
  } catch {
    return [];
  }
};

let kept = false;

/**
 * Copies that stylesheet's rules into the head. Call this when React removes its element, with the page or because
 * hydration failed: Emotion knows that the server sent the rules, and wouldn't add them again. It copies them because
 * moving a stylesheet reloads it, and the next page would show without its styles in the meantime.
 */
export function keepLateStyles(): void {
  if (!link || kept) return;
  kept = true;
  const rules = loadedRules();
  if (rules.length === 0) {
    document.head.append(link);
    return;
  }
  const style = document.createElement("style");
  style.textContent = rules.map(({ cssText }) => cssText).join("");
  document.head.append(style);
}

/**
 * Asks once more for that stylesheet if it couldn't be fetched. The page is readable without it, but its sections have no
 * layout. At another address, since some hosts let browsers keep a failed answer for a year.
 */
export function retryLateStyles(): void {
  if (!link || loadedRules().length > 0) return;
  const askAgain = () => {
    link.href += "?again";
  };
  // A page is complete only when its stylesheets have loaded or failed.
  if (document.readyState === "complete") askAgain();
  else link.addEventListener("error", askAgain, { once: true });
}
