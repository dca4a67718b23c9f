import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { dark, light } from "../../src/theme/color-schemes";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { LEGAL, ONE_OF_EACH_KIND } from "../support/routes";
import { axeViolations } from "../support/readable";
import { expect, test } from "../support/test";
import { anyOf, say } from "../support/words";

const toRgb = (hex: string): string => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
const LIGHT = toRgb(light.shared.page);
const DARK = toRgb(dark.shared.page);

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const toggle = (page: Page, colors: "light" | "dark") =>
  page.getByRole("banner").getByRole("button", { name: say(colors === "dark" ? "header.useDark" : "header.useLight") });

test.use({ contextOptions: { reducedMotion: "reduce" }, films: false });
test.beforeEach(({ page }) => withoutPopup(page));

test.describe("in dark", () => {
  test.use({ colorScheme: "dark" });

  for (const path of ONE_OF_EACH_KIND) {
    test(`texts on ${path} have enough contrast`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      await scrollThrough(page);
      expect(await ground(page)).toBe(DARK);
      expect(await axeViolations(new AxeBuilder({ page }).withRules(["color-contrast"]))).toEqual([]);
    });
  }

  test("the contact panel has enough contrast", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: say("tools.interested") }).click();
    await expect(page.getByRole("dialog", { name: say("panel.heading") })).toBeVisible();
    const axe = new AxeBuilder({ page }).include("dialog[open]").withRules(["color-contrast"]);
    expect(await axeViolations(axe)).toEqual([]);
  });

  test("paper stays light", async ({ page }) => {
    await page.goto(LEGAL.to);
    await page.emulateMedia({ media: "print" });
    const text = await page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
    expect(text).toBe(toRgb(light.schemes.paper.text));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  });
});

test("follows the system until it is used, and remembers what was chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await hydrated(page);
  expect(await ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(page)).toBe(DARK);
  await expect(toggle(page, "light")).toBeVisible();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await toggle(page, "dark").focus();
  await page.keyboard.press("Enter");
  expect(await ground(page)).toBe(DARK);
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([["colors", "dark"]]);
  await page.goto("/contact/");
  expect(await ground(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: "dark" });
  await hydrated(page);
  await toggle(page, "light").click();
  expect(await ground(page)).toBe(LIGHT);
});

test.describe("before any other script", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("what was chosen is there at the first paint", async ({ page }) => {
    // No page, so no script is still loading when the scripts are blocked.
    await page.goto("/robots.txt");
    await page.evaluate(() => {
      localStorage.setItem("colors", "dark");
    });
    await page.route("**/*.js", (route) => route.abort());
    // The body has not come yet when the head's script runs.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("body")) return;
        observer.disconnect();
        document.documentElement.dataset.atFirst = getComputedStyle(document.documentElement).colorScheme;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(LEGAL.to, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html")).toHaveAttribute("data-at-first", "dark");
  });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`the button is large enough, and nothing moves when it comes alive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(LEGAL.to);
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("header a, header button")].map((element) => {
          const { x, y, width: own, height: tall } = element.getBoundingClientRect();
          return [x, y, own, tall];
        }),
      );
    // Their widths follow the font.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await boxes();
    await hydrated(page);
    await toggle(page, "dark").click();
    expect(await boxes()).toEqual(before);
    const box = await toggle(page, "light").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the system decides, and there is no button", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: anyOf(say("header.useDark"), say("header.useLight")) })).toHaveCount(
      0,
    );
    await expect(page.locator("body")).toHaveCSS("background-color", DARK);
  });
});
