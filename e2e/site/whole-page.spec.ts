import type { Page } from "@playwright/test";
import sharp from "sharp";
import { withoutPopup } from "../support/page";
import { ONE_OF_EACH_KIND, PATHS } from "../support/routes";
import { expect, test } from "../support/test";

/** What a picture of the whole page would lack: pictures that still wait or load, and what waits for its entrance. */
const gaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images]
      .filter((image) => image.getClientRects().length > 0)
      .filter((image) => image.loading === "lazy" || !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
    ...[...document.querySelectorAll("[data-effect]")]
      .filter((entrance) => entrance.getClientRects().length > 0)
      .filter((entrance) => getComputedStyle(entrance).opacity !== "1")
      .map((entrance) => entrance.textContent),
  ]);

/** The pictures that a screenshot of the whole page shows as one even colour, because they weren't decoded in time. */
const blanks = async (page: Page): Promise<string[]> => {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const boxes = await page.locator("img").evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => {
        const { left, top, width, height } = image.getBoundingClientRect();
        return { src: image.currentSrc, box: { left, top: top + scrollY, width, height } };
      })
      .filter(({ box }) => box.width > 60 && box.left >= 0),
  );
  const even: string[] = [];
  for (const { src, box } of boxes) {
    // The middle of it, without rounded corners and what lies over its edges.
    const region = {
      left: Math.round(box.left + box.width / 4),
      top: Math.round(box.top + box.height / 4),
      width: Math.round(box.width / 2),
      height: Math.round(box.height / 2),
    };
    if (region.left + region.width > info.width || region.top + region.height > info.height) continue;
    const part = await sharp(data, { raw: info }).extract(region).png().toBuffer();
    const { channels } = await sharp(part).stats();
    if (channels.every(({ stdev }) => stdev < 1)) even.push(src);
  }
  return even;
};

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => withoutPopup(page));

    for (const route of ONE_OF_EACH_KIND) {
      test(`a picture of ${route} without scrolling has no gaps`, async ({ page }) => {
        await page.goto(route);
        // A busy machine takes long to be idle.
        await expect.poll(() => gaps(page), { timeout: 60_000 }).toEqual([]);
        await expect.poll(() => blanks(page), { timeout: 30_000 }).toEqual([]);
        expect(await gaps(page)).toEqual([]);
      });
    }

    test("what a visitor jumped past is there", async ({ page }) => {
      await page.goto(PATHS.works);
      await expect.poll(() => gaps(page)).toEqual([]);
      // A short way first, which begins the entrances.
      for (const top of [300, 1_000_000]) {
        await page.evaluate((to) => {
          window.scrollTo({ top: to, behavior: "instant" });
        }, top);
        await page.waitForTimeout(300);
      }
      await expect.poll(() => gaps(page)).toEqual([]);
    });
  });
}
