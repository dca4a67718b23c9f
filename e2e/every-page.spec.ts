import { deadControls, lostTexts, overflowing, scrollThrough } from "./support/page";
import { EVERY_KIND } from "./support/routes";
import { expect, test } from "./support/test";

const WIDTHS = [1440, 820, 390, 320] as const;

for (const route of EVERY_KIND) {
  test.describe(route, () => {
    for (const width of WIDTHS) {
      test(`opens, scrolls and fits a window of ${width}px without a fault`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await expect(page.getByRole("banner")).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page.getByRole("contentinfo")).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await scrollThrough(page);
        expect(await overflowing(page)).toEqual([]);
      });
    }

    for (const width of [1440, 390]) {
      test(`shows every text, and no control that does nothing, without JavaScript at ${width}px`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          baseURL,
          viewport: { width, height: 900 },
        });
        const page = await context.newPage();
        const foreign: string[] = [];
        page.on("request", (request) => {
          if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
        });
        await page.goto(route);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await lostTexts(page)).toEqual([]);
        expect(await deadControls(page)).toEqual([]);
        expect(foreign).toEqual([]);
        await context.close();
      });
    }
  });
}
