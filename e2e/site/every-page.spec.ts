import type { Page } from "@playwright/test";
import { deadControls, lostTexts, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { readableHeight } from "../support/readable";
import { EVERY_KIND, ONE_OF_EACH_KIND } from "../support/routes";
import { expect, test } from "../support/test";

const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await scrollThrough(page);
  // Carousels follow a new width a moment later.
  await expect.poll(() => overflowing(page)).toEqual([]);
};

/** Pages of a kind differ only in their content. */
const tagFor = (isQuick: boolean) => (isQuick ? {} : { tag: "@rest" });

for (const route of EVERY_KIND) {
  const isFirstOfItsKind = ONE_OF_EACH_KIND.includes(route);
  test.describe(route, () => {
    test.beforeEach(({ page }) => withoutPopup(page));

    // The scripts tell small windows from wide ones, so the page is opened once in each.
    for (const [width, narrower] of [
      [1440, 820],
      [390, 320],
    ] as const) {
      const title = `opens, scrolls and fits windows of ${width} and ${narrower}px without a fault`;
      test(title, tagFor(width === 1440), async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await expectWhole(page);
        await test.step(`at ${narrower}px`, async () => {
          await page.setViewportSize({ width: narrower, height: 900 });
          await expectWhole(page);
        });
        if (narrower > 320) return;
        await test.step("in a window of 1280 × 900px zoomed to 400 %, as much of it as is left", async () => {
          await page.setViewportSize({ width: 320, height: 225 });
          await expect.poll(() => overflowing(page)).toEqual([]);
          // Visitors read in the part of the window that nothing covers.
          await expect.poll(() => readableHeight(page)).toBeGreaterThan(150);
        });
      });
    }

    const withoutScript = "shows every text, and no control that does nothing, without JavaScript";
    test(withoutScript, tagFor(isFirstOfItsKind), async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
      });
      await page.goto(route);
      for (const width of [1440, 390]) {
        await test.step(`at ${width}px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect.poll(() => lostTexts(page)).toEqual([]);
          await expect.poll(() => deadControls(page)).toEqual([]);
        });
      }
      expect(foreign).toEqual([]);
      await context.close();
    });
  });
}
