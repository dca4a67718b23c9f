import "@testing-library/jest-dom";
import { TextDecoder } from "node:util";
import { configure } from "@testing-library/react";

// As the time limit in jest.config.ts: a slow machine gets its time, and what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout and no timing entries: what depends on them is stubbed here once, and a test that cares replaces it.
if (typeof window !== "undefined") {
  class ObserverStub {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  class PointerEventStub extends MouseEvent {
    readonly pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? "";
    }
  }
  Object.assign(Performance.prototype, { getEntriesByType: () => [] });
  Object.assign(window, {
    // Every browser has it; jsdom does not.
    TextDecoder,
    PointerEvent: PointerEventStub,
    IntersectionObserver: ObserverStub,
    ResizeObserver: ObserverStub,
    scrollTo: () => undefined,
    matchMedia: (query: string) => ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }),
  });
}
