import sharp from "sharp";
import { content } from "../support/content";
import { PATHS, ROUTES } from "../support/routes";
import { expect, test } from "../support/test";

const text = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1]?.trim() ?? "";

test("every route is a page of its own", async ({ request }) => {
  for (const route of ROUTES) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    expect(html.match(/<main[\s>]/g), route).toHaveLength(1);
    expect(text(html, /<title[^>]*>([^<]*)</), route).not.toBe("");
    expect(text(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/), route).not.toBe("");
    expect(text(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/)).toMatch(new RegExp(`^https://[^/]+${route}$`));
  }
});

test("every page and post has a share image of its own, of the size that its head names", async ({ request }) => {
  const posts = content.posts.map(({ slug }) => `${PATHS.blog}${encodeURIComponent(slug)}/`);
  const pages = [...ROUTES, ...posts];
  const images: string[] = [];
  const pictures = new Set<string>();
  for (const page of pages) {
    const html = await (await request.get(page)).text();
    const property = (name: string) => text(html, new RegExp(`<meta[^>]*property="og:${name}"[^>]*content="([^"]*)"`));
    const address = new URL(property("image")).pathname;
    expect(decodeURI(address)).toBe(`/share/${decodeURI(page).split("/").filter(Boolean).join("/") || "index"}.png`);
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const { format, width, height } = await sharp(await response.body()).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect([property("image:width"), property("image:height")]).toEqual(["1200", "630"]);
    images.push(address);
    pictures.add((await response.body()).toString("base64"));
  }
  expect(new Set(images).size).toBe(pages.length);
  expect(pictures.size).toBe(pages.length);
});

test("every link inside the site leads straight to a page, and every fragment to a place on it", async ({
  request,
}) => {
  test.slow();
  const pages = new Map<string, string>();
  const broken: string[] = [];
  const queue = [...ROUTES];
  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    if (pages.has(route)) continue;
    const response = await request.get(route, { maxRedirects: 0 });
    pages.set(route, response.status() === 200 ? await response.text() : "");
    if (response.status() !== 200) {
      broken.push(`${route} answers ${response.status()}`);
      continue;
    }
    for (const [, href = ""] of (pages.get(route) ?? "").matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const target = href.replace(/&amp;/g, "&").replace(/[?#].*$/, "");
      if (target.startsWith("/")) queue.push(target);
    }
  }
  for (const [route, html] of pages) {
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\shref="(\/?[^":]*#[^"]*)"/g)) {
      const [path = "", fragment = ""] = href.split("#");
      const target = pages.get(path === "" ? route : path) ?? "";
      if (!target.includes(`id="${fragment}"`)) broken.push(`${route} links to ${href}, which is nowhere`);
    }
  }
  expect(broken).toEqual([]);
});

test("the sitemap lists pages once, each by its canonical address, and no redirect", async ({ request, baseURL }) => {
  const index = await (await request.get("/sitemap-index.xml")).text();
  const addresses: string[] = [];
  for (const [, file = ""] of index.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const map = await (await request.get(new URL(file).pathname)).text();
    addresses.push(...[...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address));
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const paths = addresses.map((address) => decodeURI(new URL(address).pathname));
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      PATHS.services,
      PATHS.works,
      PATHS.contact,
      ...content.services.map(({ path }) => path),
    ]),
  );
  for (const path of paths) {
    const response = await request.get(new URL(path, baseURL).href, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toContain('name="robots" content="noindex');
  }
});
