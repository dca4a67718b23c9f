import { weigh } from "../scripts/bench/weigh.mjs";
import { ROUTES } from "./support/routes";
import { expect, test } from "./support/test";

/** Bytes of JavaScript, gzip, that a page may load before any touch. An empty page of the same libraries has 77 kB. */
const JAVASCRIPT = { home: 105_000, other: 92_000 };

/** Bytes of a first view at 390 px and two device pixels a pixel, films aside, and of home's HTML, brotli. */
const FIRST_VIEW = 350_000;
const HOME_HTML = 35_000;

const HOME_ELEMENTS = 1600;

for (const route of ROUTES) {
  test(`${route} keeps to its budget of bytes`, async ({ browser, baseURL }) => {
    const { bytes, elements } = await weigh(browser, new URL(route, baseURL).href);
    const total = Object.values(bytes).reduce((sum, size) => sum + size, -bytes.video);
    const isHome = route === "/";
    expect(bytes.javascript).toBeGreaterThan(0);
    expect(bytes.javascript).toBeLessThanOrEqual(isHome ? JAVASCRIPT.home : JAVASCRIPT.other);
    expect(total).toBeLessThanOrEqual(FIRST_VIEW);
    if (!isHome) return;
    expect(bytes.html).toBeLessThanOrEqual(HOME_HTML);
    expect(elements).toBeLessThanOrEqual(HOME_ELEMENTS);
  });
}
