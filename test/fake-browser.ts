import { act } from "@testing-library/react";
import { pauseMotion } from "../src/utils/choices";

interface FakeWindow {
  width: number;
  reducedMotion?: boolean;
}

/** Whether a media query of widths or of reduced motion matches the fake window. */
const matches = (query: string, { width, reducedMotion = false }: FakeWindow): boolean => {
  if (query.includes("prefers-reduced-motion: reduce")) return reducedMotion;
  const min = /min-width: ([\d.]+)px/.exec(query)?.[1];
  const max = /max-width: ([\d.]+)px/.exec(query)?.[1];
  return width >= Number(min ?? 0) && width <= Number(max ?? Infinity);
};

/** Gives jsdom a window of a width, in px, and a preference for motion; the answer changes them. */
export function fakeWindow(initial: FakeWindow): (change: Partial<FakeWindow>) => void {
  let state = initial;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) =>
    ({
      media: query,
      get matches() {
        return matches(query, state);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (change) => {
    state = { ...state, ...change };
    act(() => {
      listeners.forEach((listener) => {
        listener();
      });
    });
  };
}

interface Observed {
  element: Element;
  options: IntersectionObserverInit;
  report: (height: number, width?: number) => void;
}

/** Replaces the observer of what is in view; nothing is until `scrollIn` says so. */
export function fakeObserver(): {
  observed: () => Observed[];
  /** Reports every watched element inside `root`, and `root` itself, as visible by a share; 0 is out of view. */
  scrollIn: (root: Element, ratio?: number) => void;
} {
  const watched = new Set<Observed>();
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly thresholds: readonly number[];
    readonly #own = new Set<Observed>();
    constructor(
      private readonly callback: IntersectionObserverCallback,
      private readonly options: IntersectionObserverInit = {},
    ) {
      this.thresholds = [options.threshold ?? 0].flat();
    }
    observe(element: Element): void {
      const entry: Observed = {
        element,
        options: this.options,
        report: (height, width = 1) => {
          const seen = {
            target: element,
            isIntersecting: height > 0,
            intersectionRatio: height * width,
            intersectionRect: { height: 100 * height },
            boundingClientRect: { height: 100 },
          };
          this.callback([seen as unknown as IntersectionObserverEntry], this);
        },
      };
      this.#own.add(entry);
      watched.add(entry);
    }
    unobserve(element: Element): void {
      for (const entry of this.#own) if (entry.element === element) watched.delete(entry);
    }
    disconnect(): void {
      this.#own.forEach((entry) => watched.delete(entry));
    }
    takeRecords(): [] {
      return [];
    }
  };
  return {
    observed: () => [...watched],
    scrollIn: (root, ratio = 1) => {
      act(() => {
        [...watched]
          .filter(({ element }) => root.contains(element))
          .forEach(({ report }) => {
            report(ratio);
          });
      });
    },
  };
}

/** Hides or shows the browser tab. */
export function setTabHidden(hidden: boolean): void {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: hidden ? "hidden" : "visible" });
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/** Presses the header's button that pauses all motion, or plays it. */
export function pauseAllMotion(paused: boolean): void {
  act(() => {
    pauseMotion(paused);
  });
}
