/** @jest-environment node */
import { readFileSync } from "node:fs";
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
    const rss = readFileSync(publicFile("rss.xml"), "utf8");
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
    expect(JSON.parse(readFileSync(publicFile("api/v1/blog/viewblog"), "utf8"))).toMatchObject([
      { slug: "newer", image: "/blog-images/newer.webp" },
      { slug: "older", content: ["We are Sample Brand."] },
    ]);
  });

  it("writes a picture again that changes while the development server runs", async () => {
    await write();
    expect(await brightness()).toBe(0);
    await draw("white");
    await write();
    expect(await brightness()).toBe(255);
  });
});
