import type { Page } from "@playwright/test";
import { brokenWords, clippedTexts } from "../support/readable";
import { overflowing, scrollThrough, withoutPopup } from "../support/page";
import { ONE_OF_EACH_KIND } from "../support/routes";
import { expect, test } from "../support/test";

/** How much of the window's height is under bars that stay while the page scrolls. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll("body *")].filter((element) => {
      const { position, top, bottom } = getComputedStyle(element);
      // A carousel's controls are sticky too, but sideways.
      const stays = position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
      return stays && element.clientWidth >= window.innerWidth;
    });
    return bars.reduce((sum, bar) => sum + bar.clientHeight, 0) / window.innerHeight;
  });

test.describe("at 390 px with text at 200 %", () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
  });

  for (const route of ONE_OF_EACH_KIND) {
    test(`${route} breaks no word of a heading, cuts nothing off, and its bars leave room`, async ({ page }) => {
      await page.goto(route);
      await scrollThrough(page);
      await expect.poll(() => brokenWords(page)).toEqual([]);
      await expect.poll(() => overflowing(page)).toEqual([]);
      await expect.poll(() => clippedTexts(page)).toEqual([]);
      expect(await coveredShare(page)).toBeLessThan(0.35);
    });
  }
});

test("home's art is below the text at 320 and 820 px", async ({ page }) => {
  await page.goto("/");
  const hero = page.locator("#hero");
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 900 });
    // What cuts the film off, which is enlarged in it.
    const film = await hero.locator("div:has(> video)").boundingBox();
    expect(film?.height).toBeGreaterThan(150);
    for (const words of await hero.locator("h1, p, a").all()) {
      const box = await words.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual((film?.y ?? NaN) + 1);
    }
  }
});
