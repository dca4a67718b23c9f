import type { Page } from "@playwright/test";
import { hydrated, overflowing, quiet, scrollThrough, withoutPopup } from "../support/page";
import { LABELS, PAGE, PATHS, SERVICE, titleOf } from "../support/routes";
import { expect, test } from "../support/test";
import { anyOf, say } from "../support/words";

/** What a visitor may meet on the way: a line that drops files, a new version behind an open tab, a host that lies. */

/** What a reader finds in the page's content: headings and links in their order, and sections that take no room. */
const outlineOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    // A carousel shows its slides again, for the loop; the teaser's posts come by script, when they come.
    const apart = ".slick-cloned, #blog li";
    const all = (selector: string): HTMLElement[] =>
      [...main.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest(apart));
    const nameOf = (element: Element): string => element.id || element.textContent.trim().slice(0, 40);
    return {
      headings: all("h1, h2, h3").map((heading) => heading.textContent.trim()),
      links: [...new Set(all("a[href]").map((link) => link.getAttribute("href") ?? ""))].sort(),
      emptySections: all("section")
        .filter((section) => section.getBoundingClientRect().height < 20)
        .map(nameOf),
    };
  });

const main = (page: Page) => page.getByRole("main");
const menu = (page: Page) => page.getByRole("navigation", { name: say("header.navigation") });

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

test.describe("a script that does not come", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk|ChunkLoadError|page resources for/ });

  for (const address of ["/", SERVICE.path]) {
    test(`leaves ${address} readable and linked if it is one that a section loads`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") asked.push(request.url());
      });
      await page.goto(address);
      await hydrated(page);
      const first = new Set(asked);
      await scrollThrough(page);
      const whole = await outlineOf(page);
      expect(whole.emptySections).toEqual([]);

      await page.route("**/*.js", (route) => (first.has(route.request().url()) ? route.fallback() : route.abort()));
      const failed = page.waitForEvent("requestfailed");
      await page.goto(address);
      await hydrated(page);
      await scrollThrough(page);
      await failed;
      await expect.poll(() => outlineOf(page)).toEqual(whole);
      await expect.poll(() => overflowing(page)).toEqual([]);
    });
  }

  for (const script of ["webpack-runtime", "app"]) {
    test(`leaves a page asleep if it is ${script}, and the next touch asks for it again`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(`**/${script}-*.js`, (route) => route.abort(), { times: 1 });
      const lost = page.waitForEvent("requestfailed");
      await page.goto(PATHS.clients);
      await lost;
      const menuButton = page.getByRole("button", { name: anyOf(say("header.openMenu"), say("header.closeMenu")) });
      await expect(async () => {
        await menuButton.click();
        await expect(menuButton).toHaveAttribute("aria-expanded", "true", { timeout: 2000 });
      }).toPass();
    });
  }

  test("leaves a section asleep, and the next touch asks for it again", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.route("**/*.js", (route) => route.abort());
    const question = page.locator("#faq button[aria-expanded]").first();
    for (const touch of [() => question.scrollIntoViewIfNeeded(), () => question.click()]) {
      const refused = page.waitForEvent("requestfailed", (request) => request.resourceType() === "script");
      await touch();
      await refused;
      await quiet(page);
    }
    await expect(question).toHaveAttribute("aria-expanded", "false");
    await page.unroute("**/*.js");
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("data of a page", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const DATA = "**/page-data/clients/page-data.json*";
  const FAULTS: Readonly<Record<string, Parameters<Page["route"]>[1]>> = {
    "is missing": (route) => route.fulfill({ status: 404, body: "" }),
    "is a page, as hosts with one answer for everything send it": (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Home</title>" }),
  };

  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`that ${name}: a page stays as it was sent, with links that work`, async ({ page }) => {
      await page.route(DATA, fault);
      await page.goto(PATHS.clients);
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveTitle(titleOf(PATHS.clients));
      await expect(main(page).getByRole("listitem").first()).toBeVisible();
      await menu(page).getByRole("link", { name: LABELS.page }).click();
      await expect(page).toHaveURL(new RegExp(`${PAGE.path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test.describe("a stylesheet that does not come", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("is asked for again", async ({ page }) => {
    await page.route("**/static/styles-*.css", (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/");
    await lost;
    const styles = page.locator("link[data-late-styles]");
    await expect.poll(() => styles.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  });
});

test.describe("pictures and films that do not come", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  /** Of the sections. The teaser's posts come by script, when they come. */
  const heights = async (page: Page): Promise<number[]> => {
    await quiet(page);
    return page.evaluate(async () => {
      await document.fonts.ready;
      const sections = document.querySelectorAll("main section:not(#blog), main article:not(section *)");
      return [...sections].map((element) => element.getBoundingClientRect().height);
    });
  };

  for (const [address, width] of [
    ["/", 390],
    [PATHS.works, 1440],
    [PATHS.blog, 390],
  ] as const) {
    test(`leave the layout of ${address} at ${width}px, and words in their place`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await scrollThrough(page);
      const before = await heights(page);

      await page.route("**/*", (route) =>
        ["image", "media"].includes(route.request().resourceType()) ? route.abort() : route.fallback(),
      );
      await page.goto(address);
      await scrollThrough(page);
      const moved = async (): Promise<string[]> => {
        const after = await heights(page);
        if (after.length !== before.length) return [`${before.length} sections became ${after.length}`];
        return after.flatMap((height, index) => {
          const change = Math.abs(height - (before[index] ?? 0));
          return change > 2 ? [`the ${index}. went from ${before[index]} to ${height}px`] : [];
        });
      };
      await expect.poll(moved).toEqual([]);
      const wordless = page.locator("main img:not([alt]), main [role=img]:not([aria-label]):not([aria-labelledby])");
      await expect(wordless).toHaveCount(0);
    });
  }
});

test("blocked storage spoils no way through the site, and loses nothing that was typed", async ({ page, context }) => {
  // Each way to it throws.
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  // Without storage nothing can say that the popup was seen.
  await page.addLocatorHandler(page.getByRole("dialog", { name: say("popup.heading") }), (popup) =>
    popup.getByRole("button", { name: say("common.close") }).click(),
  );
  const message = page.getByRole("textbox", { name: say("field.message") });
  await page.goto(PATHS.contact);
  await message.fill("Back soon");
  // Typing takes longer than the form's script.
  await hydrated(page.getByRole("form", { name: say("form.contact") }));
  for (const name of [LABELS.works, LABELS.clients, LABELS.contact]) {
    await menu(page).getByRole("link", { name, exact: true }).click();
    await expect(menu(page).getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", /page|true/);
    await scrollThrough(page);
  }
  await expect(message).toHaveValue("Back soon");
  await page.goBack();
  await expect(page).toHaveURL(/\/clients\/$/);
  await expect(main(page).getByRole("listitem").first()).toBeVisible();
});

test.describe("the line breaks in the middle", () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Loading chunk|fetch/ });

  test("what is on the screen goes on, and what was typed is there when the line is back", async ({
    page,
    context,
  }) => {
    await page.goto(PATHS.contact);
    const form = page.getByRole("form", { name: say("form.contact") });
    await form.getByRole("textbox", { name: say("field.message") }).fill("Half a message");
    await hydrated(form);
    await context.setOffline(true);
    await expect(form.getByRole("status")).toContainText(say("form.offline"));
    await form.getByRole("textbox", { name: say("field.fullName") }).fill("Asha");
    // The browser shows its own page where it cannot reach the next one.
    await menu(page).getByRole("link", { name: LABELS.clients }).click();
    await expect(page).not.toHaveURL(PATHS.contact);
    await context.setOffline(false);
    await page.goto(PATHS.contact);
    await expect(form.getByRole("textbox", { name: say("field.message") })).toHaveValue("Half a message");
    await expect(form.getByRole("textbox", { name: say("field.fullName") })).toHaveValue("Asha");
  });
});
