/** Everything written since the page loaded. A fallback if the browser's storage is blocked, full or cleared. */
const memory = new Map<string, string>();

/** The tab's session storage, but it never throws. Without storage, values last as long as the page. */
export const sessionStore = {
  get(key: string): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    memory.set(key, value);
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full, but the value is in memory.
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Blocked, so there's nothing to remove.
    }
  },
};

/** Set once the popup has been shown, or once a message has made it pointless. */
export const POPUP_SEEN_KEY = "lead-popup-seen";
