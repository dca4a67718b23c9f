import { hydrated, withoutPopup } from "../support/page";
import { PATHS, titleOf } from "../support/routes";
import { expect, test } from "../support/test";

test("a link loads a document, with its own head", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await page.getByRole("navigation").getByRole("link", { name: "Clients" }).first().click();
  await expect(page).toHaveTitle(titleOf(PATHS.clients));
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/clients\/$/);
  expect(await page.evaluate(() => Reflect.has(window, "isOldDocument"))).toBe(false);
});

test.describe("a page that's prerendered", () => {
  /** A page under a debugger is never prerendered, so this stands in for what such a page sees. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      let prerendering = true;
      Object.defineProperty(document, "prerendering", { get: () => prerendering });
      Object.assign(window, {
        show: () => {
          prerendering = false;
          document.dispatchEvent(new Event("prerenderingchange"));
        },
      });
    }),
  );

  test("starts nothing before it's shown", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.resourceType()));
    await page.goto("/");
    await page.mouse.wheel(0, 500);
    // Longer than the scripts wait for anything.
    await page.waitForTimeout(5000);
    expect(requests.filter((type) => ["script", "fetch", "xhr", "media"].includes(type))).toEqual([]);
    await page.evaluate("show()");
    await hydrated(page);
  });
});

test.describe("while one document follows another", () => {
  test("the header and the picture of a card stay in view", async ({ page }) => {
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
    await page.goto(PATHS.services);
    await hydrated(page);
    const link = page.getByRole("article").first().getByRole("link");
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).not.toHaveURL(/\/services\/$/);
    const names = () => page.evaluate((): unknown => Reflect.get(window, "names"));
    await expect.poll(names).toContain("::view-transition-group(header)");
    expect(await names()).toContain("::view-transition-old(picture)");
    expect(await names()).toContain("::view-transition-new(picture)");
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
    expect(await page.evaluate((): unknown => Reflect.get(window, "moves"))).toBe(false);
  });
});
