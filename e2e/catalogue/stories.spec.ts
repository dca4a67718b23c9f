import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { overflowing } from "../support/page";
import { axeViolations } from "../support/readable";
import { expect, test } from "../support/test";
import { errorsOf, open, stories, turn } from "./stories";

const SMALL = { width: 390, height: 844 };

/** Rules about a whole page, which a story isn't. Headings begin where the page would have got to. */
const RULES_FOR_PAGES = ["region", "landmark-one-main", "page-has-heading-one", "heading-order", "document-title"];
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const violations = (page: Page): Promise<string[]> =>
  axeViolations(
    new AxeBuilder({ page })
      .include("#storybook-root")
      .options({ resultTypes: ["violations"] })
      .withTags(STANDARDS)
      .disableRules(RULES_FOR_PAGES),
  );

for (const story of stories) {
  test.describe(story.title, () => {
    // The catalogue shows films standing.
    test.use({ films: false, expectedErrors: errorsOf(story) });

    test(story.name, async ({ page }) => {
      await open(page, story);
      await test.step("wide, light", async () => {
        await expect.poll(() => violations(page)).toEqual([]);
        await expect.poll(() => overflowing(page)).toEqual([]);
      });
      await test.step("wide, from right to left", async () => {
        await turn(page, "light", "rtl");
        await expect.poll(() => overflowing(page)).toEqual([]);
      });
      await page.setViewportSize(SMALL);
      await test.step("small, from right to left", async () => {
        await expect.poll(() => overflowing(page)).toEqual([]);
      });
      await test.step("small, dark", async () => {
        await turn(page, "dark", "ltr");
        await expect.poll(() => violations(page)).toEqual([]);
        await expect.poll(() => overflowing(page)).toEqual([]);
      });
    });
  });
}
