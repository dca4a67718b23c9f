import { quiet } from "../support/page";
import { expect, test } from "../support/test";
import { open, stories } from "./stories";

/** What each story is pictured in. */
const SETTINGS = [
  { name: "light", width: 1440, colors: "light", direction: "ltr" },
  { name: "dark-small", width: 390, colors: "dark", direction: "ltr" },
  { name: "right-to-left", width: 1440, colors: "light", direction: "rtl" },
  { name: "right-to-left-small", width: 390, colors: "light", direction: "rtl" },
] as const;

test.use({ films: false });

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ page }) => {
    for (const { name, width, colors, direction } of SETTINGS) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, story, `colors:${colors};direction:${direction}`);
      // Pictures further down load when they come into view.
      for (const image of await page.locator("img[loading=lazy]").all()) {
        await image.evaluate((element: HTMLImageElement) => {
          element.loading = "eager";
        });
      }
      await quiet(page);
      await expect.soft(page).toHaveScreenshot(`${story.id}-${name}.png`, { fullPage: true, animations: "disabled" });
    }
  });
}
