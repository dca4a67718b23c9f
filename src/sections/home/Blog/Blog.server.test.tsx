/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import Blog from "./Blog";

let mockOwnFeed = true;
jest.mock("../../../features/blog/feed", () => ({
  ...jest.requireActual<object>("../../../features/blog/feed"),
  get isOwnFeed() {
    return mockOwnFeed;
  },
}));

const ownPosts = ["one", "two", "three", "four", "five"].map((slug) => ({
  slug,
  title: `Title of ${slug}`,
  author: "Asha Rao",
  datePublished: "2025-01-01",
  excerpt: "",
  image: `/blog-images/${slug}.webp`,
}));

const html = (): string =>
  renderToStaticMarkup(<Blog kicker={null} heading="Our Trending Blogs" intro={null} items={ownPosts} />);

describe("Blog on the server", () => {
  it("has the four newest posts with picture, title and author if the feed is the site's own", () => {
    const cards = html().split("<li>").slice(1);
    expect(cards).toHaveLength(4);
    for (const [index, card] of cards.entries()) {
      const { slug, title, image } = ownPosts[index] ?? {};
      expect(card).toContain(`href="/blog/${slug}/"`);
      expect(card).toContain(`src="${image}"`);
      expect(card).toContain(title);
      expect(card).toContain("by Asha Rao");
    }
    expect(html()).not.toContain("<noscript>");
  });

  it("links to the blog, for visitors without JavaScript, if the feed is on another host", () => {
    mockOwnFeed = false;
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html())?.[1]).toContain('<a href="/blog/">');
    expect(html()).not.toContain("Title of");
  });
});
