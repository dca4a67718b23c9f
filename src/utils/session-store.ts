/** What the browser didn't store, because its storage is blocked or full: kept in the tab's `window.name`. */
const unstored = (): Map<string, unknown> => {
  try {
    const values: unknown = JSON.parse(window.name);
    return new Map(Object.entries(values ?? {}));
  } catch {
    return new Map();
  }
};

const keep = (values: Map<string, unknown>): void => {
  window.name = values.size > 0 ? JSON.stringify(Object.fromEntries(values)) : "";
};

/** The tab's session storage, but it never throws, and works where storage is blocked. */
export const sessionStore = {
  get(key: string): string | null {
    const value = unstored().get(key);
    if (typeof value === "string") return value;
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      keep(unstored().set(key, value));
    }
  },
  remove(key: string): void {
    const values = unstored();
    if (values.delete(key)) keep(values);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Blocked, so there's nothing to remove.
    }
  },
};

/** Set once the popup has been shown, or once a message has made it pointless. */
export const POPUP_SEEN_KEY = "lead-popup-seen";

/** The text of a message that couldn't be sent, which links to email and WhatsApp carry. */
export const UNSENT_KEY = "unsent-message";
