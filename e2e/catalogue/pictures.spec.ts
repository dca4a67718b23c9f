import type { Page } from "@playwright/test";
import { quiet } from "../support/page";
import { expect, test } from "../support/test";
import { errorsOf, open, stories } from "./stories";

/** What each story is pictured in. */
const SETTINGS = [
  { name: "light", width: 1440, colors: "light", direction: "ltr" },
  { name: "dark-small", width: 390, colors: "dark", direction: "ltr" },
  { name: "right-to-left", width: 1440, colors: "light", direction: "rtl" },
  { name: "right-to-left-small", width: 390, colors: "light", direction: "rtl" },
] as const;

test.use({ films: false });

// The portfolio takes some seconds a picture, four times over.
test.setTimeout(300_000);

/** Loads the pictures further down too, which otherwise come with scrolling, until each can be painted. */
const loadPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });

for (const story of stories) {
  test.describe(story.title, () => {
    test.use({ expectedErrors: errorsOf(story) });

    test(story.name, async ({ page }) => {
      for (const { name, width, colors, direction } of SETTINGS) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, story, `colors:${colors};direction:${direction}`);
        await quiet(page);
        await loadPictures(page);
        await expect.soft(page).toHaveScreenshot(`${story.id}-${name}.png`, {
          fullPage: true,
          animations: "disabled",
          timeout: 60_000,
        });
      }
    });
  });
}
