import { slugify } from "./slugify";

describe("slugify", () => {
  it.each([
    ["Six kinds of search, six ways to win", "six-kinds-of-search-six-ways-to-win"],
    ["What’s on your desk?", "whats-on-your-desk"],
    ["  AI & CGI  ", "ai-cgi"],
    ["Café Zoë", "cafe-zoe"],
  ])("turns %j into %j", (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });
});
