declare global {
  interface Window {
    /** Repeats the clicks that `inline-script.ts` holds back. Those on what isn't hydrated yet are held back again. */
    ___replayClicks?: () => void;
  }
}

/** Elements whose script waits for the visitor, and what starts it. */
const waiting = new WeakMap<Element, () => void>();

/** What counts as interaction. Hovering does, so that the script has loaded by the time of the click. */
const INTERACTIONS = ["pointerover", "pointerdown", "focusin", "input", "click"];

const notify = ({ target }: Event): void => {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    waiting.get(element)?.();
  }
};

if (typeof window !== "undefined") {
  // On the window: React's root stops events whose target isn't hydrated yet.
  for (const type of INTERACTIONS) addEventListener(type, notify, { capture: true, passive: true });
}

/** Resolves when the visitor points at an element or something inside it, focuses it, types in it or presses it. */
export const interaction = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    waiting.set(element, resolve);
  });

/** Marks an element as hydrated, and repeats the clicks that `inline-script.ts` held back because of the attribute. */
export const releaseClicks = (element: HTMLElement): void => {
  delete element.dataset.island;
  window.___replayClicks?.();
};

/** Loads what makes an element interactive. After a failure, the visitor's next interaction with it tries again. */
export async function keepTrying<T>(load: () => Promise<T>, element: HTMLElement): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      element.dataset.island = "failed";
      window.___replayClicks?.();
      await interaction(element);
      element.dataset.island = "";
      // webpack names the script's address. Many hosts let browsers cache the response for a missing one like the script.
      if (error instanceof Error && "request" in error && typeof error.request === "string")
        await fetch(error.request, { cache: "reload" }).catch(() => undefined);
    }
  }
}
