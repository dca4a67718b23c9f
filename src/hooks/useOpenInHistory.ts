import { useCallback, useEffect, useState } from "react";

const entry = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? { ...state } : {};
};

/**
 * Whether something that covers the page is open. Opening it adds an entry to the history, which `key` marks, so that
 * Back closes it, which visitors try first on a phone, and Forward opens it again. It's closed after a reload.
 */
export function useOpenInHistory(key: string) {
  const [isOpen, setIsOpen] = useState(false);

  const unmark = useCallback(() => {
    if (entry()[key] !== true) return false;
    history.replaceState({ ...entry(), [key]: undefined }, "");
    return true;
  }, [key]);

  useEffect(() => {
    unmark();
    const follow = () => setIsOpen(entry()[key] === true);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [key, unmark]);

  const open = () => {
    setIsOpen(true);
    // Rapid presses add one entry, which one Back or Escape takes away.
    if (entry()[key] !== true) history.pushState({ ...entry(), [key]: true }, "");
  };
  const close = () => {
    setIsOpen(false);
    // Unmarked first: if this is called twice, the second call mustn't leave the page.
    if (unmark()) history.back();
  };
  return { isOpen, open, close };
}
