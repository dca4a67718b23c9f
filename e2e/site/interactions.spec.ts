import { execFileSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import flags from "../../scripts/browsers/chromium-flags.json";
import { MAP_HOST, showMap, stubMap } from "../support/map";
import { content } from "../support/content";
import { hydrated, isFree, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { PLAYER_HOST, stubPlayer } from "../support/player";
import { LABELS, LEGAL, SERVICE, titleOf } from "../support/routes";
import { expect, test } from "../support/test";
import { anyOf, say } from "../support/words";

/** Impatient visitors: rapid clicks, windows that change their size in the middle of something, Back and Forward. */

const SMALL = { width: 390, height: 844 };
const WIDE = { width: 1024, height: 844 };

interface Buttons {
  /** A selector of what they are in. */
  readonly within: string;
  /** Places among the visible ones. */
  readonly from: number;
  readonly to: number;
}

/**
 * Presses buttons six times each, faster than any hand: within one task, then with a frame between the presses. Stops
 * once a dialog is open. Some buttons are gone by the time it is their turn, as a map's after the map has come.
 *
 * @returns the place of the button that has opened a dialog
 */
const pressSixTimes = (page: Page, buttons: Buttons): Promise<number | undefined> =>
  page.evaluate(async ({ within, from, to }) => {
    const isVisible = (button: HTMLElement): boolean => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && height > 0 && button.checkVisibility({ visibilityProperty: true });
    };
    for (let place = from; place < to; place += 1) {
      const button = [...document.querySelectorAll<HTMLElement>(`${within} button`)].filter(isVisible)[place];
      for (let press = 0; press < 3; press += 1) button?.click();
      for (let press = 0; button && press < 3; press += 1) {
        // A starved compositor may send no frame at all.
        await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 500))]);
        button.click();
      }
      if (document.querySelector("dialog[open], [role=dialog]") !== null) return place;
    }
    return undefined;
  }, buttons);

test.describe("rapid clicks on every button", () => {
  test.use({ allowedHosts: [PLAYER_HOST, MAP_HOST], expectedErrors: /The message was not sent/ });

  const PAGES = ["/", "/services/", SERVICE.path, "/our-works/", "/clients/", "/contact/", "/blog/", "/team/"];

  for (const viewport of [{ width: 1440, height: 900 }, SMALL]) {
    for (const address of PAGES) {
      test(`leave ${address} whole at ${viewport.width}px`, async ({ page }) => {
        test.setTimeout(180_000);
        await withoutPopup(page);
        await stubPlayer(page, "answers");
        await stubMap(page);
        let sent = 0;
        await page.route("**/api/v1.0/email/send", (route) => {
          sent += 1;
          return route.fulfill({ status: 200, body: "OK" });
        });
        await page.setViewportSize(viewport);
        await page.goto(address);
        await hydrated(page);
        await scrollThrough(page);

        const count = await page.locator("button:visible").count();
        expect(count).toBeGreaterThan(0);
        for (let from = 0; from < count;) {
          const opening = await pressSixTimes(page, { within: "body", from, to: count });
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
  }

  const OPENED: Readonly<Record<string, { address: string; open: (page: Page) => Promise<void>; box: string }>> = {
    "the menu": {
      address: "/team/",
      open: async (page) => {
        const toggle = page.getByRole("button", { name: anyOf(say("header.openMenu"), say("header.closeMenu")) });
        if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
      },
      box: "header",
    },
    "the panel": {
      address: "/team/",
      open: (page) => page.getByRole("button", { name: say("tools.interested") }).click(),
      box: "dialog[open]",
    },
    "the popup": {
      address: "/clients/",
      // It comes by itself, once.
      open: async (page) => {
        await page.clock.runFor(8000);
      },
      box: "dialog[open]",
    },
    "the lightbox": {
      address: "/our-works/",
      open: async (page) => {
        const picture = page.locator("[data-type] button").first();
        await picture.scrollIntoViewIfNeeded();
        await hydrated(picture);
        await picture.click();
      },
      box: "[role=dialog]",
    },
  };

  for (const [name, { address, open, box }] of Object.entries(OPENED)) {
    test(`leave ${name} whole, and what is behind it`, async ({ page }) => {
      let sent = 0;
      await page.route("**/api/v1.0/email/send", (route) => {
        sent += 1;
        return route.fulfill({ status: 200, body: "OK" });
      });
      if (name === "the popup") await page.clock.install();
      else await withoutPopup(page);
      await page.setViewportSize(SMALL);
      await page.goto(address);
      await hydrated(page);
      await open(page);
      const buttons = page.locator(box).locator("button:visible");
      await expect(buttons.first()).toBeVisible();
      const count = await buttons.count();
      // The first one closes it, so it comes last.
      for (let index = count - 1; index >= 0; index -= 1) {
        if (name !== "the popup" && (await buttons.count()) === 0) await open(page);
        // The popup's "Continue" leads to another page.
        await pressSixTimes(page, { within: box, from: index, to: index + 1 }).catch((error: unknown) => {
          if (!String(error).includes("because of a navigation")) throw error;
        });
        await page.waitForLoadState();
      }
      await expect
        .poll(async () => {
          await page.keyboard.press("Escape");
          return isFree(page);
        })
        .toBe(true);
      expect(sent).toBe(0);
      await expect.poll(() => overflowing(page)).toEqual([]);
      await page.getByRole("contentinfo").getByRole("link", { name: LEGAL.label, exact: true }).click();
      await expect(page).toHaveURL(LEGAL.to);
    });
  }

  test("a double click opens and closes: the menu, a question, a card", async ({ page }) => {
    await withoutPopup(page);
    await page.setViewportSize(SMALL);
    await page.goto("/");
    const menu = page.getByRole("button", { name: anyOf(say("header.openMenu"), say("header.closeMenu")) });
    await hydrated(menu);
    await menu.dblclick();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    const question = page.locator("#faq button[aria-expanded]").first();
    await question.scrollIntoViewIfNeeded();
    await hydrated(question);
    await question.dblclick();
    await expect(question).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("a window that changes its size", () => {
  test.use({ allowedHosts: [PLAYER_HOST, MAP_HOST], films: false });
  test.beforeEach(({ page }) => withoutPopup(page));

  test("with the menu open: the wide navigation stands alone, and the menu is closed on the way back", async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await page.goto("/team/");
    const toggle = page.getByRole("button", { name: anyOf(say("header.openMenu"), say("header.closeMenu")) });
    await hydrated(toggle);
    await toggle.click();
    await page.getByRole("banner").getByRole("link", { name: LABELS.works }).focus();
    await page.setViewportSize(WIDE);
    await expect(page.getByTestId("menu-backdrop")).toHaveCount(0);
    await page.setViewportSize(SMALL);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await page.setViewportSize(WIDE);
    await expect(page.getByRole("navigation", { name: say("header.navigation") })).toHaveCount(1);
    await expect.poll(() => overflowing(page)).toEqual([]);
    // Nothing lies over the page: a link in it takes the press.
    await page
      .getByRole("navigation", { name: say("header.navigation") })
      .getByRole("link", { name: LABELS.clients })
      .click();
    await expect(page).toHaveURL(/\/clients\/$/);
    await page.setViewportSize(SMALL);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => overflowing(page)).toEqual([]);
  });

  test("with the panel open: it stays, fits, keeps what is typed, and closes", async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto("/team/");
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

  test("with the lightbox open: it closes, and the page is free", async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto("/our-works/");
    const open = page.locator("[data-type] button").first();
    await open.scrollIntoViewIfNeeded();
    await hydrated(open);
    await open.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.setViewportSize(SMALL);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => isFree(page)).toBe(true);
    await expect.poll(() => overflowing(page)).toEqual([]);
  });

  test("with a form half filled in and the map open: both stay, and so does the focus", async ({ page }) => {
    await stubMap(page);
    await page.setViewportSize(SMALL);
    await page.goto("/contact/");
    await showMap(page);
    await expect(page.frameLocator("iframe").getByText("map")).toBeVisible();
    const form = page.getByRole("form", { name: say("form.contact") });
    const fields = {
      [say("field.fullName")]: "Asha Rao",
      [say("field.phone")]: "+971 50 123 4567",
      [say("field.message")]: "Half of what I",
    };
    for (const [name, text] of Object.entries(fields)) {
      await form.getByRole("textbox", { name, exact: true }).fill(text);
    }
    for (const viewport of [WIDE, SMALL, WIDE]) {
      await page.setViewportSize(viewport);
      for (const [name, text] of Object.entries(fields)) {
        await expect(form.getByRole("textbox", { name, exact: true })).toHaveValue(text);
      }
      await expect(form.getByRole("textbox", { name: say("field.message") })).toBeFocused();
      await expect(page.frameLocator("iframe").getByText("map")).toBeVisible();
      await expect.poll(() => overflowing(page)).toEqual([]);
    }
  });

  test("with a reel playing: it plays on in its place", async ({ page }) => {
    await stubPlayer(page, "answers");
    await page.setViewportSize(WIDE);
    await page.goto("/our-works/?type=videos");
    const reel = page.locator("[data-type=videos]").first();
    await hydrated(reel.getByRole("button"));
    await reel.getByRole("button").focus();
    await expect(reel.locator("iframe")).toHaveCount(1);
    for (const viewport of [SMALL, WIDE]) {
      await page.setViewportSize(viewport);
      await expect(reel.locator("iframe")).toHaveCount(1);
      const [frame, room] = await Promise.all([reel.locator("iframe").boundingBox(), reel.boundingBox()]);
      expect((frame?.width ?? 9999) <= (room?.width ?? 0) + 1).toBe(true);
      await expect.poll(() => overflowing(page)).toEqual([]);
    }
  });

  test("with a service chosen from the directory: one card in the small window, all in the wide one", async ({
    page,
  }) => {
    await page.setViewportSize(SMALL);
    await page.goto("/services/");
    const select = page.getByRole("combobox", { name: say("directory.choose") });
    await hydrated(select);
    await select.selectOption(SERVICE.name);
    await page.setViewportSize(WIDE);
    await expect(page.getByRole("article")).toHaveCount(content.services.length);
    await page.setViewportSize(SMALL);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(select).toBeVisible();
    await expect.poll(() => overflowing(page)).toEqual([]);
  });

  for (const [address, selector] of [
    ["/", "#case-studies"],
    ["/", "#testimonials"],
    [SERVICE.path, "main"],
  ] as const) {
    test(`with the carousels of ${address} ${selector} moving`, async ({ page }) => {
      await page.setViewportSize(SMALL);
      await page.goto(address);
      await scrollThrough(page);
      const section = page.locator(selector).first();
      await section.evaluate((element) => {
        element.scrollIntoView({ block: "center", behavior: "instant" });
      });
      const texts = await section.evaluate((element) => element.textContent.length);
      for (const viewport of [WIDE, SMALL, { width: 767, height: 844 }, { width: 768, height: 844 }, SMALL]) {
        await page.setViewportSize(viewport);
        await page.waitForTimeout(150);
        await expect.poll(() => overflowing(page)).toEqual([]);
      }
      expect(await section.evaluate((element) => element.textContent.length)).toBeGreaterThan(texts / 2);
      // One slide at a time can be reached, and it can be seen.
      for (const carousel of await section.locator("[aria-roledescription=carousel]").all()) {
        const reachable = await carousel
          .locator(".slick-slide:not([inert])")
          .evaluateAll((slides) =>
            slides
              .filter((slide) => slide.getBoundingClientRect().width > 0)
              .map((slide) => slide.getBoundingClientRect().x),
          );
        expect(reachable.length).toBeGreaterThan(0);
      }
    });
  }

  test("with the popup open: it fits, and closes", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: WIDE });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto("/clients/");
    await hydrated(page);
    await page.clock.runFor(8000);
    const popup = page.getByRole("dialog", { name: say("popup.heading") });
    await expect(popup).toBeVisible();
    for (const viewport of [SMALL, { width: 320, height: 480 }, WIDE]) {
      await page.setViewportSize(viewport);
      const box = await popup.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= viewport.width).toBe(true);
      expect((box?.height ?? 9999) <= viewport.height).toBe(true);
    }
    await popup.getByRole("button", { name: say("common.close") }).click();
    await expect.poll(() => isFree(page)).toBe(true);
    await context.close();
  });
});

test.describe("Back and Forward", () => {
  test.use({ films: false });

  test("out of another site find the page as it was left, alive", async ({ baseURL }) => {
    // Playwright switches the browser's memory of whole pages off, and the headless shell has none.
    const complete = execFileSync(process.execPath, ["scripts/browsers/find-chromium.mjs", "--complete"], {
      encoding: "utf8",
    });
    const browser = await chromium.launch({
      executablePath: complete.trim(),
      args: flags,
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
      expect(await page.evaluate(() => document.documentElement.dataset.persisted)).toBe("true");
      await expect(question).toHaveAttribute("aria-expanded", "true");
      await question.click();
      await expect(question).toHaveAttribute("aria-expanded", "false");
      await page
        .getByRole("navigation", { name: say("header.navigation") })
        .getByRole("link", { name: LABELS.clients })
        .click();
      await expect(page).toHaveTitle(titleOf("/clients/"));
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test("through many pages show each of them again", async ({ page }) => {
    await withoutPopup(page);
    await page.goto("/");
    await hydrated(page);
    const names = [LABELS.services, LABELS.works, LABELS.page, LABELS.clients, LABELS.contact];
    const paths: string[] = [];
    for (const name of names) {
      await page
        .getByRole("navigation", { name: say("header.navigation") })
        .getByRole("link", { name, exact: true })
        .click();
      await expect(
        page.getByRole("navigation", { name: say("header.navigation") }).getByRole("link", { name, exact: true }),
      ).toHaveAttribute("aria-current", "page");
      paths.push(new URL(page.url()).pathname);
    }
    // Faster than the pages can follow: from the fifth page to the third.
    for (const go of ["goBack", "goBack", "goForward", "goBack"] as const) await page[go]({ waitUntil: "commit" });
    await expect.poll(() => new URL(page.url()).pathname).toBe(paths[2]);
    await expect(
      page.getByRole("navigation", { name: say("header.navigation") }).getByRole("link", { name: LABELS.page }),
    ).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

  for (const moment of ["before any script of it has come", "before everything in it has loaded"]) {
    test(`out of a page ${moment} show the page before it`, async ({ page }) => {
      await withoutPopup(page);
      await page.goto("/team/");
      await hydrated(page);
      await page.getByRole("banner").getByRole("link", { name: LABELS.contact, exact: true }).first().click();
      await expect(page).toHaveTitle(titleOf("/contact/"));
      await page.goto("/robots.txt");

      let arrive: (() => void) | undefined;
      const arrival = new Promise<void>((resolve) => (arrive = resolve));
      // Without the load event, the browser does not say either that Back has changed the address.
      const late = moment.includes("script") ? "**/framework-*.js" : "**/*.{avif,webp}";
      await page.route(late, async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goBack({ waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        history.back();
      });
      await expect(page).toHaveURL(/\/team\/$/);
      // A move starts the scripts of a page that is still loading.
      await page.keyboard.press("ArrowDown");
      setTimeout(() => arrive?.(), 1500);
      await expect(page).toHaveTitle(titleOf("/team/"));
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }

  test("to a page before the one that is still coming alive show it", async ({ page }) => {
    await withoutPopup(page);
    await page.goto("/team/");
    await hydrated(page);
    const link = page.getByRole("banner").getByRole("link", { name: LABELS.contact, exact: true }).first();
    await link.click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await page.goto("/robots.txt");

    let arrive: (() => void) | undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/component---src-pages-contact*", async (route) => {
      await arrival;
      await route.continue();
    });
    const asked = page.waitForRequest("**/component---src-pages-contact*");
    await page.goBack();
    await asked;
    // Both pages were shown by one document, so that no other is loaded by itself.
    await page.evaluate(() => {
      history.back();
    });
    await expect(page).toHaveURL(/\/team\/$/);
    arrive?.();
    await expect(page).toHaveTitle(titleOf("/team/"));
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });
});
