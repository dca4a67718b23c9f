import { fetchComponent } from "./page-component";
import { prefetchOnIntent } from "./prefetch";

jest.mock("./page-component", () => ({ fetchComponent: jest.fn() }));

describe("prefetchOnIntent", () => {
  const hovering = jest.fn();
  const touch = (html: string, type: string) => {
    document.body.innerHTML = html;
    document.querySelector("a span, a, p")?.dispatchEvent(new Event(type, { bubbles: true }));
  };

  beforeAll(() => {
    window.___loader = { hovering, loadPageSync: () => undefined };
    prefetchOnIntent();
  });
  beforeEach(() => jest.clearAllMocks());

  it.each(["pointerover", "focusin", "touchstart", "click"])("fetches a page of the site on %s", (type) => {
    touch('<a href="/services/"><span>Services</span></a>', type);
    expect(hovering).toHaveBeenCalledWith("/services/");
    expect(fetchComponent).toHaveBeenCalledWith("/services/");
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

  it("fetches nothing before a click when the visitor saves data", () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    touch('<a href="/services/">Services</a>', "pointerover");
    expect(hovering).not.toHaveBeenCalled();
    touch('<a href="/services/">Services</a>', "click");
    expect(hovering).toHaveBeenCalledWith("/services/");
    Reflect.deleteProperty(navigator, "connection");
  });
});
