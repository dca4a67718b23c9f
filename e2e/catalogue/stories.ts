import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";

const story = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string(),
  name: z.string(),
  tags: z.array(z.string()),
});
const index = z.object({ entries: z.record(z.string(), story) });

/** Every story of the built catalogue. */
export const stories = Object.values(
  index.parse(JSON.parse(readFileSync(path.resolve(__dirname, "../../.catalogue/site/index.json"), "utf8"))).entries,
).filter(({ type }) => type === "story");

export type Story = (typeof stories)[number];

/** The console errors of a story that is about one. */
export const errorsOf = ({ tags }: Story): RegExp | undefined => (tags.includes("logs-error") ? /./ : undefined);

/** Opens a story alone, and waits until it's rendered and its `play` function has run. */
export const open = async (page: Page, { id }: Story, globals = "colors:light;direction:ltr"): Promise<void> => {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await expect
    .poll(() => page.evaluate(() => document.body.className), "the story is rendered")
    .toMatch(/sb-show-main|sb-show-errordisplay/);
  await expect(page.locator("body"), "the story has no error").not.toHaveClass(/sb-show-errordisplay/);
};

/** Changes what the toolbar of the catalogue changes, without loading the story again. */
export const turn = (page: Page, colors: "light" | "dark", direction: "ltr" | "rtl"): Promise<void> =>
  page.evaluate(
    ([choice, way]) => {
      document.documentElement.dataset.colors = choice;
      document.documentElement.dir = way;
    },
    [colors, direction] as const,
  );
