import type { Page } from "@playwright/test";
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

/** A busy machine takes long to be idle. */
const expectNoGaps = (page: Page): Promise<void> => expect.poll(() => gaps(page), { timeout: 60_000 }).toEqual([]);

test.beforeEach(({ page }) => withoutPopup(page));

for (const route of ONE_OF_EACH_KIND) {
  test(`a picture of ${route} without scrolling has no gaps`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(route);
    await expectNoGaps(page);
  });
}

test("what a visitor jumped past is there", async ({ page }) => {
  test.slow();
  await page.goto(PATHS.works);
  await expectNoGaps(page);
  // A short way first, which begins the entrances.
  for (const top of [300, 1_000_000]) {
    await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: "instant" });
    }, top);
    await page.waitForTimeout(300);
  }
  await expectNoGaps(page);
});
