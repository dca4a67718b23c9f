import type { Page } from "@playwright/test";
import { dark, light } from "../../src/theme/color-schemes";
import { hydrated, withoutPopup } from "../support/page";
import { LEGAL, PATHS } from "../support/routes";
import { toRgb } from "../support/readable";
import { expect, test } from "../support/test";
import { anyOf, say } from "../support/words";

const LIGHT = toRgb(light.shared.page);
const DARK = toRgb(dark.shared.page);

const expectGround = (page: Page, color: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(color);
const toggle = (page: Page, colors: "light" | "dark") =>
  page.getByRole("banner").getByRole("button", { name: say(colors === "dark" ? "header.useDark" : "header.useLight") });

test.use({ contextOptions: { reducedMotion: "reduce" }, films: false });
test.beforeEach(({ page }) => withoutPopup(page));

test("paper stays light in dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto(LEGAL.to);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", toRgb(light.schemes.paper.text));
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});

test("follows the system until it is used, and remembers what was chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await hydrated(page);
  await expectGround(page, LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectGround(page, DARK);
  await expect(toggle(page, "light")).toBeVisible();
  await page.emulateMedia({ colorScheme: "light" });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await toggle(page, "dark").focus();
  await page.keyboard.press("Enter");
  await expectGround(page, DARK);
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage))).toEqual([["colors", "dark"]]);
  await page.goto(PATHS.contact);
  await expectGround(page, DARK);
  await page.emulateMedia({ colorScheme: "dark" });
  await hydrated(page);
  await toggle(page, "light").click();
  await expectGround(page, LIGHT);
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
