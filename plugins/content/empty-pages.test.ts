/** @jest-environment node */
import { objectAt, ContentFolder, validContent } from "../../test/content-fixture";
import { emptyPages } from "./facts";

const emptyPagesWithout = (lists: readonly string[], blogHost?: string): string[] => {
  const content = validContent();
  objectAt(content, "pages/about.json").shared = ["blog-list"];
  for (const list of lists) objectAt(content, list).items = [];
  const folder = new ContentFolder(content);
  try {
    return emptyPages(folder.dataDir, blogHost);
  } finally {
    folder.dispose();
  }
};

test.each<[string, string[], string | undefined, string[]]>([
  ["none, where there's something in each list", [], undefined, []],
  ["the clients", ["clients.json"], undefined, ["/clients/"]],
  ["none, where some of the work is left", ["reels.json", "websites.json"], undefined, []],
  ["the work", ["portfolio-images.json", "reels.json", "websites.json"], undefined, ["/our-works/"]],
  ["the blog", ["posts.json"], undefined, ["/blog/", "/about/"]],
  ["not the blog, where it has a host of its own", ["posts.json"], "https://blog.example", []],
])("pages with nothing to show: %s", (_, lists, blogHost, pages) => {
  expect(emptyPagesWithout(lists, blogHost)).toEqual(pages);
});
