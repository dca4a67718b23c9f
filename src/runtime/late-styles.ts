/** The stylesheet that the server links where the first view ends (`EndOfFirstView`), if the page has one. */
const link = typeof document === "undefined" ? null : document.querySelector<HTMLLinkElement>("link[data-late-styles]");

/** Without rules it's still loading or has failed; then browsers have no sheet, an empty or an unreadable one. */
const hasRules = (): boolean => {
  try {
    return (link?.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
};

/**
 * Asks once more for that stylesheet if it couldn't be fetched. The page is readable without it, but its sections have no
 * layout. At another address, since some hosts let browsers keep a failed answer for a year.
 */
export function retryLateStyles(): void {
  if (!link || hasRules()) return;
  const askAgain = () => {
    link.href += "?again";
  };
  // A page is complete only when its stylesheets have loaded or failed.
  if (document.readyState === "complete") askAgain();
  else link.addEventListener("error", askAgain, { once: true });
}

/** Puts the stylesheet back if React removed it with the page's HTML. Emotion doesn't add rules that the server sent. */
export function keepLateStyles(): void {
  if (link && !link.isConnected) document.head.append(link);
}
