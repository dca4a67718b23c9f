/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { BlogList, PAGE_SIZE } from "./BlogList";

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `post-${index}`,
    title: `Post ${index}`,
    author: "",
    datePublished: "2025-01-01",
    image: `/${index}.webp`,
  }));
const withoutScript = (count: number): string[] | undefined => {
  const view = renderToStaticMarkup(<BlogList ownPosts={posts(count)} />);
  return /<noscript>(.*)<\/noscript>/s.exec(view)?.[1]?.match(/href="[^"]*"/g) ?? undefined;
};

describe("BlogList on the server", () => {
  it("includes the rest of a long list for visitors without JavaScript", () => {
    expect(withoutScript(PAGE_SIZE + 2)).toEqual([
      `href="/blog/post-${PAGE_SIZE}/"`,
      `href="/blog/post-${PAGE_SIZE + 1}/"`,
    ]);
  });

  it("includes a short list only once", () => {
    expect(withoutScript(PAGE_SIZE)).toBeUndefined();
  });
});
