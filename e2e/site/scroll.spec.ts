import type { Page } from "@playwright/test";
import { HOME_SECTIONS } from "../../src/constants/home";
import { hydrated, quiet, withoutPopup } from "../support/page";
import { LEGAL, PATHS, titleOf } from "../support/routes";
import { expect, test } from "../support/test";

/** Room between a section and the top of the window, in px. */
const offsetOf = (id: string): number => (id === "faq" || id === "blog" ? 80 : 120);

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

/** How far, in px, the window is from where a hash puts it; the ends of the page limit that. */
const miss = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section, offset) => {
    const wanted = section.getBoundingClientRect().top + window.scrollY - offset;
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    return Math.abs(window.scrollY - Math.max(0, Math.min(wanted, lowest)));
  }, offsetOf(id));

const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The position once nothing has moved the window for a while. */
const restingPlace = async (page: Page): Promise<number> => {
  let place = NaN;
  for (let still = 0; still < 4;) {
    await page.waitForTimeout(250);
    const now = await position(page);
    still = now === place ? still + 1 : 0;
    place = now;
  }
  return place;
};

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => {
    window.scrollTo({ top: to, behavior: "instant" });
  }, top);

/** Makes each script late by a time of its own, as on a slow line, so that sections arrive out of order. */
const slowScripts = async (page: Page): Promise<void> => {
  const delays = [600, 150, 450, 50, 350];
  let requests = 0;
  await page.route("**/*.js", async (route) => {
    const delay = delays[requests++ % delays.length] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
};

/** Follows a link to an address inside the site. */
const follow = async (page: Page, address: string): Promise<void> => {
  const arrived = page.waitForURL(new URL(address, page.url()).href, { waitUntil: "commit" });
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  await arrived;
};

/** Waits until every section of home is there, and no other. */
const complete = async (page: Page): Promise<void> => {
  const sections = page.locator("main section[id]");
  await expect.poll(() => sections.evaluateAll((found) => found.map(({ id }) => id))).toEqual([...HOME_SECTIONS]);
};

/** Expects the window to come to a section, and not to leave it. */
const expectToStayAt = async (page: Page, id: string): Promise<void> => {
  await complete(page);
  // Browsers scroll by whole pixels.
  await expect.poll(() => miss(page, id)).toBeLessThan(1.5);
  await page.waitForTimeout(1000);
  expect(await miss(page, id)).toBeLessThan(1.5);
};

test.describe("on a slow line", () => {
  test("a link from another page to /#blog ends there", async ({ page }) => {
    await page.goto(LEGAL.to);
    await hydrated(page);
    await scrollTo(page, 3000);
    await slowScripts(page);
    await follow(page, "/#blog");
    await expectToStayAt(page, "blog");
  });

  test("the address /#faq opens there", async ({ page }) => {
    await slowScripts(page);
    await page.goto("/#faq");
    await hydrated(page);
    await expectToStayAt(page, "faq");
  });

  test("whoever scrolls before all sections are there is not taken back to the hash", async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/#faq", { waitUntil: "domcontentloaded" });
    await expect.poll(() => position(page)).toBeGreaterThan(0);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => miss(page, "faq")).toBeGreaterThan(1000);
    release();
    await complete(page);
    await page.waitForTimeout(1000);
    expect(await miss(page, "faq")).toBeGreaterThan(1000);
  });
});

test("a new visit by address starts at the top, wherever the last one ended", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await scrollTo(page, 3000);
  await page.waitForTimeout(300);
  await page.goto(PATHS.clients);
  await hydrated(page);
  await page.goto("/");
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(await position(page)).toBe(0);

  // Back inside the site finds this visit's place, not the last one's.
  await follow(page, PATHS.services);
  await expect(page).toHaveTitle(titleOf(PATHS.services));
  await page.goBack();
  await expect(page.locator("#hero")).toBeAttached();
  await page.waitForTimeout(500);
  expect(await position(page)).toBe(0);
});

test.describe("the position is restored", () => {
  const PLACE = 4321;
  const expectPlace = async (page: Page): Promise<void> => {
    await expect.poll(async () => Math.abs((await position(page)) - PLACE)).toBeLessThan(3);
    await page.waitForTimeout(1000);
    expect(Math.abs((await position(page)) - PLACE)).toBeLessThan(3);
  };
  const visit = async (page: Page, address: string): Promise<void> => {
    await page.goto(address);
    await hydrated(page);
    await complete(page);
    await scrollTo(page, PLACE);
    await quiet(page);
    await scrollTo(page, PLACE);
    await page.waitForTimeout(300);
  };

  test("by a reload", async ({ page }) => {
    await visit(page, "/#faq");
    await page.reload();
    await hydrated(page);
    await expectPlace(page);
  });

  test("by Back and Forward inside the site", async ({ page }) => {
    await visit(page, "/");
    await follow(page, PATHS.services);
    await expect(page).toHaveTitle(titleOf(PATHS.services));
    await expect.poll(() => position(page)).toBe(0);
    // Before the list has loaded, the browser would keep the footer in view, and so scroll on.
    await expect(page.getByRole("main").getByRole("article").last()).toBeAttached();
    await scrollTo(page, 1500);
    const below = await restingPlace(page);
    expect(below).toBeGreaterThan(500);
    await page.goBack();
    await expectPlace(page);
    await page.goForward();
    await expect(page).toHaveTitle(titleOf(PATHS.services));
    await expect.poll(async () => Math.abs((await position(page)) - below)).toBeLessThan(3);
  });

  test("by Back within the page", async ({ page }) => {
    await visit(page, "/");
    await follow(page, "#about");
    await expect.poll(() => miss(page, "about")).toBeLessThan(1.5);
    await page.mouse.move(700, 400);
    const start = await position(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => position(page)).toBeGreaterThan(start + 500);
    const left = await restingPlace(page);
    await page.goBack();
    await expectPlace(page);
    await page.goForward();
    await expect.poll(async () => Math.abs((await position(page)) - left)).toBeLessThan(3);
  });
});

/** Presses a link of the page to a place on it. @returns the places of the window, frame by frame, until it rests */
const pathTo = (page: Page, hash: string): Promise<number[]> =>
  page.evaluate(async (href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    const path = [window.scrollY];
    link.click();
    link.remove();
    for (let still = 0; still < 30;) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === path.at(-1) ? still + 1 : 0;
      path.push(window.scrollY);
    }
    return path;
  }, hash);

test.describe("a hash of the page one is on", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await complete(page);
  });

  test("scrolls smoothly to it, and stays where it leads nowhere", async ({ page }) => {
    for (const hash of ["#50%", "#a%zz", "#names-nothing"]) {
      await pathTo(page, hash);
      expect(await position(page), hash).toBe(0);
    }
    for (const id of ["solution3", "faq"]) {
      expect(new Set(await pathTo(page, `#${id}`)).size, id).toBeGreaterThan(5);
      await expect.poll(() => miss(page, id)).toBeLessThan(1.5);
    }
  });

  test("is there at once under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(new Set(await pathTo(page, "#about")).size).toBeLessThanOrEqual(2);
    expect(await miss(page, "about")).toBeLessThan(1.5);
  });
});
