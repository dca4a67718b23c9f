/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { ContentFolder, validContent } from "../../test/content-fixture";
import { nodesIn } from "../../test/content-schema";
import { writeFeed } from "./feed";

/** Two posts, the older one first, with tokens and what XML escapes. */
const posts = [
  { title: "Fish & chips", slug: "older", datePublished: "2024-01-31", excerpt: "{name} <says>: {email}" },
  { title: "News", slug: "newer", datePublished: "2026-03-01", excerpt: "A text." },
].map((post, index) => ({
  _id: `post-${index}`,
  author: "Nandini",
  image: { file: "images/large.webp", alt: "A lens" },
  content: ["We are {name}."],
  ...post,
}));

const folder = new ContentFolder({
  ...validContent(),
  "posts.json": { $schema: "./schema/posts.schema.json", items: posts },
});
const publicFile = (name: string): string => path.join(folder.projectDir, "public", name);
const read = (name: string): string => readFileSync(publicFile(name), "utf8");
const write = () => writeFeed(nodesIn(folder.dataDir), folder.dataDir, publicFile(""));
const draw = async (background: string): Promise<void> => {
  const picture = { width: 1200, height: 800, channels: 3, background } as const;
  folder.write("data/images/large.webp", await sharp({ create: picture }).webp().toBuffer());
};
beforeAll(() => draw("black"));
afterAll(() => {
  folder.dispose();
});

describe("the RSS document", () => {
  it("is well-formed and has an item for each post", async () => {
    await write();
    const rss = read("rss.xml");
    expect(rss.match(/<item>/g)).toHaveLength(2);
    expect(rss).toContain("<title>Fish &amp; chips</title>");
    expect(rss).toContain("Sample Brand &lt;says&gt;: hello@sample.example");
    expect(rss.replace(/&(amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
  });
});

describe("writeFeed", () => {
  const brightness = async (): Promise<unknown> =>
    (await sharp(readFileSync(publicFile("blog-images/newer.webp"))).stats()).channels[0]?.mean;

  it("writes the posts, newest first, with the facts in their texts", async () => {
    await write();
    expect(JSON.parse(read("api/v1/blog/viewblog"))).toEqual([
      expect.objectContaining({ slug: "newer", image: "/blog-images/newer.webp" }),
      {
        _id: "post-0",
        title: "Fish & chips",
        author: "Nandini",
        image: "/blog-images/older.webp",
        slug: "older",
        datePublished: "2024-01-31",
        excerpt: "Sample Brand <says>: hello@sample.example",
        content: ["We are Sample Brand."],
      },
    ]);
  });

  it("makes the pictures for a card", async () => {
    await write();
    const picture = await sharp(publicFile("blog-images/newer.webp")).metadata();
    expect(picture).toMatchObject({ format: "webp", width: 960, height: 600 });
  });

  it("writes a picture again that changes while the development server runs", async () => {
    await write();
    expect(await brightness()).toBe(0);
    await draw("white");
    await write();
    expect(await brightness()).toBe(255);
  });

  it("encodes the addresses of a post in another script, and writes its picture under its name", async () => {
    folder.write("data/posts.json", JSON.stringify({ items: [{ ...posts[0], slug: "लेख" }] }));
    await write();
    const encoded = "%E0%A4%B2%E0%A5%87%E0%A4%96";
    expect(JSON.parse(read("api/v1/blog/viewblog"))).toEqual([
      expect.objectContaining({ slug: "लेख", image: `/blog-images/${encoded}.webp` }),
    ]);
    expect(existsSync(publicFile("blog-images/लेख.webp"))).toBe(true);
    expect(read("rss.xml")).toContain(`<link>https://sample.example/blog/${encoded}/</link>`);
  });
});
