// @ts-check
import { gzipSync } from "node:zlib";

/** How long, in ms, the network must be idle before the first view counts as complete. */
const QUIET = 1500;

const SCREEN = { width: 390, height: 844 };

/** How far below the window, in px, a section's script is loaded (`src/runtime/island.tsx`). */
const REACH = 200;

const KINDS = /** @type {const} */ (["javascript", "html", "json", "image", "video", "font"]);

/** @typedef {typeof KINDS[number] | "other"} Kind */

/**
 * @typedef {object} Weight
 * @property {Record<Kind, number>} bytes as they travelled, JavaScript as gzip
 * @property {number} later bytes of pictures that load by themselves after the first view
 * @property {number} requests of the first view
 * @property {number} elements of the document
 * @property {number} carousels that are alive within `REACH` below the window
 */

/** @param {string} type a content type @returns {Kind} */
const kindOf = (type) => KINDS.find((kind) => type.includes(kind)) ?? "other";

/**
 * JavaScript is counted as gzip, like its limits. Everything else is counted as transferred.
 *
 * @param {import("@playwright/test").Response} response
 */
const sizeOf = async (response) => {
  if (kindOf(response.headers()["content-type"] ?? "") !== "javascript")
    return Number(response.headers()["content-length"] ?? 0);
  // Requested again, because the browser may have dropped the body of a script that it ran.
  const again = await response.frame().page().request.get(response.url());
  return gzipSync(await again.body(), { level: 9 }).length;
};

/**
 * What a first view costs on a phone of 390 px at a pixel ratio of 2, before any touch, and what loads by itself after
 * it. A page of the browser context is opened for it and closed.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<Weight>}
 */
export const weigh = async (browser, url) => {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2 });
  // On a slow machine, the popup would count as part of the first view.
  await context.addInitScript(() => sessionStorage.setItem("lead-popup-seen", "true"));
  const page = await context.newPage();
  /** @type {Weight} */
  const weight = {
    bytes: { javascript: 0, html: 0, json: 0, image: 0, video: 0, font: 0, other: 0 },
    later: 0,
    requests: 0,
    elements: 0,
    carousels: 0,
  };
  /** @type {import("@playwright/test").Response[]} */
  const responses = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "networkidle" });
  // The scripts have started, and the page is hydrated.
  await page.waitForFunction(() => globalThis.document.querySelector("#___gatsby[data-island]") === null);
  let seen;
  do {
    seen = responses.length;
    await page.waitForTimeout(QUIET);
  } while (responses.length > seen);
  // `loadLazyPictures` gives these their priority. They begin once the first view has loaded and the page is idle.
  const later = await page
    .locator("img[fetchpriority=low]")
    .evaluateAll((pictures) =>
      pictures.map((picture) => picture instanceof globalThis.HTMLImageElement && picture.currentSrc),
    );
  for (const response of responses) {
    const size = await sizeOf(response);
    if (later.includes(response.url())) {
      weight.later += size;
    } else {
      weight.bytes[kindOf(response.headers()["content-type"] ?? "")] += size;
      weight.requests += 1;
    }
  }
  weight.elements = await page.locator("*").count();
  weight.carousels = await page
    .locator("section:has([aria-roledescription=carousel])")
    .evaluateAll(
      (sections, lowest) => sections.filter((section) => section.getBoundingClientRect().top < lowest).length,
      SCREEN.height + REACH,
    );
  await context.close();
  return weight;
};
