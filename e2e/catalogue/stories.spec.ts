import { readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { overflowing } from "../support/page";
import { axeViolations } from "../support/readable";
import { expect, test } from "../support/test";

const story = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
});
const index = z.object({ entries: z.record(z.string(), story) });

/** Every story of the built catalogue. */
const stories = Object.values(
  index.parse(JSON.parse(readFileSync(path.resolve(__dirname, "../../.catalogue/site/index.json"), "utf8"))).entries,
).filter(({ type }) => type === "story");

/** Opens a story alone, and waits until it's rendered and its `play` function has run. */
const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=colors:light;direction:ltr`);
  await expect
    .poll(() => page.evaluate(() => document.body.className), "the story is rendered")
    .toMatch(/sb-show-main|sb-show-errordisplay/);
  await expect(page.locator("body"), "the story has no error").not.toHaveClass(/sb-show-errordisplay/);
};

/** Changes what the toolbar of the catalogue changes, without loading the story again. */
const turn = (page: Page, colors: "light" | "dark", direction: "ltr" | "rtl"): Promise<void> =>
  page.evaluate(
    ([choice, way]) => {
      document.documentElement.dataset.colors = choice;
      document.documentElement.dir = way;
    },
    [colors, direction] as const,
  );

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
    test.use({ films: false, expectedErrors: story.tags.includes("logs-error") ? /./ : undefined });

    test(story.name, async ({ page }) => {
      await open(page, story.id);
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
