import http from "node:http";
import { smoke } from "../../scripts/smoke.mjs";
import { FEED_PATH } from "../../src/constants/feed";
import fontFaces from "../../src/theme/fonts/faces.json";
import { MIN_COMPRESSED_BYTES } from "../../plugins/web-hosting/precompress";
import { content } from "../support/content";
import { expect, test } from "../support/test";
import { PATHS } from "../support/routes";

const FONT = fontFaces.at(-1)?.file ?? "";

/** The address of one of the scripts that a page starts. */
const scriptOf = (html: string): string => /"(\/[^"]+\.js)"/.exec(html)?.[1] ?? "none";

test("pages are asked for anew and hashed files never", async ({ request }) => {
  const page = await request.get(PATHS.services);
  expect(page.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await request.get(PATHS.services, { headers: { "If-None-Match": page.headers().etag ?? "none" } });
  expect(again.status()).toBe(304);
  const script = await request.get(scriptOf(await page.text()));
  expect(script.status()).toBe(200);
  expect(script.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("texts come compressed as the browser takes them, and are the same texts", async ({ request }) => {
  const ask = (address: string, encodings: string) =>
    request.get(address, { headers: { "Accept-Encoding": encodings } });
  const script = scriptOf(await (await request.get("/")).text());
  const brotli = (await ask("/", "br")).headers()["content-encoding"];
  test.skip(process.env.BROWSER_TEST_HOST === "nginx" && brotli === undefined, "this nginx has no module for brotli");
  for (const address of ["/", script, "/page-data/index/page-data.json", FEED_PATH, "/icons.svg"]) {
    const plain = await ask(address, "identity");
    expect(plain.headers()["content-encoding"], address).toBeUndefined();
    if ((await plain.body()).length < MIN_COMPRESSED_BYTES) {
      // A feed of a few posts.
      expect(address).toBe(FEED_PATH);
      continue;
    }
    for (const [accepted, sent] of [
      ["gzip", "gzip"],
      ["gzip, deflate, br", "br"],
    ] as const) {
      const answer = await ask(address, accepted);
      expect(answer.headers()["content-encoding"], `${address} for ${accepted}`).toBe(sent);
      expect(answer.headers().vary, address).toContain("Accept-Encoding");
      expect(Number(answer.headers()["content-length"]), address).toBeLessThan(
        Number(plain.headers()["content-length"]),
      );
      expect(await answer.text(), address).toBe(await plain.text());
    }
  }
});

test("pictures and films are not compressed again", async ({ request }) => {
  for (const address of ["/icons/icon-192.png", "/videos/hero.vp9.webm", FONT]) {
    const answer = await request.get(address, { headers: { "Accept-Encoding": "gzip, deflate, br" } });
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["content-encoding"], address).toBeUndefined();
  }
});

test("each kind of file has its type", async ({ request }) => {
  for (const [address, type] of [
    ["/", "text/html;\\s?charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest\\+json"],
    ["/sitemap-index.xml", "(?:text|application)/xml"],
    ["/robots.txt", "text/plain"],
    [FEED_PATH, "application/json"],
    ["/llms.txt", "text/plain"],
    ["/icons.svg", "image/svg\\+xml"],
    ["/lightbox.css", "text/css"],
    [FONT, "font/woff2"],
    ["/videos/hero.vp9.webm", "video/webm"],
    ["/videos/hero.av1.mp4", "video/mp4"],
    [scriptOf(await (await request.get("/")).text()), "(?:text|application)/javascript"],
  ] as const) {
    expect((await request.get(address)).headers()["content-type"], address).toMatch(new RegExp(`^${type}`, "i"));
  }
});

test("what tells a host its rules is not published, and a folder without a page is no page", async ({ request }) => {
  for (const address of ["/_headers", "/_redirects", "/fonts/", "/static/", "/page-data/"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text(), address).toContain("<h1");
  }
});

test("video is sent in ranges", async ({ request }) => {
  const film = "/videos/hero.h264.mp4";
  const size = Number((await request.head(film)).headers()["content-length"]);
  for (const [range, first, last] of [
    ["bytes=0-99", 0, 99],
    ["bytes=-500", size - 500, size - 1],
  ] as const) {
    const response = await request.get(film, { headers: { Range: range } });
    expect(response.status(), range).toBe(206);
    expect(response.headers()["content-type"], range).toBe("video/mp4");
    expect(response.headers()["content-range"], range).toBe(`bytes ${first}-${last}/${size}`);
    expect(await response.body(), range).toHaveLength(last - first + 1);
  }
  const past = await request.get(film, { headers: { Range: `bytes=${size}-` } });
  expect(past.status()).toBe(416);
  expect(past.headers()["content-range"]).toBe(`bytes */${size}`);
});

/** The status of an address as it is. fetch would normalise it. */
const statusOf = (address: string, baseURL = "") =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = new URL(baseURL);
    http
      .get({ host: "localhost", port, path: address }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on("error", reject);
  });

test("nothing outside the site's folder is served", async ({ baseURL }) => {
  for (const address of ["/../package.json", "/%2e%2e/package.json", "/..%2fpackage.json", "/%00", "/%"])
    expect(await statusOf(address, baseURL), address).toBeGreaterThanOrEqual(400);
});

/** What the host does with a request for a name: its status and where it leads, or the error that ends it. */
const askFor = (name: string, baseURL = "") =>
  new Promise<string>((resolve) => {
    const { port } = new URL(baseURL);
    http
      .get({ host: "127.0.0.1", port, path: `${PATHS.services}?a=b`, headers: { host: name } }, (response) => {
        response.resume();
        resolve(`${response.statusCode} ${response.headers.location ?? ""}`.trim());
      })
      .on("error", (error) => {
        resolve("code" in error ? String(error.code) : error.message);
      });
  });
const isNginx = process.env.BROWSER_TEST_HOST === "nginx";

test("a name that is not the site's gets no page", async ({ baseURL }) => {
  test.skip(!isNginx, "the other hosts see to names by themselves");
  expect(await askFor("evil.example", baseURL)).toBe("ECONNRESET");
});

test("the site's name by http, with www or without, leads to its one address", async ({ baseURL }) => {
  test.skip(!isNginx, "the other hosts see to names by themselves");
  const { hostname } = new URL(content.site.domain);
  for (const name of [hostname, `www.${hostname}`]) {
    expect(await askFor(name, baseURL), name).toBe(`301 https://${hostname}/services/?a=b`);
  }
});

test("an SVG file may do nothing where it is opened by its address", async ({ request }) => {
  for (const address of ["/favicon.svg", "/icons.svg", "/page-icons.svg", "/logos/clients.svg", "/flags/IN.svg"]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    // Hosts may send the pages' policy before it, and browsers obey both.
    expect(response.headers()["content-security-policy"], address).toMatch(
      /(?:^|, )default-src 'none'; style-src 'unsafe-inline'; sandbox$/,
    );
  }
});

test("the RSS document that pages link has an item for each post", async ({ request }) => {
  expect(await (await request.get("/")).text()).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/rss\.xml"/,
  );
  const rss = await (await request.get("/rss.xml")).text();
  expect(rss.match(/<item>/g)).toHaveLength(content.posts.length);
});

test("npm run smoke finds nothing wrong", async ({ baseURL }) => {
  expect(await smoke(baseURL ?? "", { contact: PATHS.contact, redirect: content.redirects[0] })).toEqual([]);
});
