/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { ContentFolder, validContent } from "../../test/content-fixture";
import { nodesIn } from "../../test/content-schema";
import { feedMiddleware, readFeed, renderRss } from "./feed";

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
const read = () => readFeed(nodesIn(folder.dataDir), folder.dataDir);
beforeAll(async () => {
  const picture = { width: 1200, height: 800, channels: 3, background: "grey" } as const;
  folder.write("data/images/large.webp", await sharp({ create: picture }).webp().toBuffer());
});
afterAll(() => {
  folder.dispose();
});

describe("renderRss", () => {
  it("is well-formed and has an item for each post", () => {
    const rss = renderRss(read());
    expect(rss.match(/<item>/g)).toHaveLength(2);
    expect(rss).toContain("<title>Fish &amp; chips</title>");
    expect(rss).toContain("Sample Brand &lt;says&gt;: hello@sample.example");
    expect(rss.replace(/&(amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
  });
});

describe("feedMiddleware", () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const answer = feedMiddleware(read);
    server = createServer((request, response) => {
      answer(request, response, () => {
        response.writeHead(404).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address() as AddressInfo;
    origin = `http://localhost:${address.port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("answers the feed as the built site does", async () => {
    const response = await fetch(`${origin}/api/v1/blog/viewblog?fresh=1`);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject([
      { slug: "newer", image: "/blog-images/newer.webp" },
      { slug: "older", content: ["We are Sample Brand."] },
    ]);
  });

  it("answers the pictures that the feed names, and no other file", async () => {
    const picture = await fetch(`${origin}/blog-images/newer.webp`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect((await fetch(`${origin}/blog-images/none.webp`)).status).toBe(404);
    expect((await fetch(`${origin}/services/`)).status).toBe(404);
  });
});
