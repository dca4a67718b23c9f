import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { dark } from "../../src/theme/color-schemes";
import { content } from "../support/content";
import { hydrated, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { axeViolations, clippedTexts, smallTargets, toRgb, unseenControls } from "../support/readable";
import { ONE_OF_EACH_KIND, POST, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";
import { like, say } from "../support/words";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const expectNothingForAxe = async (page: Page): Promise<void> => {
  // What sticks is half covered on its way out of the window.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  // Only violations are written out in full.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(STANDARDS);
  expect(await axeViolations(axe)).toEqual([]);
};

/** Expects that no text is cut off, and nothing too wide, once texts are spaced as WCAG 1.4.12 has it. */
const expectRoomForSpacing = async (page: Page): Promise<void> => {
  await scrollThrough(page);
  const before = new Set(await clippedTexts(page));
  // By script, because the page's policy lets no style sheet of ours in.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  await page.reload();
  await scrollThrough(page);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  await expect
    .poll(async () => (await clippedTexts(page)).filter((text) => !before.has(text)), "cut off by text spacing")
    .toEqual([]);
  await expect.poll(() => overflowing(page), "too wide with text spacing").toEqual([]);
};

// Under reduced motion nothing is caught halfway through an entrance.
const STILL = { contextOptions: { reducedMotion: "reduce" } } as const;
const SMALL = { width: 390, height: 844 };

test.describe("wide", () => {
  test.use(STILL);
  test.beforeEach(({ page }) => withoutPopup(page));

  for (const path of [...ONE_OF_EACH_KIND, POST]) {
    test(`${path} is accessible`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      await scrollThrough(page);
      await expect.poll(() => smallTargets(page), "targets are large enough").toEqual([]);
      await expectNothingForAxe(page);
      await test.step("texts have enough contrast in dark", async () => {
        await page.emulateMedia({ colorScheme: "dark" });
        await expect(page.locator("body")).toHaveCSS("background-color", toRgb(dark.shared.page));
        expect(await axeViolations(new AxeBuilder({ page }).withRules(["color-contrast"]))).toEqual([]);
      });
    });
  }
});

test.describe("small", () => {
  test.use({ ...STILL, viewport: SMALL });
  test.beforeEach(({ page }) => withoutPopup(page));

  for (const path of ONE_OF_EACH_KIND) {
    test(`${path} is accessible`, { tag: "@rest" }, async ({ page }) => {
      test.slow();
      await page.goto(path);
      await scrollThrough(page);
      await expect.poll(() => smallTargets(page), "targets are large enough").toEqual([]);
      await expectNothingForAxe(page);
      await test.step("buttons and icons can be seen with forced colours", async () => {
        await page.emulateMedia({ forcedColors: "active" });
        await expect.poll(() => unseenControls(page)).toEqual([]);
        await page.emulateMedia({ forcedColors: "none" });
      });
      await test.step("the text spacing of WCAG 1.4.12 cuts nothing off", async () => {
        await page.setViewportSize({ width: 320, height: 844 });
        await expectRoomForSpacing(page);
      });
    });
  }

  test("the menu and the contact panel have targets large enough, and contrast in dark", async ({ page }) => {
    const [{ label, menu: inMenu = label }] = [content.site.navigation.at(-1) ?? content.site.contact];
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: say("header.openMenu") }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: inMenu, exact: true })).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await page.getByRole("button", { name: say("tools.interested") }).click();
    await expect(page.getByRole("dialog", { name: say("panel.heading") })).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    const axe = new AxeBuilder({ page }).include("dialog[open]").withRules(["color-contrast"]);
    expect(await axeViolations(axe)).toEqual([]);
  });
});

test.describe("before its scripts come", () => {
  test.use({ viewport: SMALL, expectedErrors: /ERR_FAILED/ });

  for (const path of ["/", SERVICE.path]) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(path);
      await expectNothingForAxe(page);
    });
  }
});

test.describe("by keyboard", () => {
  test.use({ viewport: SMALL, films: false });
  test.beforeEach(({ page }) => withoutPopup(page));

  test("the focus reaches the dots and the pause button of each carousel in order, however fast it moves", async ({
    page,
  }) => {
    test.slow();
    await page.goto("/");
    const reached: string[] = [];
    for (let presses = 0; presses < 200 && !reached.at(-1)?.startsWith("locations"); presses += 1) {
      await page.keyboard.press("Tab");
      reached.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          const name = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
          return `${activeElement?.closest("section")?.id ?? ""}: ${name}`;
        }),
      );
    }
    const dot = (section: string, number: number) => `${section}: ${say("carousel.goToSlide", { number })}`;
    for (const section of ["statistics", "clients", "case-studies", "why-us", "testimonials"]) {
      const own = reached.filter((stop) => stop.startsWith(`${section}: `));
      // An agency with a page of logos has no carousel of them.
      if ((await page.locator(`#${section} [aria-roledescription="${say("carousel.role")}"]`).count()) === 0) continue;
      const dots = page
        .locator(`#${section}`)
        .getByRole("button", { name: like("carousel.goToSlide", { number: /\d+/ }) });
      const numbers = [1, 2, 3].slice(0, await dots.count());
      expect(numbers.length, section).toBeGreaterThan(1);
      const first = own.indexOf(dot(section, 1));
      expect(own.slice(first, first + numbers.length), section).toEqual(numbers.map((number) => dot(section, number)));
      expect(own.at(-1), section).toBe(`${section}: ${say("motion.pause", { subject: say("motion.carousel") })}`);
    }
  });
});
