import { get } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";
import { weigh } from "../../scripts/bench/weigh";
import { content } from "../support/content";
import { ONE_OF_EACH_KIND } from "../support/routes";
import { expect, test } from "../support/test";

/** Bytes of JavaScript, gzip, that a page may load before any touch. An empty page of the same libraries has 77 kB. */
const JAVASCRIPT_OF_HOME = 83_000;
const JAVASCRIPT_ELSEWHERE = 80_000;

/** And if a section that needs a carousel begins in the first view, or just below it. */
const CAROUSEL = 25_000;

/** Bytes of the two brand fonts that every page preloads. */
const FONTS = 22_000;

/** Of home: bytes of the first view at 390 px and two device pixels a pixel, films aside, and of its HTML, brotli. */
const FIRST_VIEW = 350_000;
const HTML = 25_200;

/** Of home: bytes of the pictures that load by themselves once the first view has loaded. */
const LATER = 600_000;
const ELEMENTS = 1600;

/** Weighing is waiting, for the most part, so that a few pages are weighed side by side. */
const AT_ONCE = 4;

/** What a server sends before it waits for an answer, less the headers. */
const FIRST_PACKETS = 14_000;

for (let first = 0; first < ONE_OF_EACH_KIND.length; first += AT_ONCE) {
  const routes = ONE_OF_EACH_KIND.slice(first, first + AT_ONCE);
  test(`${routes.join(", ")} keep to their budget of bytes`, async ({ browser, baseURL }) => {
    const weights = await Promise.all(
      routes.map(async (route) => ({ route, ...(await weigh(browser, new URL(route, baseURL).href)) })),
    );
    for (const { route, bytes, later, elements, carousels } of weights) {
      await test.step(route, () => {
        expect.soft(bytes.javascript).toBeGreaterThan(0);
        const javascript = route === "/" ? JAVASCRIPT_OF_HOME : JAVASCRIPT_ELSEWHERE;
        expect.soft(bytes.javascript).toBeLessThanOrEqual(javascript + (carousels > 0 ? CAROUSEL : 0));
        if (route !== "/") return;
        const others = Object.values(bytes).reduce((sum, size) => sum + size, -bytes.video);
        expect.soft(others).toBeLessThanOrEqual(FIRST_VIEW);
        expect.soft(later).toBeGreaterThan(0);
        expect.soft(later).toBeLessThanOrEqual(LATER);
        expect.soft(bytes.html).toBeLessThanOrEqual(HTML);
        expect.soft(elements).toBeLessThanOrEqual(ELEMENTS);
      });
    }
  });
}

test("the fonts that a first view waits for keep to their budget", async ({ page, request }) => {
  await page.goto("/");
  const addresses = await page
    .locator("link[rel=preload][as=font]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const sizes = await Promise.all(addresses.map(async (address) => (await (await request.get(address)).body()).length));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(FONTS);
});

/** An answer as it travels. */
const compressed = (url: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve(Buffer.concat(chunks));
      });
    }).on("error", reject);
  });

test("home's first view is in the first packets, with its styles", async ({ browser, baseURL }) => {
  const body = await compressed(new URL("/", baseURL).href);
  const flush = { finishFlush: constants.BROTLI_OPERATION_FLUSH };
  const begin = brotliDecompressSync(body.subarray(0, FIRST_PACKETS), flush).toString("utf8");
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const [whole, beginning] = [await context.newPage(), await context.newPage()];
  await whole.goto("/");
  await beginning.route("**/", (route) => route.fulfill({ body: begin, contentType: "text/html; charset=utf-8" }));
  await beginning.goto("/");
  const boxesOf = async (page: typeof whole) => {
    await page.evaluate(() => document.fonts.ready);
    return page
      .locator("header *, #hero *")
      .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));
  };
  const boxes = await boxesOf(whole);
  expect(boxes.length).toBeGreaterThan(20);
  expect(await boxesOf(beginning)).toEqual(boxes);
  await context.close();
});

/** Bytes of the one picture that a first view waits for, as AVIF. */
const POSTERS = [
  { name: "a phone", viewport: { width: 390, height: 844 }, budget: 12_000 },
  { name: "a desk", viewport: { width: 1440, height: 900 }, budget: 30_000 },
];

for (const { name, viewport, budget } of POSTERS) {
  test(`posters keep to their budget on ${name}`, async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 2, javaScriptEnabled: false });
    const page = await context.newPage();
    // The directory has no poster of its own.
    for (const route of ["/", ...content.services.map(({ path }) => path)]) {
      await page.goto(route);
      const poster = page.locator("main img[loading=eager]");
      await expect(poster).toHaveJSProperty("complete", true);
      const address = await poster.evaluate((img: HTMLImageElement) => img.currentSrc);
      expect(address).toMatch(/\.avif$/);
      expect((await (await request.get(address)).body()).length, route).toBeLessThanOrEqual(budget);
    }
    await context.close();
  });
}
