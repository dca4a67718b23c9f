import AxeBuilder from "@axe-core/playwright";
import { scrollThrough } from "./support/page";
import { EVERY_KIND } from "./support/routes";
import { expect, test } from "./support/test";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lists of carousels whose script has not come yet: they scroll sideways, and only the script gives them a tab stop. */
const sleepingLists = (): number =>
  [...document.querySelectorAll("ul:not([tabindex])")].filter(
    (list) => list.scrollWidth > list.clientWidth + 1 && getComputedStyle(list).overflowX === "auto",
  ).length;

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`At ${width} px`, () => {
    // Under reduced motion nothing is caught halfway through an entrance.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });

    for (const path of EVERY_KIND) {
      test(`${path} has no accessibility fault that axe can find`, async ({ page }) => {
        test.slow();
        await page.goto(path);
        await scrollThrough(page);
        await expect.poll(() => page.evaluate(sleepingLists), "every carousel is alive").toBe(0);
        // What sticks is half covered on its way out of the window.
        await page.evaluate(() => {
          window.scrollTo({ top: 0, behavior: "instant" });
        });
        const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
        ).toEqual([]);
      });
    }
  });
}
