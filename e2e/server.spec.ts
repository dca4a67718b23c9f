import { readFileSync } from "node:fs";
import { readFeed } from "./support/feed";
import { messagesWith } from "./support/outbox";
import { ROUTES } from "./support/routes";
import { expect, test } from "./support/test";

const scriptOf = (html: string): string => /<script[^>]*src="(\/[^"]+\.js)"/.exec(html)?.[1] ?? "none";

test("pages are asked for anew and hashed files never", async ({ request }) => {
  const page = await request.get("/services/");
  expect(page.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await request.get("/services/", { headers: { "If-None-Match": page.headers().etag ?? "none" } });
  expect(again.status()).toBe(304);
  const script = await request.get(scriptOf(await page.text()));
  expect(script.status()).toBe(200);
  expect(script.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("pages and scripts come compressed", async ({ request }) => {
  const page = await request.get("/", { headers: { "Accept-Encoding": "br" } });
  expect(page.headers()["content-encoding"]).toBe("br");
  const script = await request.get(scriptOf(await page.text()), { headers: { "Accept-Encoding": "gzip" } });
  expect(script.headers()["content-encoding"]).toBe("gzip");
});

test("no source map is published", async ({ request }) => {
  const script = scriptOf(await (await request.get("/")).text());
  expect((await request.get(`${script}.map`)).status()).toBe(404);
});

test("video is sent in ranges", async ({ request }) => {
  const response = await request.get("/videos/hero.h264.mp4", { headers: { Range: "bytes=0-99" } });
  expect(response.status()).toBe(206);
  expect(response.headers()["content-type"]).toBe("video/mp4");
  expect(await response.body()).toHaveLength(100);
});

for (const route of ROUTES) {
  test(`${route} is sent with a strict policy that fits what is in it`, async ({ request }) => {
    const response = await request.get(route);
    const headers = response.headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toContain("max-age=63072000");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http/);
    // For hosts that send no headers the page carries the same policy itself.
    const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text())?.[1] ?? "none";
    expect(policy.startsWith(meta)).toBe(true);
  });
}

test("the built-in blog feed answers as a blog host would", async ({ request }) => {
  const response = await request.get("/api/v1/blog/viewblog");
  expect(response.headers()["content-type"]).toContain("application/json");
  const posts = await readFeed(request);
  expect(posts.length).toBeGreaterThan(0);
  for (const { slug, image } of posts) {
    expect((await request.get(image)).headers()["content-type"]).toBe("image/webp");
    expect((await request.get(`/blog/${slug}/`)).status()).toBe(200);
  }
});

test("the RSS document has an item for each post", async ({ request }) => {
  const posts = await readFeed(request);
  const rss = await (await request.get("/rss.xml")).text();
  expect(rss.match(/<item>/g)).toHaveLength(posts.length);
});

test("messages are kept in the outbox", async ({ request }) => {
  const text = `server test ${Date.now()}`;
  const response = await request.post("/api/v1.0/email/send", {
    data: {
      lib_version: "4.4.1",
      service_id: "preview",
      template_id: "preview",
      user_id: "preview",
      template_params: { from_name: "Meera", from_email: "meera@example.com", phone: "", message: text },
    },
  });
  expect(response.status()).toBe(200);
  expect(messagesWith(text)).toHaveLength(1);
});

test("the hosting files agree with what is served", () => {
  const rules = readFileSync("public/_headers", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("/"));
  for (const route of ROUTES) expect(rules).toContain(route);
  expect(rules.length).toBeLessThanOrEqual(100);
});
