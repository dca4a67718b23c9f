import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { POSTS_ON_HOME } from "../../src/constants/home";
import { content } from "../support/content";
import { hydrated, overflowing, scrollThrough, withoutPopup } from "../support/page";
import {
  axeViolations,
  clippedTexts,
  isSpaced,
  smallTargets,
  spaceTexts,
  unseenControls,
  unspaceTexts,
} from "../support/readable";
import { EVERY_KIND, ONE_OF_EACH_KIND } from "../support/routes";
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

const expectRoomForSpacing = async (page: Page): Promise<void> => {
  await scrollThrough(page);
  const before = new Set(await clippedTexts(page));
  do {
    await spaceTexts(page);
    await scrollThrough(page);
  } while (!(await isSpaced(page)));
  await expect
    .poll(async () => (await clippedTexts(page)).filter((text) => !before.has(text)), "cut off by text spacing")
    .toEqual([]);
  await expect.poll(() => overflowing(page), "too wide with text spacing").toEqual([]);
  await unspaceTexts(page);
};

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${width} px`, () => {
    // Under reduced motion nothing is caught halfway through an entrance.
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => withoutPopup(page));

    for (const path of EVERY_KIND) {
      const isQuick = width === 1440 && ONE_OF_EACH_KIND.includes(path);
      test(`${path} is accessible`, isQuick ? {} : { tag: "@rest" }, async ({ page }) => {
        test.slow();
        await page.goto(path);
        await scrollThrough(page);
        await test.step("targets are large enough", async () => {
          await expect.poll(() => smallTargets(page)).toEqual([]);
        });
        await test.step("axe finds no fault", () => expectNothingForAxe(page));
        if (!ONE_OF_EACH_KIND.includes(path)) return;

        await test.step("buttons and icons can be seen with forced colours", async () => {
          await page.emulateMedia({ forcedColors: "active" });
          await expect.poll(() => unseenControls(page)).toEqual([]);
          await page.emulateMedia({ forcedColors: "none" });
        });
        await test.step("the text spacing of WCAG 1.4.12 cuts nothing off", async () => {
          for (const narrower of width > 390 ? [width] : [width, 320]) {
            await page.setViewportSize({ width: narrower, height });
            await expectRoomForSpacing(page);
          }
        });
      });
    }

    test.describe("where nothing was found", () => {
      test.use({ expectedErrors: /404/ });

      test("the targets of the page that says so are large enough", async ({ page }) => {
        await page.goto("/no-such-page/");
        expect(await smallTargets(page)).toEqual([]);
      });
    });
  });
}

test.describe("before its scripts come", () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /ERR_FAILED/ });

  for (const path of ONE_OF_EACH_KIND) {
    test(`${path} is accessible`, async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort());
      await page.goto(path);
      const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(STANDARDS);
      expect(await axeViolations(axe)).toEqual([]);
    });
  }
});

test.describe("by keyboard", () => {
  test.use({ viewport: { width: 390, height: 844 }, films: false });
  test.beforeEach(({ page }) => withoutPopup(page));

  test("the focus reaches the dots and the pause button of each carousel in order, however fast it moves", async ({
    page,
  }) => {
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
    const posts = reached.filter((stop) => stop.startsWith("blog: "));
    expect(
      posts
        .slice(-Math.min(POSTS_ON_HOME, content.posts.length))
        .every((stop) => content.posts.some(({ title }) => stop.includes(title))),
    ).toBe(true);
  });
});

test.describe("on small screens", () => {
  const [{ label, menu: inMenu = label }] = [content.site.navigation.at(-1) ?? content.site.contact];
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => withoutPopup(page));

  test("the targets of the menu and of the contact panel are large enough", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: say("header.openMenu") }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: inMenu, exact: true })).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await page.getByRole("button", { name: say("tools.interested") }).click();
    await expect(page.getByRole("dialog", { name: say("panel.heading") })).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);
  });
});
