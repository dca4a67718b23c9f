import { afterNavigation, prefetchOnIntent } from "./navigation";

const plugins = { plugins: [] };
/** A change of page as Gatsby reports it. */
const after = (from: string | null, to: string) => {
  const at = (path: string) => new URL(path, "https://site.example");
  const change = {
    location: at(to),
    prevLocation: from === null ? null : at(from),
    getResourcesForPathnameSync: () => null,
    getResourcesForPathname: () => null,
  } as unknown as Parameters<typeof afterNavigation>[0];
  afterNavigation(change, plugins);
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

describe("afterNavigation", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.scrollTo = jest.fn();
    document.body.innerHTML = "<main><h1>Page</h1></main>";
  });
  afterEach(() => jest.useRealTimers());

  it("moves the focus to the heading of a new page", () => {
    after("/", "/services/");
    jest.advanceTimersByTime(32);
    expect(document.activeElement).toBe(document.querySelector("h1"));
    expect(document.querySelector("h1")?.tabIndex).toBe(-1);
  });

  it("leaves the focus alone on the first page and within a page", () => {
    for (const from of [null, "/#about"]) {
      after(from, "/#faq");
      jest.advanceTimersByTime(32);
      expect(document.activeElement).toBe(document.body);
    }
  });
});
