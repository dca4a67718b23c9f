import { scrollSmoothly } from "./hash-scroll";

const click = (html: string, init: MouseEventInit = {}) => {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("a, p")?.dispatchEvent(event);
  return event;
};

beforeAll(() => {
  jest.useFakeTimers();
  scrollSmoothly();
});
beforeEach(() => {
  history.replaceState(null, "", "/");
});
afterAll(() => jest.useRealTimers());

describe("scrollSmoothly", () => {
  it("turns smooth scrolling on", () => {
    expect(document.documentElement.dataset.scroll).toBe("smooth");
  });

  it.each(["#faq", "#blog"])("goes to %s of the page after 100 ms", (hash) => {
    expect(click(`<a href="/${hash}">There</a>`).defaultPrevented).toBe(true);
    jest.advanceTimersByTime(99);
    expect(location.hash).toBe("");
    jest.advanceTimersByTime(1);
    expect(location.hash).toBe(hash);
  });

  it.each([
    ["another section", '<a href="#about">About</a>', {}],
    ["a hash that can't be decoded", '<a href="#50%">?</a>', {}],
    ["another page", '<a href="/team/#faq">Team</a>', {}],
    ["a click for a new tab", '<a href="#faq">Questions</a>', { ctrlKey: true }],
    ["no link", "<p>Text</p>", {}],
  ])("leaves %s to the browser", (_, html, init) => {
    expect(click(html, init).defaultPrevented).toBe(false);
  });
});
