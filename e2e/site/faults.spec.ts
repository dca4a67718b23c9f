import type { Page, Request } from "@playwright/test";
import { failOnce, outlineOf, requestsInFlight, scriptBlocker, scriptsOf } from "../support/faults";
import { blockStorage, hydrated, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { LABELS, PAGE, POST, SERVICE, titleOf } from "../support/routes";
import { expect, test } from "../support/test";
import { anyOf, say } from "../support/words";

/** What a visitor may meet on the way: a line that drops files, a new version behind an open tab, a host that lies. */

const main = (page: Page) => page.getByRole("main");
const menu = (page: Page) => page.getByRole("navigation", { name: say("header.navigation") });

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

test.describe("a script that does not come", () => {
  test.use({ expectedErrors: /Failed to load resource|Loading chunk|ChunkLoadError|page resources for/ });

  const PAGES = [
    ...["/", SERVICE.path, "/our-works/", "/contact/", "/services/", "/clients/", "/team/"],
    ...["/blog/", POST],
  ];

  test.describe("on the way down a page", () => {
    // A tall window has few stops on the way, and each page is gone down once for each of its scripts.
    test.use({ viewport: { width: 1440, height: 2400 } });

    /** The scripts of the pages that this worker has gone down. */
    const known = new Map<string, readonly string[]>();

    for (const [index, address] of PAGES.entries()) {
      test(`whichever it is, ${address} stays readable and linked`, async ({ page }) => {
        test.setTimeout(300_000);
        const block = await scriptBlocker(page);
        // A script that several pages share fails alike on all of them.
        const before = PAGES.slice(0, index);
        for (const other of [...before, address]) {
          if (other === address || !known.has(other)) known.set(other, await scriptsOf(page, other));
        }
        const whole = await outlineOf(page);
        expect(whole.emptySections).toEqual([]);
        const shared = new Set(before.flatMap((other) => known.get(other) ?? []));
        const scripts = (known.get(address) ?? []).filter((script) => !shared.has(script));
        expect(scripts.length).toBeGreaterThan(0);

        for (const script of scripts) {
          await test.step(`without ${new URL(script).pathname}`, async () => {
            await block(script);
            const isBlocked = (request: Request): boolean => request.url() === script;
            const failed = page.waitForEvent("requestfailed", { predicate: isBlocked, timeout: 60_000 });
            await page.goto(address);
            await scrollThrough(page);
            await failed;
            await expect.poll(() => outlineOf(page)).toEqual(whole);
            await expect.poll(() => overflowing(page)).toEqual([]);
            await menu(page).getByRole("link", { name: LABELS.clients }).click();
            await expect(page).toHaveTitle(titleOf("/clients/"));
          });
        }
      });
    }
  });

  for (const script of ["webpack-runtime", "framework", "app"]) {
    test(`leaves a page asleep if it is ${script}, and the next touch asks for it again`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(`**/${script}-*.js`, failOnce());
      const lost = page.waitForEvent("requestfailed");
      await page.goto("/clients/");
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
    const loading = requestsInFlight(page);
    await page.route("**/*.js", (route) => route.abort());
    const question = page.locator("#faq button[aria-expanded]").first();
    for (const touch of [() => question.scrollIntoViewIfNeeded(), () => question.click()]) {
      const refused = page.waitForEvent("requestfailed", (request) => request.resourceType() === "script");
      await touch();
      await refused;
      await expect.poll(() => loading.size).toBe(0);
    }
    await expect(question).toHaveAttribute("aria-expanded", "false");
    await page.unroute("**/*.js");
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("the stylesheet of what is below the first view", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("is asked for again where it doesn't come", async ({ page }) => {
    await page.goto("/");
    const heightOf = () => page.getByRole("main").evaluate((element) => element.scrollHeight);
    const height = await heightOf();
    await page.route(/\/static\/styles-\w+\.css$/, (route) => route.abort());
    let release = (): void => undefined;
    const measured = new Promise<void>((resolve) => (release = resolve));
    // The scripts may start, and ask again, before anyone has measured.
    await page.route(/\/static\/styles-\w+\.css\?again$/, async (route) => {
      await measured;
      await route.continue();
    });
    await page.reload();
    expect(await heightOf()).not.toBe(height);
    release();
    // The first move starts the scripts.
    await page.mouse.move(200, 200);
    await expect.poll(heightOf).toBe(height);
  });
});

test.describe("data of a page", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const DATA = "**/page-data/clients/page-data.json*";
  const FAULTS: Readonly<Record<string, Parameters<Page["route"]>[1]>> = {
    "is missing": (route) => route.fulfill({ status: 404, body: "" }),
    "is a page, as hosts with one answer for everything send it": (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Home</title>" }),
    "is cut short": (route) => route.fulfill({ contentType: "application/json", body: '{"path":"/clients/","res' }),
    "comes with an error of the server": (route) => route.fulfill({ status: 500, body: "" }),
    "does not come": (route) => route.abort(),
  };

  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`that ${name}: a page stays as it was sent, with links that work`, async ({ page }) => {
      await page.route(DATA, fault);
      await page.goto("/clients/");
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveTitle(titleOf("/clients/"));
      await expect(main(page).getByRole("listitem").first()).toBeVisible();
      await menu(page).getByRole("link", { name: LABELS.page }).click();
      await expect(page).toHaveURL(new RegExp(`${PAGE.path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test.describe("pictures and films that do not come", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  /** Of the sections. The teaser's posts come by script, when they come. */
  const heights = async (page: Page): Promise<number[]> => {
    await page.waitForLoadState("networkidle");
    return page.evaluate(async () => {
      await document.fonts.ready;
      const sections = document.querySelectorAll("main section:not(#blog), main article:not(section *)");
      return [...sections].map((element) => element.getBoundingClientRect().height);
    });
  };

  for (const width of [1440, 390]) {
    for (const address of ["/", SERVICE.path, "/our-works/", "/team/", "/blog/"]) {
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
        await expect.poll(() => overflowing(page)).toEqual([]);
        const moved = async (): Promise<string[]> => {
          const after = await heights(page);
          if (after.length !== before.length) return [`${before.length} sections became ${after.length}`];
          return after.flatMap((height, index) => {
            const change = Math.abs(height - (before[index] ?? 0));
            return change > 2 ? [`the ${index}. went from ${before[index]} to ${height}px`] : [];
          });
        };
        await expect.poll(moved).toEqual([]);
        const wordless = await page
          .locator("main img:not([alt]), main [role=img]:not([aria-label]):not([aria-labelledby])")
          .count();
        expect(wordless).toBe(0);
      });
    }
  }
});

test("blocked storage spoils no way through the site", async ({ page, context }) => {
  await blockStorage(context);
  // Without storage nothing can say that the popup was seen.
  await page.addLocatorHandler(page.getByRole("dialog", { name: say("popup.heading") }), (popup) =>
    popup.getByRole("button", { name: say("common.close") }).click(),
  );
  await page.goto("/");
  await hydrated(page);
  await scrollThrough(page);
  for (const name of [LABELS.services, LABELS.works, LABELS.page, LABELS.clients, LABELS.contact]) {
    await menu(page).getByRole("link", { name, exact: true }).click();
    await expect(menu(page).getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", /page|true/);
    await scrollThrough(page);
  }
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
    await page.goto("/contact/");
    const form = page.getByRole("form", { name: say("form.contact") });
    await form.getByRole("textbox", { name: say("field.message") }).fill("Half a message");
    await hydrated(page);
    await context.setOffline(true);
    await expect(form.getByRole("status")).toContainText(say("form.offline"));
    await form.getByRole("textbox", { name: say("field.fullName") }).fill("Asha");
    // The browser shows its own page where it cannot reach the next one.
    await menu(page).getByRole("link", { name: LABELS.clients }).click();
    await expect(page).not.toHaveURL("/contact/");
    await context.setOffline(false);
    await page.goto("/contact/");
    await expect(form.getByRole("textbox", { name: say("field.message") })).toHaveValue("Half a message");
    await expect(form.getByRole("textbox", { name: say("field.fullName") })).toHaveValue("Asha");
  });
});
