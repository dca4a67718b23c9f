import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findOrInstallChromium } from "../../scripts/browsers";
import { hydrated, isFree, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { PLAYER_HOST, stubPlayer } from "../support/player";
import { LABELS, PATHS, SERVICE, titleOf } from "../support/routes";
import { expect, test } from "../support/test";
import { say } from "../support/words";

/** Impatient visitors: rapid clicks, windows that change their size in the middle of something, Back and Forward. */

/** The host of the office's map. */
const MAP_HOST = "www.openstreetmap.org";

const SMALL = { width: 390, height: 844 };
const WIDE = { width: 1024, height: 844 };

/**
 * Presses the visible buttons, by their places, six times each, faster than any hand: within one task, then with a frame between the presses. Stops
 * once a dialog is open. Some buttons are gone by the time it is their turn, as a map's after the map has come.
 *
 * @returns the place of the button that has opened a dialog
 */
const pressSixTimes = (page: Page, from: number, to: number): Promise<number | undefined> =>
  page.evaluate(
    async ([from, to]) => {
      const isVisible = (button: HTMLElement): boolean => {
        const { width, height } = button.getBoundingClientRect();
        return width > 0 && height > 0 && button.checkVisibility({ visibilityProperty: true });
      };
      for (let place = from; place < to; place += 1) {
        const button = [...document.querySelectorAll<HTMLElement>("button")].filter(isVisible)[place];
        for (let press = 0; press < 3; press += 1) button?.click();
        for (let press = 0; button && press < 3; press += 1) {
          // A starved compositor may send no frame at all.
          await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 500))]);
          button.click();
        }
        if (document.querySelector("dialog[open], [role=dialog]") !== null) return place;
      }
      return undefined;
    },
    [from, to] as const,
  );

test.describe("rapid clicks on every button", () => {
  test.use({ allowedHosts: [PLAYER_HOST, MAP_HOST], expectedErrors: /The message was not sent/ });

  for (const [address, width] of [
    ["/", 390],
    [SERVICE.path, 390],
    [PATHS.works, 1440],
    [PATHS.contact, 1440],
  ] as const) {
    test(`leave ${address} whole at ${width}px`, async ({ page }) => {
      test.setTimeout(180_000);
      await withoutPopup(page);
      await stubPlayer(page);
      await page.route(`https://${MAP_HOST}/**`, (route) => route.fulfill({ contentType: "text/html", body: "map" }));
      let sent = 0;
      await page.route("**/api/v1.0/email/send", (route) => {
        sent += 1;
        return route.fulfill({ status: 200, body: "OK" });
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await hydrated(page);
      await scrollThrough(page);

      const count = await page.locator("button:visible").count();
      expect(count).toBeGreaterThan(0);
      for (let from = 0; from < count;) {
        const opening = await pressSixTimes(page, from, count);
        if (opening !== undefined) {
          await page.keyboard.press("Escape");
          await expect.poll(() => isFree(page)).toBe(true);
        }
        from = (opening ?? count) + 1;
      }
      // What the last press asked for may still be on its way, and slide in as it is looked at.
      await expect
        .poll(async () => {
          await page.keyboard.press("Escape");
          return [...(await overflowing(page)), ...((await isFree(page)) ? [] : ["something lies over the page"])];
        })
        .toEqual([]);
      expect(sent).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }
});

test.describe("a window that changes its size", () => {
  test.use({ films: false });
  test.beforeEach(({ page }) => withoutPopup(page));

  test("with the panel open: it stays, fits, keeps what is typed, and closes", async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto(PATHS.team);
    await hydrated(page);
    await page.getByRole("button", { name: say("tools.interested") }).click();
    const panel = page.getByRole("dialog", { name: say("panel.heading") });
    await panel.getByRole("textbox", { name: say("field.requirements") }).fill("A film");
    for (const viewport of [WIDE, SMALL, WIDE]) {
      await page.setViewportSize(viewport);
      await expect(panel.getByRole("textbox", { name: say("field.requirements") })).toHaveValue("A film");
      // It may still be sliding in.
      await expect
        .poll(async () => {
          const box = await panel.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= viewport.width + 1;
        })
        .toBe(true);
    }
    await panel.getByRole("button", { name: say("common.close") }).click();
    await expect.poll(() => isFree(page)).toBe(true);
    await expect.poll(() => overflowing(page)).toEqual([]);
  });
});

test.describe("Back and Forward", () => {
  test.use({ films: false });

  test("out of another site find the page as it was left, alive", async ({ baseURL }) => {
    // Playwright switches the browser's memory of whole pages off, and the headless shell has none.
    const browser = await chromium.launch({
      executablePath: findOrInstallChromium({ complete: true }),
      channel: "chromium",
      args: CHROMIUM_FLAGS,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } });
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await withoutPopup(page);
      await page.goto("/");
      await hydrated(page);
      await page.evaluate(() => {
        addEventListener("pageshow", (event) => {
          document.documentElement.dataset.persisted = String(event.persisted);
        });
      });
      const question = page.locator("#faq button[aria-expanded]").first();
      await question.scrollIntoViewIfNeeded();
      await hydrated(question);
      await question.click();
      await expect(question).toHaveAttribute("aria-expanded", "true");
      const place = await page.evaluate(() => window.scrollY);

      // A document of another kind, as another site would be.
      await page.goto("/robots.txt");
      // A page out of the memory does not load again, which Playwright would wait for.
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(place - 200);
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.persisted)).toBe("true");
      await expect(question).toHaveAttribute("aria-expanded", "true");
      await question.click();
      await expect(question).toHaveAttribute("aria-expanded", "false");
      await page
        .getByRole("navigation", { name: say("header.navigation") })
        .getByRole("link", { name: LABELS.clients })
        .click();
      await expect(page).toHaveTitle(titleOf(PATHS.clients));
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
