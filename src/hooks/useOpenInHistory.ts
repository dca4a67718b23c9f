import { useEffect, useState } from "react";

/** The state of the history's entry in which it's open. Nothing else on the site keeps a state there. */
const OPEN = "open";

/**
 * Whether something that covers the page is open. Opening it adds an entry to the history, so that Back closes it,
 * which visitors try first on a phone, and Forward opens it again. It's closed after a reload. For one thing per page.
 */
export function useOpenInHistory() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (history.state === OPEN) history.replaceState(null, "");
    const follow = () => setIsOpen(history.state === OPEN);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  const open = () => {
    setIsOpen(true);
    // Rapid presses add one entry, which one Back or Escape takes away.
    if (history.state !== OPEN) history.pushState(OPEN, "");
  };
  const close = () => {
    setIsOpen(false);
    if (history.state !== OPEN) return;
    // Unmarked first: if this is called twice, the second call mustn't leave the page.
    history.replaceState(null, "");
    history.back();
  };
  return { isOpen, open, close };
}
