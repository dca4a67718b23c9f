import { overflowing, scrollThrough } from "./support/page";
import { ROUTES } from "./support/routes";
import { expect, test } from "./support/test";

const WIDTHS = [1440, 820, 390, 320] as const;

for (const route of ROUTES) {
  test.describe(route, () => {
    test("opens, scrolls and fits every window without a fault", async ({ page }) => {
      test.slow();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        await expect(page.getByRole("banner")).toHaveCount(1);
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect(page.getByRole("contentinfo")).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await scrollThrough(page);
        expect(await overflowing(page), `at ${width}px`).toEqual([]);
      }
    });

    test("shows every text and link without JavaScript", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
      });
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const hidden = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
        const lost: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.trim() ?? "";
          const element = node.parentElement;
          // What is hidden from assistive technology is said elsewhere, and a button that nothing answers is better away.
          if (
            text === "" ||
            !element ||
            element.closest("[aria-hidden=true], [hidden], noscript, script, style, dialog, option, button")
          )
            continue;
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) lost.push(text);
        }
        return lost;
      });
      expect(hidden).toEqual([]);
      expect(foreign).toEqual([]);
      await context.close();
    });
  });
}
