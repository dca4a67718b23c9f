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
const fileOf = (address: string): string => path.join(folder.projectDir, "static", address);

beforeAll(async () => {
  const picture = { width: 1200, height: 800, channels: 3, background: "grey" } as const;
  folder.write("data/images/large.webp", await sharp({ create: picture }).webp().toBuffer());
  await writeFeed(folder.projectDir, nodesIn(folder.dataDir));
});
afterAll(() => {
  folder.dispose();
});

test("the RSS document is well-formed and has an item for each post", () => {
  const rss = readFileSync(fileOf("rss.xml"), "utf8");
  expect(rss.match(/<item>/g)).toHaveLength(2);
  expect(rss).toContain("<title>Fish &amp; chips</title>");
  expect(rss).toContain("Sample Brand &lt;says&gt;: hello@sample.example");
  expect(rss.replace(/&(amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
});

test("the feed has the posts from the newest on, with their pictures", async () => {
  expect(JSON.parse(readFileSync(fileOf("api/v1/blog/viewblog"), "utf8"))).toMatchObject([
    { slug: "newer", image: "/blog-images/newer.webp" },
    { slug: "older", content: ["We are Sample Brand."] },
  ]);
  expect(await sharp(fileOf("blog-images/newer.webp")).metadata()).toMatchObject({ format: "webp", width: 960 });
});
