import { prefetchOnIntent } from "./prefetch";

const supports = { rules: false };
Object.assign(HTMLScriptElement, { supports: () => supports.rules });

const hints = () =>
  [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);
const point = (html: string, type = "pointerover") => {
  document.body.innerHTML = html;
  document.querySelector("a span, a, p")?.dispatchEvent(new Event(type, { bubbles: true }));
};

let relSupports = true;
beforeEach(() => {
  document.head.innerHTML = "";
  supports.rules = false;
  relSupports = true;
  DOMTokenList.prototype.supports = () => relSupports;
});

describe("prefetchOnIntent", () => {
  it("leaves it to speculation rules where the browser has them", () => {
    supports.rules = true;
    prefetchOnIntent();
    point('<a href="/team/">Team</a>');
    expect(hints()).toEqual([]);
  });

  it("fetches nothing when the visitor saves data", () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    prefetchOnIntent();
    point('<a href="/team/">Team</a>');
    expect(hints()).toEqual([]);
    Reflect.deleteProperty(navigator, "connection");
  });

  it.each([
    ["pointerover", "/services/"],
    ["focusin", "/clients/"],
    ["touchstart", "/blog/"],
  ])("fetches a page of the site on %s, once", (type, page) => {
    prefetchOnIntent();
    point(`<a href="${page}"><span>Page</span></a>`, type);
    point(`<a href="${page}#top"><span>Page</span></a>`, type);
    expect(hints()).toEqual([`prefetch ${page}`]);
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
    expect(hints()).toEqual([]);
  });

  it("fills the cache where the browser has no prefetch", () => {
    relSupports = false;
    const fetchPage = jest.fn(() => Promise.resolve());
    Object.assign(window, { fetch: fetchPage });
    prefetchOnIntent();
    point('<a href="/contact/">Contact</a>');
    expect(fetchPage).toHaveBeenCalledWith("/contact/", { priority: "low" });
    expect(hints()).toEqual([]);
    Reflect.deleteProperty(window, "fetch");
  });
});
