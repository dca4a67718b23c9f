import { releaseScroll, saveScrollPositions, updateScroll } from "./scroll-position";

/** Reports a layout change, while something observes it. */
let changeLayout: (() => void) | undefined;
const isHeld = () => changeLayout !== undefined;
let top = 0;
let height = 1000;
const scrolledTo = jest.fn<undefined, [string]>();
const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class extends ResizeObserver {
    constructor(private readonly callback: ResizeObserverCallback) {
      super(callback);
    }
    // As in browsers, which report the initial size.
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
  Object.assign(performance, { getEntriesByType: () => [] });
  delete window.___earlyVisit;
  history.replaceState(null, "", "/");
  height = 1000;
  top = 120;
  releaseScroll();
  jest.clearAllMocks();
});
afterEach(() => {
  moveTo(0);
  jest.useRealTimers();
});

const addTarget = (id = "about") => {
  const section = document.createElement("section");
  section.id = id;
  section.scrollIntoView = () => {
    scrolledTo(id);
  };
  section.getBoundingClientRect = () => new DOMRect(0, top);
  document.body.append(section);
};
const scrollEvent = () => window.dispatchEvent(new Event("scroll"));
const moveTo = (position: number) => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: position });
  scrollEvent();
};

/** Goes from one address to another, as Gatsby reports it. */
const visit = (from: string | null, to: string, action = "PUSH") => {
  // Only changes the address: each test sets the history's state and length itself.
  history.replaceState(history.state, "", to);
  // Like the router, which records nothing for Back, Forward and plain hash links.
  const at = (path: string) =>
    Object.assign(new URL(path, "https://site.example"), action === "PUSH" && { action }) as unknown as Location;
  updateScroll(at(to), from === null ? null : at(from));
};

describe("a hash", () => {
  it.each([
    ["the first page", null],
    ["another page", "/services/"],
    ["the page itself", "/"],
  ])("is scrolled to from %s at once, and #faq and #blog after exactly 100 ms", (_, from) => {
    for (const id of ["about", "faq", "blog"]) addTarget(id);
    visit(from, "/#about");
    expect(scrolledTo).toHaveBeenCalledWith("about");
    for (const late of ["faq", "blog"]) {
      scrolledTo.mockClear();
      visit(from, `/#${late}`);
      jest.advanceTimersByTime(99);
      expect(scrolledTo).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(scrolledTo).toHaveBeenCalledWith(late);
    }
  });

  it("shows the top of a new page until its target appears, then follows the target when it moves", () => {
    visit("/services/", "/#about");
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(scrolledTo).not.toHaveBeenCalled();
    addTarget();
    changeLayout?.();
    changeLayout?.();
    expect(scrolledTo).toHaveBeenCalledTimes(2);
  });

  it("is scrolled to from a plain link, which the router mistakes for Back or Forward", () => {
    addTarget();
    visit("/", "/#about", "POP");
    expect(scrolledTo).toHaveBeenCalledWith("about");
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each(["wheel", "touchstart", "pointerdown", "keydown"])("is released by the visitor's %s", (type) => {
    addTarget();
    visit("/services/", "/#about");
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(isHeld()).toBe(false);
  });

  it("is released during its delay too", () => {
    addTarget("faq");
    visit("/services/", "/#faq");
    document.body.dispatchEvent(new Event("wheel", { bubbles: true }));
    jest.runAllTimers();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it("is released when the page scrolls away without input, as with a screen reader", () => {
    addTarget();
    visit("/services/", "/#about");
    for (top of [120, 60, 260]) {
      scrollEvent();
      expect(isHeld()).toBe(true);
    }
    top = 261;
    scrollEvent();
    expect(isHeld()).toBe(false);
  });

  it("is kept with the browser's scroll anchoring off, and turns it on again afterwards", () => {
    const anchoring = () => document.documentElement.style.overflowAnchor;
    addTarget();
    visit("/services/", "/#about");
    expect(anchoring()).toBe("none");
    releaseScroll();
    expect(anchoring()).toBe("");
  });

  it("is kept when the layout moves the target", () => {
    addTarget();
    visit("/services/", "/#about");
    height = 2000;
    top = 1120;
    scrollEvent();
    expect(isHeld()).toBe(true);
    changeLayout?.();
    expect(scrolledTo).toHaveBeenCalledTimes(2);
  });
});

describe("the first page", () => {
  const comeBy = (type: string, state: object | null) => {
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    history.replaceState(state, "");
    addTarget();
    visit(null, "/#about");
  };

  it.each(["reload", "back_forward"])(
    "is moved to the saved position after %s, if the browser went to the hash",
    (type) => {
      comeBy(type, { scrollTop: 3000 });
      changeLayout?.();
      expect(scrollTo.mock.calls).toEqual([
        [0, 3000],
        [0, 3000],
      ]);
      expect(scrolledTo).not.toHaveBeenCalled();
    },
  );

  it("is left alone if the browser has restored the position, or if none was saved", () => {
    moveTo(3000);
    comeBy("reload", { scrollTop: 3000 });
    comeBy("reload", null);
    expect(isHeld()).toBe(false);
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it.each(["navigate", "reload"])("is left alone if the visitor scrolled before the scripts, after %s", (type) => {
    window.___earlyVisit = { release: () => undefined, loadedAt: "/", hasInteracted: true };
    comeBy(type, { scrollTop: 3000 });
    expect(isHeld()).toBe(false);
  });
});

describe("another page", () => {
  it("starts at the top", () => {
    visit("/services/", "/");
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    expect(isHeld()).toBe(false);
  });

  it.each(["/", "/#about"])("starts at the saved position on the way back to %s, and stays there", (to) => {
    history.replaceState({ scrollTop: 3000 }, "");
    visit("/services/", to, "POP");
    changeLayout?.();
    expect(scrollTo.mock.calls).toEqual([
      [0, 3000],
      [0, 3000],
    ]);
  });
});

describe("the same page", () => {
  it("goes to the top when the visitor follows a link to it", () => {
    visit("/services/", "/services/");
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  it("is left to the browser on Back and Forward", () => {
    history.replaceState({ scrollTop: 3000 }, "");
    addTarget();
    visit("/", "/#about", "POP");
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrolledTo).not.toHaveBeenCalled();
  });
});

describe("saveScrollPositions", () => {
  beforeAll(saveScrollPositions);

  it("saves where the first page starts, and where the visitor stops scrolling", () => {
    history.replaceState({ key: "1" }, "");
    visit(null, "/");
    expect(history.state).toEqual({ key: "1", scrollTop: 0 });
    moveTo(500);
    jest.advanceTimersByTime(149);
    expect(history.state).toEqual({ key: "1", scrollTop: 0 });
    jest.advanceTimersByTime(1);
    expect(history.state).toEqual({ key: "1", scrollTop: 500 });
  });

  it("saves the position before a click leads away from it", () => {
    visit(null, "/");
    moveTo(500);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(history.state).toEqual({ scrollTop: 500 });
  });

  it("saves nothing for the entry that Back leads to while the old page is still shown", () => {
    visit(null, "/");
    history.pushState({ scrollTop: 3000 }, "", "/services/");
    // The browser scrolls towards that page's position, as far as this page allows.
    moveTo(900);
    jest.advanceTimersByTime(200);
    expect(history.state).toEqual({ scrollTop: 3000 });
  });

  it("carries on if the browser refuses to save", () => {
    const replaceState = jest.spyOn(history, "replaceState").mockImplementation(() => {
      throw new DOMException("Too many calls", "SecurityError");
    });
    expect(() => {
      updateScroll(location, null);
    }).not.toThrow();
    replaceState.mockRestore();
  });
});
