import type { GatsbyBrowser } from "gatsby";
import { holdTarget, isScrollHeld, releaseScroll, shouldUpdateScroll } from "./scroll-position";

/** Reports a change of the page's layout, while something observes it. */
let changeLayout: (() => void) | undefined;
let top = 0;
let height = 1000;
const scrollIntoView = jest.fn();
const scrollTo = jest.fn();

beforeEach(() => {
  window.ResizeObserver = class extends ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {
      super(callback);
    }
    override observe(): void {
      changeLayout = () => {
        this.callback([], this);
      };
      changeLayout();
    }
    override disconnect(): void {
      changeLayout = undefined;
    }
  };
  Object.defineProperty(document.body, "offsetHeight", { configurable: true, get: () => height });
  window.scrollTo = scrollTo;
  document.body.innerHTML = "";
  height = 1000;
  top = 120;
  releaseScroll();
  jest.clearAllMocks();
});

const addTarget = () => {
  const section = document.createElement("section");
  section.id = "about";
  section.scrollIntoView = scrollIntoView;
  section.getBoundingClientRect = () => new DOMRect(0, top);
  document.body.append(section);
};
const scrollEvent = () => window.dispatchEvent(new Event("scroll"));

describe("holdTarget", () => {
  it("shows the top of a new page, and jumps to the target when it comes and when it moves", () => {
    holdTarget("about", true, 0);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
    expect(scrollIntoView).not.toHaveBeenCalled();
    addTarget();
    changeLayout?.();
    changeLayout?.();
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "instant" }], [{ behavior: "instant" }]]);
  });

  it("goes smoothly within a page, where that is the page's way", () => {
    addTarget();
    holdTarget("about", false, 0);
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: "auto" }]]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(["wheel", "touchstart", "pointerdown", "keydown"])("ends with the visitor's %s", (type) => {
    addTarget();
    holdTarget("about", true, 0);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(changeLayout).toBeUndefined();
    expect(isScrollHeld()).toBe(false);
  });

  it("ends during its delay too", () => {
    jest.useFakeTimers();
    addTarget();
    holdTarget("about", true, 100);
    document.body.dispatchEvent(new Event("wheel", { bubbles: true }));
    jest.runAllTimers();
    expect(scrollIntoView).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it("ends when the first scroll leads far away", () => {
    addTarget();
    holdTarget("about", true, 0);
    top = 5000;
    scrollEvent();
    expect(isScrollHeld()).toBe(false);
  });

  it("ends when a scroll leads away without input, as with a screen reader", () => {
    addTarget();
    holdTarget("about", true, 0);
    for (top of [120, 60, 260]) {
      scrollEvent();
      expect(isScrollHeld()).toBe(true);
    }
    top = 261;
    scrollEvent();
    expect(isScrollHeld()).toBe(false);
  });

  it("goes on while a smooth scroll is on its way, and when the layout moves the target", () => {
    addTarget();
    top = 5000;
    holdTarget("about", false, 0);
    for (top of [5000, 3000, 200, 120]) scrollEvent();
    height = 2000;
    top = 1120;
    scrollEvent();
    expect(isScrollHeld()).toBe(true);
    changeLayout?.();
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });
});

describe("shouldUpdateScroll", () => {
  const decide = (from: string | undefined, to: string, action = "PUSH") => {
    // As the router does, which notes nothing of Back, Forward and plain hash links.
    const at = (path: string) => Object.assign(new URL(path, "https://site.example"), action === "PUSH" && { action });
    return shouldUpdateScroll(
      {
        prevRouterProps: from === undefined ? undefined : { location: at(from) },
        routerProps: { location: at(to) },
        pathname: at(to).pathname,
        getSavedScrollPosition: () => [0, 3000],
      } as unknown as Parameters<NonNullable<GatsbyBrowser["shouldUpdateScroll"]>>[0],
      { plugins: [] },
    );
  };

  it.each(["/", "/#faq"])("leaves the first page to the browser: %s", (to) => {
    expect(decide(undefined, to)).toBe(false);
    expect(isScrollHeld()).toBe(false);
  });

  it("jumps to the top of a new page, and leaves a hash alone", () => {
    expect(decide("/services/", "/")).toBe(false);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
    expect(decide("/services/", "/#faq")).toBe(false);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("lets Gatsby go to the top of the page that is shown", () => {
    expect(decide("/services/", "/services/")).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(["/", "/#faq"])("restores the saved position on the way back to %s, and keeps it", (to) => {
    expect(decide("/services/", to, "POP")).toBe(false);
    changeLayout?.();
    expect(scrollTo.mock.calls).toEqual([[{ top: 3000, behavior: "instant" }], [{ top: 3000, behavior: "instant" }]]);
  });

  it("leaves Back and Forward within a page to the browser", () => {
    expect(decide("/#faq", "/", "POP")).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  describe("where the 404 document stands in for a page of the feed", () => {
    const visit = (type: string, hasInteracted: boolean) => {
      window.pagePath = "/404.html";
      window.___loader = { hovering: () => undefined, loadPageSync: () => ({ page: { path: "/blog/[...]/" } }) };
      window.___earlyVisit = { release: () => undefined, loadedAt: "/", hasInteracted };
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
      decide(undefined, "/blog/post/");
      return isScrollHeld();
    };

    it("restores the position itself, after a reload and for whoever has not scrolled", () => {
      expect(visit("reload", false)).toBe(true);
      releaseScroll();
      expect(visit("navigate", false)).toBe(false);
      expect(visit("reload", true)).toBe(false);
    });
  });
});
