import type { Page } from "@playwright/test";
import { hydrated, withoutPopup } from "../support/page";
import { LABELS, NAVIGATION, PATHS } from "../support/routes";
import { expect, test } from "../support/test";
import { say } from "../support/words";

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

/** The words of a link in the menu of small screens. */
const inMenu = ({ label, menu = label }: (typeof NAVIGATION)[number]): string => menu;

test("Tab begins with the skip link, which leads past the header", async ({ page }) => {
  await page.goto(PATHS.services);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: say("common.skipToContent") });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(inMain).toBe(true);
});

test.describe("small", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens and closes, and gives way to the contact panel and to the page of a link", async ({ page }) => {
    await page.goto(PATHS.team);
    const open = page.getByRole("button", { name: say("header.openMenu") });
    const close = page.getByRole("button", { name: say("header.closeMenu") });
    const banner = page.getByRole("banner");
    await hydrated(open);

    await test.step("it names its state and holds the links", async () => {
      await expect(open).toHaveAttribute("aria-expanded", "false");
      await open.click();
      await expect(close).toHaveAttribute("aria-expanded", "true");
      for (const name of NAVIGATION.map(inMenu)) {
        await expect(banner.getByRole("link", { name, exact: true })).toBeVisible();
      }
      await close.click();
      await expect(open).toHaveAttribute("aria-expanded", "false");
      await expect(banner.getByRole("link", { name: LABELS.works })).toBeHidden();
    });
    await test.step("Escape closes it and gives the focus back to its button", async () => {
      await open.press("Enter");
      await expect(close).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(open).toBeFocused();
    });
    await test.step("the page behind it doesn't scroll", async () => {
      await open.click();
      await page.mouse.move(195, 650);
      await page.mouse.wheel(0, 600);
      // As long as a scroll takes to start.
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await close.click();
    });
    await test.step("Tab goes through its links, and closes it behind the last", async () => {
      await open.press("Enter");
      for (const name of NAVIGATION.map(inMenu)) {
        await page.keyboard.press("Tab");
        await expect(banner.getByRole("link", { name, exact: true })).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(open).toBeVisible();
      await expect(banner.locator(":focus")).toHaveCount(0);
    });
    await test.step("a touch beside it closes it", async () => {
      // By keyboard: the page may still be scrolling to where the focus went, and a click would miss.
      await open.press("Enter");
      await expect(close).toBeVisible();
      await page.mouse.click(195, 650);
      await expect(open).toBeVisible();
    });
    await test.step("the contact panel opens in its place", async () => {
      await open.click();
      await page.getByRole("button", { name: say("tools.interested") }).click();
      const panel = page.getByRole("dialog", { name: say("panel.heading") });
      await expect(panel).toBeVisible();
      await expect(page.getByTestId("menu-backdrop")).toHaveCount(0);
      await panel.getByRole("button", { name: say("common.close") }).click();
      await expect(open).toBeVisible();
    });
    await test.step("choosing a link closes it and goes there", async () => {
      await open.click();
      await banner.getByRole("link", { name: LABELS.works }).click();
      await page.waitForURL(PATHS.works);
      await expect(open).toBeVisible();
    });
  });
});

test.describe("the contact bar", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("has the main button once the hero's has scrolled away, and not before", async ({ page }) => {
    await page.goto("/");
    const main = await page
      .locator("#hero a")
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor);
    const bar = page.getByRole("button", { name: say("tools.interested") });
    await expect(bar).not.toHaveCSS("background-color", main);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
    await expect(bar).toHaveCSS("background-color", main);
  });
});

test.describe("the contact panel", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const opener = (page: Page) => page.getByRole("button", { name: say("tools.interested") });
  const panel = (page: Page) => page.getByRole("dialog", { name: say("panel.heading") });

  test("closes on Back, opens again on Forward, and leaves no entry behind when its button closes it", async ({
    page,
  }) => {
    await page.goto(PATHS.team);
    await page.goto(PATHS.clients);
    await page.evaluate(() => {
      scrollTo({ top: 400, behavior: "instant" });
    });
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(PATHS.clients);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await page.goForward();
    await expect(panel(page)).toBeVisible();
    await panel(page)
      .getByRole("button", { name: say("common.close") })
      .click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(PATHS.clients);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await page.goBack();
    await expect(page).toHaveURL(PATHS.team);
  });

  test.describe("whose script can't come", () => {
    test.use({ expectedErrors: /Failed to load resource|Loading chunk|ChunkLoadError/ });

    test("leads to the contact page", async ({ page }) => {
      await page.goto(PATHS.team);
      await hydrated(page);
      await page.route("**/*.js", (route) => (page.url().endsWith(PATHS.team) ? route.abort() : route.fallback()));
      await opener(page).click();
      await page.waitForURL((url) => decodeURI(url.pathname) === PATHS.contact);
    });
  });
});

for (const [width, content] of [
  [1920, 1600],
  [2560, 2240],
] as const) {
  test(`at ${width} px, content is ${content} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto(PATHS.clients);
    expect((await page.locator("footer > div").boundingBox())?.width).toBe(content);
  });
}

test("in a short window, every link of the menu can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 300 });
  await page.goto(PATHS.team);
  const open = page.getByRole("button", { name: say("header.openMenu") });
  await hydrated(open);
  await open.click();
  const bar = await page.getByRole("button", { name: say("header.closeMenu") }).boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual(0);
  for (const name of NAVIGATION.map(inMenu)) {
    const link = page.getByRole("banner").getByRole("link", { name, exact: true });
    await link.focus();
    await link.click({ trial: true, timeout: 5000 });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every link of the header can be pressed at any width, and the page begins below it", async ({ page }) => {
    await page.goto(PATHS.team);
    const header = page.getByRole("navigation", { name: say("header.navigation") });
    for (const width of [320, 767]) {
      await test.step(`at ${width}px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        for (const { label } of NAVIGATION) {
          await header.getByRole("link", { name: label, exact: true }).click({ trial: true, timeout: 5000 });
        }
        const navigation = await header.boundingBox();
        const content = await page.getByRole("main").boundingBox();
        expect((navigation?.y ?? 0) + (navigation?.height ?? Infinity)).toBeLessThanOrEqual(content?.y ?? 0);
        await expect(page.getByRole("button", { name: say("header.openMenu") })).toBeHidden();
      });
    }
  });
});
