import { prefetchOnIntent } from "./prefetch";

const supports = { rules: false };
const fetchPage = jest.fn(() => Promise.resolve());
Object.assign(HTMLScriptElement, { supports: () => supports.rules });
Object.assign(window, { fetch: fetchPage });

const point = (html: string, type = "pointerover") => {
  document.body.innerHTML = html;
  document.querySelector("a span, a, p")?.dispatchEvent(new Event(type, { bubbles: true }));
};

beforeEach(() => {
  supports.rules = false;
  fetchPage.mockClear();
});

describe("prefetchOnIntent", () => {
  it("leaves it to speculation rules where the browser has them", () => {
    supports.rules = true;
    prefetchOnIntent();
    point('<a href="/team/">Team</a>');
    expect(fetchPage).not.toHaveBeenCalled();
  });

  it("fetches nothing when the visitor saves data", () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    prefetchOnIntent();
    point('<a href="/team/">Team</a>');
    expect(fetchPage).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, "connection");
  });

  it.each([
    ["pointerover", "/services/"],
    ["focusin", "/clients/"],
    ["touchstart", "/blog/"],
  ])("fetches a page of the site on %s, once, at low priority", (type, page) => {
    prefetchOnIntent();
    point(`<a href="${page}"><span>Page</span></a>`, type);
    point(`<a href="${page}#top"><span>Page</span></a>`, type);
    expect(fetchPage.mock.calls).toEqual([[page, { priority: "low" }]]);
  });

  it.each([
    ["another site", '<a href="https://example.org/">Elsewhere</a>'],
    ["a mail address", '<a href="mailto:hello@site.example">Mail</a>'],
    ["a new tab", '<a href="/about/" target="_blank">About</a>'],
    ["the page itself", '<a href="#faq">Questions</a>'],
    ["no link", "<p>Text</p>"],
  ])("fetches nothing for %s", (_, html) => {
    prefetchOnIntent();
    point(html);
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
