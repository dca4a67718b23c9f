// @ts-check
import { devices } from "@playwright/test";

/** How many times slower than this machine the visitor's phone is. */
const SLOW_DOWN = 4;

/** Lighthouse's slow 4G: ms of round trip, and bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How long, in ms, a page gets to hydrate, and a link to be prefetched. */
const SETTLE = 3000;

/** Where the links lead. All of them are on home. */
const TARGETS = ["/contact/", "/our-works/", "/blog/"];

/**
 * How long it takes from a click on a link to the next page's heading on the screen.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} target
 * @returns {Promise<number>} in ms
 */
const follow = (page, target) =>
  page
    .locator(`main a[href="${target}"]`)
    .first()
    .evaluate(
      (link) =>
        new Promise((resolve) => {
          const heading = globalThis.document.querySelector("main h1");
          const start = performance.now();
          const look = () => {
            const next = globalThis.document.querySelector("main h1");
            if (!next || next === heading) globalThis.requestAnimationFrame(look);
            // This runs just before a frame is painted. A task from here runs once it is.
            else setTimeout(() => resolve(Math.round(performance.now() - start)));
          };
          if (link instanceof globalThis.HTMLElement) link.click();
          look();
        }),
    );

/** @param {import("@playwright/test").Browser} browser */
const openOnSlowPhone = async (browser) => {
  const context = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => sessionStorage.setItem("lead-popup-seen", "true"));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  return { page, session };
};

/**
 * Times clicks on links of home on a slow phone.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address of the site
 * @returns {Promise<{ prefetched: number[], "on slow 4G": number[] }>} in ms, one for each target
 */
export const timeNavigations = async (browser, address) => {
  /** @type {{ prefetched: number[], "on slow 4G": number[] }} */
  const times = { prefetched: [], "on slow 4G": [] };
  for (const target of TARGETS) {
    for (const prefetch of [true, false]) {
      const { page, session } = await openOnSlowPhone(browser);
      await page.goto(address, { waitUntil: "networkidle" });
      await page.waitForTimeout(SETTLE);
      if (prefetch) {
        await page.locator(`main a[href="${target}"]`).first().dispatchEvent("touchstart");
        await page.waitForTimeout(SETTLE);
        times.prefetched.push(await follow(page, target));
      } else {
        await session.send("Network.emulateNetworkConditions", SLOW_4G);
        times["on slow 4G"].push(await follow(page, target));
      }
      await page.context().close();
    }
  }
  return times;
};
