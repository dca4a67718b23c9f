import { afterNavigation, beforeNavigation, prefetchOnIntent } from "./navigation";

const plugins = { plugins: [] };
/** A change of page as Gatsby reports it. */
const change = (from: string | null, to: string) => {
  const at = (path: string) => Object.assign(new URL(path, "https://site.example"), { state: null, key: "" });
  return {
    location: at(to),
    prevLocation: from === null ? null : at(from),
    getResourcesForPathnameSync: () => null,
    getResourcesForPathname: () => null,
  } as unknown as Parameters<typeof beforeNavigation>[0];
};
const before = (from: string | null, to: string) => {
  beforeNavigation(change(from, to), plugins);
};
const after = (from: string | null, to: string) => {
  afterNavigation(change(from, to), plugins);
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

describe("navigation", () => {
  const scroll = jest.fn<undefined, [string]>();

  beforeEach(() => {
    jest.useFakeTimers();
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

  it.each(["faq", "blog"])("scrolls to #%s again after exactly 100 ms", (target) => {
    after(null, `/#${target}`);
    jest.advanceTimersByTime(99);
    expect(scroll).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scroll).toHaveBeenCalledWith(target);
  });

  it("leaves other targets to the browser", () => {
    after(null, "/#about");
    jest.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
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
