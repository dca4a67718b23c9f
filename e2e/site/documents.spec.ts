import { hydrated, withoutPopup } from "../support/page";
import { PATHS, titleOf } from "../support/routes";
import { expect, test } from "../support/test";

test.describe("while one document follows another", () => {
  test("the old page goes under eyelids that open over the new one", async ({ page }) => {
    await withoutPopup(page);
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const names = document.getAnimations().map(({ effect }) => {
            return effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          });
          Object.assign(window, { names });
        });
      });
    });
    // Chromium skips a transition that a busy machine is late for.
    await expect(async () => {
      await page.goto(PATHS.services);
      await hydrated(page);
      const link = page.getByRole("article").first().getByRole("link");
      await link.scrollIntoViewIfNeeded();
      await link.click();
      await expect(page).not.toHaveURL(/\/services\/$/);
      const names = () => page.evaluate((): unknown => Reflect.get(window, "names"));
      await expect
        .poll(names, { timeout: 5000 })
        .toEqual(expect.arrayContaining(["::view-transition-old(root)", "::view-transition-new(root)"]));
    }).toPass();
  });

  test("nothing moves under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        Object.assign(window, { moves: viewTransition !== null });
      });
    });
    await page.goto(PATHS.services);
    await page.goto(PATHS.team);
    await page.getByRole("navigation").getByRole("link", { name: "Clients" }).first().click();
    await expect(page).toHaveTitle(titleOf(PATHS.clients));
    await expect.poll(() => page.evaluate((): unknown => Reflect.get(window, "moves"))).toBe(false);
  });
});
