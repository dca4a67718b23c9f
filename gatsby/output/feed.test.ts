/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { feedMiddleware, readFeed, renderRss } from "./feed";

const project = process.cwd();

describe("readFeed", () => {
  it("gives the shipped posts, newest first, with every name put in", async () => {
    const { posts } = await readFeed(project);
    const dates = posts.map(({ datePublished }) => Date.parse(datePublished));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(JSON.stringify(posts)).not.toMatch(/\{(name|email|phone|domain|address)\}/);
  });
});

describe("renderRss", () => {
  it("is well-formed and has an item for each post", async () => {
    const source = await readFeed(project);
    const rss = renderRss(source);
    expect(rss.match(/<item>/g)).toHaveLength(source.posts.length);
    expect(rss.replace(/&(amp|lt|gt|quot|apos);/g, "")).not.toContain("&");
  });
});

describe("feedMiddleware", () => {
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    const answer = feedMiddleware(project);
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
    expect(await response.json()).toEqual((await readFeed(project)).posts);
  });

  it("answers the pictures that the feed names, and no other file", async () => {
    const { posts } = await readFeed(project);
    const picture = await fetch(`${origin}${posts[0]?.image ?? ""}`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect((await fetch(`${origin}/blog-images/none.webp`)).status).toBe(404);
    expect((await fetch(`${origin}/services/`)).status).toBe(404);
  });
});
