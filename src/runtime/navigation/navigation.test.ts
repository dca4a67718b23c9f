import { afterNavigation } from "./navigation";

const plugins = { plugins: [] };
/** A page change as Gatsby reports it. */
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
