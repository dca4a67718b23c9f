/** What was written in this page's life; stands in where the browser blocks, fills up or forgets its storage. */
const memory = new Map<string, string>();

/** The tab's session storage, which never throws: without it a value lives as long as the page does. */
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
      // Blocked or full; memory has it.
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Blocked; there is nothing to remove.
    }
  },
};

/** Set once the popup was shown, or once a message made it pointless. */
export const POPUP_SEEN_KEY = "lead-popup-seen";
