import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeObserver, streamOf } from "../../../../test/fake-browser";
import Blog from "./Blog";

const posts = ["2025-01-05", "2025-06-01", "2024-11-30", "2025-12-24", "2025-03-03"].map((datePublished, index) => ({
  _id: String(index),
  title: `Post of ${datePublished}`,
  author: "Asha Rao",
  slug: `post-${index}`,
  datePublished,
}));
const answer = (body: string, status = 200) => Promise.resolve({ ok: status < 300, status, body: streamOf(body) });
const fetchMock = jest.fn<Promise<unknown>, [string]>();

const built = ["one", "two", "three", "four", "five"].map((slug) => ({
  slug,
  title: `Title of ${slug}`,
  author: "Asha Rao",
  datePublished: "2025-01-01",
  image: `/blog-images/${slug}.webp`,
}));

const setup = () => {
  const { scrollIn, observed } = fakeObserver();
  render(<Blog kicker={null} heading="Our Trending Blogs" intro={null} ownPosts={built} />);
  return {
    observed,
    comeNear: async () => {
      scrollIn(document.body);
      await act(() => Promise.resolve());
    },
  };
};

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

// The first success is kept for the whole visit, so the failures have to come first.
describe("Blog", () => {
  it("says what went wrong, as an alert, and tries again when asked", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    fetchMock.mockReturnValueOnce(answer("", 500)).mockReturnValueOnce(answer("<p>Hello</p>"));
    const { comeNear } = setup();
    await comeNear();
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Failed to fetch blog posts$/);
    expect(screen.queryByRole("listitem")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it("only fetches the feed when it's near the viewport, and shows built posts in the meantime", async () => {
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const { observed } = setup();
    expect(screen.getByRole("status")).toHaveTextContent(/^Loading\.\.\.$/);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      built.slice(0, 4).map(({ title }) => expect.stringContaining(title) as string),
    );
    await act(() => Promise.resolve());
    expect(fetchMock).not.toHaveBeenCalled();
    expect(observed()[0]?.options.rootMargin).toBe("600px 0px");
  });

  it("shows the four newest posts as links, newest first", async () => {
    fetchMock.mockReturnValue(answer(JSON.stringify(posts)));
    const { comeNear } = setup();
    await comeNear();
    const list = within(await screen.findByRole("list"));
    expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/blog/post-3/",
      "/blog/post-1/",
      "/blog/post-4/",
      "/blog/post-0/",
    ]);
    expect(list.getByRole("link", { name: /Post of 2025-12-24/ })).toHaveTextContent("by Asha Rao");
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is a region with a link to all posts", () => {
    setup();
    expect(screen.getByRole("region", { name: "Our Trending Blogs" })).toHaveAttribute("id", "blog");
    expect(screen.getByRole("link", { name: "View All Blogs" })).toHaveAttribute("href", "/blog/");
  });
});
