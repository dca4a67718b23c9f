import { afterNavigation, beforeNavigation, prefetchOnIntent, rememberLeftPosition } from "./navigation";
import { releaseScroll } from "./scroll-position";

const plugins = { plugins: [] };
/** A change of page as Gatsby reports it. */
const change = (from: string | null, to: string, action = "PUSH") => {
  const at = (path: string) => Object.assign(new URL(path, "https://site.example"), { state: null, key: "initial" });
  return {
    // As the router does, which notes nothing of Back, Forward and plain hash links.
    location: Object.assign(at(to), action === "PUSH" && { action }),
    prevLocation: from === null ? null : at(from),
    getResourcesForPathnameSync: () => null,
    getResourcesForPathname: () => null,
  } as unknown as Parameters<typeof beforeNavigation>[0];
};
const before = (from: string | null, to: string) => {
  beforeNavigation(change(from, to), plugins);
};
const after = (from: string | null, to: string, action?: string) => {
  afterNavigation(change(from, to, action), plugins);
};

describe("prefetchOnIntent", () => {
  const hovering = jest.fn();
  const touch = (html: string, type: string) => {
    document.body.innerHTML = html;
    document.querySelector("a span, a, p")?.dispatchEvent(new Event(type, { bubbles: true }));
  };

  beforeAll(() => {
    window.___loader = { hovering };
    prefetchOnIntent();
  });
  beforeEach(() => hovering.mockClear());

  it.each(["pointerover", "focusin", "touchstart"])("fetches a page of the site on %s", (type) => {
    touch('<a href="/services/"><span>Services</span></a>', type);
    expect(hovering).toHaveBeenCalledWith("/services/");
  });

  it.each([
    ["another site", '<a href="https://example.org/">Elsewhere</a>'],
    ["a mail address", '<a href="mailto:hello@site.example">Mail</a>'],
    ["a new tab", '<a href="/services/" target="_blank">Services</a>'],
    ["the page itself", '<a href="#faq">Questions</a>'],
    ["no link", "<p>Text</p>"],
  ])("fetches nothing for %s", (_, html) => {
    touch(html, "pointerover");
    expect(hovering).not.toHaveBeenCalled();
  });

  it("fetches nothing for whoever saves data", () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    touch('<a href="/services/">Services</a>', "pointerover");
    expect(hovering).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
  });
});

describe("rememberLeftPosition", () => {
  const KEY = "@@scroll|/clients/|initial";
  const scrollTo = (top: number) => {
    Object.defineProperty(window, "scrollY", { configurable: true, value: top });
    dispatchEvent(new Event("scroll"));
  };
  beforeAll(rememberLeftPosition);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    scrollTo(0);
    jest.useRealTimers();
  });

  const leave = (action?: string) => {
    after(null, "/clients/");
    scrollTo(500);
    jest.advanceTimersByTime(200);
    // The browser scrolls to the other page's position, and Gatsby saves it.
    scrollTo(900);
    sessionStorage.setItem(KEY, "900");
    dispatchEvent(new PopStateEvent("popstate"));
    after("/clients/", "/privacy-policy/", action);
    return sessionStorage.getItem(KEY);
  };

  it("keeps the position of the page that Back leaves", () => {
    expect(leave("POP")).toBe("500");
  });

  it("lets the browser jump to the position on another page, and scroll smoothly within a page", () => {
    const behavior = () => document.documentElement.style.scrollBehavior;
    document.documentElement.style.scrollBehavior = "";
    after(null, location.pathname);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(behavior()).toBe("");
    after(location.pathname, "/clients/");
    jest.runAllTimers();
    dispatchEvent(new PopStateEvent("popstate"));
    expect(behavior()).toBe("auto");
    document.documentElement.style.scrollBehavior = "";
  });

  it("leaves alone what Gatsby saves when a link leads on", () => {
    expect(leave()).toBe("900");
  });
});

describe("navigation", () => {
  const scroll = jest.fn<undefined, [string]>();

  beforeEach(() => {
    jest.useFakeTimers();
    releaseScroll();
    window.ResizeObserver = class extends ResizeObserver {
      constructor(private readonly callback: ResizeObserverCallback) {
        super(callback);
      }
      // As in browsers, which report the size that they find first.
      override observe(): void {
        this.callback([], this);
      }
    };
    history.replaceState(null, "", "/");
    Object.assign(performance, { getEntriesByType: () => [] });
    delete window.___earlyVisit;
    scroll.mockClear();
    document.documentElement.style.scrollBehavior = "";
    document.body.innerHTML =
      '<main><h1>Page</h1><section id="about"></section><section id="blog"></section><section id="faq"></section></main>';
    for (const section of document.querySelectorAll("section")) {
      section.scrollIntoView = () => {
        scroll(section.id);
      };
    }
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ["the first page", null],
    ["another page", "/services/"],
    ["the page itself", "/"],
  ])("scrolls from %s to a hash at once, and to #faq and #blog after exactly 100 ms", (_, from) => {
    after(from, "/#about");
    expect(scroll).toHaveBeenCalledWith("about");
    for (const late of ["faq", "blog"]) {
      scroll.mockClear();
      before(from, `/#${late}`);
      history.replaceState(null, "");
      after(from, `/#${late}`);
      jest.advanceTimersByTime(99);
      expect(scroll).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      expect(scroll).toHaveBeenCalledWith(late);
    }
  });

  it.each(["reload", "back_forward"])("leaves the position to the browser after %s", (type) => {
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    after(null, "/#faq");
    jest.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });

  it("leaves the position to whoever has scrolled before the scripts came", () => {
    window.___earlyVisit = { release: () => undefined, loadedAt: "/", hasInteracted: true };
    after(null, "/#faq");
    jest.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });

  it("restores the position of another page on Back, where the target of its hash is not there yet", () => {
    const jump = jest.spyOn(window, "scrollTo").mockReturnValue(undefined);
    document.body.innerHTML = "";
    sessionStorage.setItem("@@scroll|/|initial", "4321");
    after("/services/", "/#about", "POP");
    expect(jump).toHaveBeenCalledWith({ top: 4321, behavior: "instant" });
    jump.mockRestore();
  });

  it("leaves Back and Forward within a page to the browser", () => {
    history.replaceState({ key: "initial" }, "");
    after("/", "/#about", "POP");
    expect(scroll).not.toHaveBeenCalled();
    // A plain link to a hash, which the router takes for Back or Forward too.
    history.pushState(null, "", "/#about");
    after("/", "/#about", "POP");
    expect(scroll).toHaveBeenCalledWith("about");
    expect(history.state).toEqual({ key: "initial" });
  });

  it("saves where the first page starts, under the router's key", () => {
    sessionStorage.setItem("@@scroll|/|initial", "3000");
    after(null, "/");
    expect(sessionStorage.getItem("@@scroll|/|initial")).toBe("0");
  });

  it("jumps to a new page and moves the focus to its heading", () => {
    before("/", "/services/");
    expect(document.documentElement.style.scrollBehavior).toBe("auto");
    after("/", "/services/");
    jest.advanceTimersByTime(32);
    expect(document.documentElement.style.scrollBehavior).toBe("");
    expect(document.activeElement).toBe(document.querySelector("h1"));
    expect(document.querySelector("h1")?.tabIndex).toBe(-1);
  });

  it("leaves focus and smooth scrolling alone on the first page and within a page", () => {
    for (const from of [null, "/#about"]) {
      before(from, "/#faq");
      after(from, "/#faq");
      jest.advanceTimersByTime(32);
      expect(document.documentElement.style.scrollBehavior).toBe("");
      expect(document.activeElement).toBe(document.body);
    }
  });
});
