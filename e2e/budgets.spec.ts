import { weigh } from "../scripts/bench/weigh.mjs";
import { ROUTES } from "./support/routes";
import { expect, test } from "./support/test";

/** Bytes of JavaScript, gzip, that a page may load before any touch. An empty page of the same libraries has 77 kB. */
const JAVASCRIPT_OF_HOME = 95_000;
const JAVASCRIPT_ELSEWHERE = 92_000;

/** Bytes of the two brand fonts that every page preloads. */
const FONTS = 25_000;

/** Of home: bytes of the first view at 390 px and two device pixels a pixel, films aside, and of its HTML, brotli. */
const FIRST_VIEW = 350_000;
const HTML = 35_000;
const ELEMENTS = 1600;

for (const route of ROUTES) {
  test(`${route} keeps to its budget of bytes`, async ({ browser, baseURL }) => {
    const { bytes, elements } = await weigh(browser, new URL(route, baseURL).href);
    expect(bytes.javascript).toBeGreaterThan(0);
    expect(bytes.javascript).toBeLessThanOrEqual(route === "/" ? JAVASCRIPT_OF_HOME : JAVASCRIPT_ELSEWHERE);
    if (route !== "/") return;
    expect(Object.values(bytes).reduce((sum, size) => sum + size, -bytes.video)).toBeLessThanOrEqual(FIRST_VIEW);
    expect(bytes.html).toBeLessThanOrEqual(HTML);
    expect(elements).toBeLessThanOrEqual(ELEMENTS);
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
