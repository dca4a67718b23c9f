import { growPictures } from "./page-transition";

/** As browsers send it before the page is left. jsdom doesn't know it. */
const leave = (url: string, { navigationType = "push", viewTransition = true } = {}) => {
  dispatchEvent(
    Object.assign(new Event("pageswap"), { viewTransition, activation: { navigationType, entry: { url } } }),
  );
};
const name = (id: string) => document.getElementById(id)?.style.getPropertyValue("view-transition-name");

beforeAll(growPictures);
beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <div id="page-picture"></div>
      <article><img id="near" alt=""><a href="/services/video-shoot/">Read more</a></article>
      <a href="/blog/a-post/"><img id="inside" alt=""></a>
    </main>`;
  // jsdom has no layout.
  Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ width: 300, height: 200 });
});

const ADDRESS = "https://site.example";

describe("growPictures", () => {
  it.each([
    ["/services/video-shoot/", "near"],
    ["/blog/a-post/", "inside"],
  ])("names the picture beside the link to %s, in place of the page's own", (path, id) => {
    leave(ADDRESS + path);
    expect(name(id)).toBe("picture");
    expect(name("page-picture")).toBe("none");
  });

  it("leaves the page's own picture its name if there's no other, or on Back and Forward", () => {
    leave(`${ADDRESS}/team/`);
    expect(name("page-picture")).toBe("");
    leave(`${ADDRESS}/blog/a-post/`, { navigationType: "traverse" });
    expect(name("page-picture")).toBe("");
    expect(name("inside")).toBe("");
  });

  it("forgets the last picture when a page is left again", () => {
    leave(`${ADDRESS}/blog/a-post/`);
    leave(`${ADDRESS}/services/video-shoot/`);
    expect(name("inside")).toBe("");
    expect(name("near")).toBe("picture");
  });

  it("does nothing without a transition", () => {
    leave(`${ADDRESS}/blog/a-post/`, { viewTransition: false });
    expect(name("inside")).toBe("");
  });
});
