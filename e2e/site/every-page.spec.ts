import type { Page } from "@playwright/test";
import { deadControls, lostTexts, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { brokenWords, clippedTexts, readableHeight } from "../support/readable";
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

for (const route of EVERY_KIND) {
  const isFirstOfItsKind = ONE_OF_EACH_KIND.includes(route);
  test.describe(route, () => {
    test.beforeEach(({ page }) => withoutPopup(page));

    test("opens, scrolls and fits a window of 320px without a fault", async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(route);
      await expectWhole(page);
      await test.step("in a window of 1280 × 900px zoomed to 400 %, as much of it as is left", async () => {
        await page.setViewportSize({ width: 320, height: 225 });
        await expect.poll(() => overflowing(page)).toEqual([]);
        // Visitors read in the part of the window that nothing covers.
        await expect.poll(() => readableHeight(page)).toBeGreaterThan(150);
      });
      if (!isFirstOfItsKind) return;
      await test.step("at 390px", async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        await expectWhole(page);
      });
      await test.step("every word at 320px", async () => {
        await page.setViewportSize({ width: 320, height: 900 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await expect.poll(() => brokenWords(page), "broken words of headings").toEqual([]);
        await expect.poll(() => clippedTexts(page), "texts cut off").toEqual([]);
      });
    });

    if (!isFirstOfItsKind) return;
    test("opens, scrolls and fits windows of 1440 and 820px without a fault", { tag: "@rest" }, async ({ page }) => {
      test.slow();
      await page.goto(route);
      await expectWhole(page);
      await page.setViewportSize({ width: 820, height: 900 });
      await expectWhole(page);
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("shows every text, and no control that does nothing", async ({ page }) => {
        await page.goto(route);
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect.poll(() => lostTexts(page), `at ${width}px`).toEqual([]);
          await expect.poll(() => deadControls(page), `at ${width}px`).toEqual([]);
        }
      });
    });
  });
}
