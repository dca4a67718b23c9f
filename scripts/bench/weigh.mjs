// @ts-check
import { gzipSync } from "node:zlib";

/** How long, in ms, a page must be quiet before its first view counts as complete. */
const QUIET = 1500;

const KINDS = /** @type {const} */ (["javascript", "html", "json", "image", "video", "font"]);

/** @typedef {typeof KINDS[number] | "other"} Kind */

/**
 * @typedef {object} Weight
 * @property {Record<Kind, number>} bytes as they travelled, JavaScript as gzip
 * @property {number} requests
 * @property {number} elements of the document
 */

/** @param {string} type a content type @returns {Kind} */
const kindOf = (type) => KINDS.find((kind) => type.includes(kind)) ?? "other";

/**
 * JavaScript is counted as gzip, in which its limits are set; everything else as it travelled.
 *
 * @param {import("@playwright/test").Response} response
 */
const sizeOf = async (response) => {
  if (kindOf(response.headers()["content-type"] ?? "") !== "javascript")
    return Number(response.headers()["content-length"] ?? 0);
  // Asked for again: the browser may have let go of a body that it has run.
  const again = await response.frame().page().request.get(response.url());
  return gzipSync(await again.body(), { level: 9 }).length;
};

/**
 * What a first view costs a phone of 390 px and two device pixels a pixel, before any touch. A page of the browser
 * context is opened for it and closed.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<Weight>}
 */
export const weigh = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  // The popup would be a part of the first view on a slow machine only.
  await context.addInitScript(() => sessionStorage.setItem("lead-popup-seen", "true"));
  const page = await context.newPage();
  /** @type {Weight} */
  const weight = {
    bytes: { javascript: 0, html: 0, json: 0, image: 0, video: 0, font: 0, other: 0 },
    requests: 0,
    elements: 0,
  };
  /** @type {import("@playwright/test").Response[]} */
  const responses = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  // The scripts have started, and the page is alive.
  await page.waitForFunction(() => Reflect.get(globalThis, "___earlyVisit") === undefined);
  let seen;
  do {
    seen = responses.length;
    await page.waitForTimeout(QUIET);
  } while (responses.length > seen);
  for (const response of responses) {
    weight.bytes[kindOf(response.headers()["content-type"] ?? "")] += await sizeOf(response);
  }
  weight.requests = responses.length;
  weight.elements = await page.locator("*").count();
  await context.close();
  return weight;
};
