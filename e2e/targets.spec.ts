import type { Page } from "@playwright/test";
import { hydrated, scrollThrough, withoutPopup } from "./support/page";
import { EVERY_KIND } from "./support/routes";
import { expect, test } from "./support/test";

/** Width and height, in px, that a pointer needs at least (WCAG 2.5.8). */
const LEAST = 24;

/**
 * Words on every control that is smaller than a pointer needs. As the standard has it, links in running text are left
 * out: their line sets their height.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
    /** Whether there are words beside a link in its own line. */
    const isInText = (link: Element): boolean => {
      if (getComputedStyle(link).display !== "inline") return false;
      let block = link.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return block !== null && block.innerText.trim() !== (link instanceof HTMLElement ? link.innerText.trim() : "");
    };
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      // The honeypot is off the screen, and no visitor meets it.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[aria-hidden=true]")) return [];
      const { width, height } = control.getBoundingClientRect();
      if ((width >= least && height >= least) || isInText(control)) return [];
      const name = control.getAttribute("aria-label") ?? control.textContent.trim();
      return [`${name.slice(0, 60)} (${control.tagName}): ${width.toFixed(1)} x ${height.toFixed(1)} px`];
    });
  }, LEAST);

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`every target is large enough at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });
    test.beforeEach(({ page }) => withoutPopup(page));

    for (const route of EVERY_KIND) {
      test(`on ${route}`, async ({ page }) => {
        test.slow();
        await page.goto(route);
        await scrollThrough(page);
        expect(await smallTargets(page)).toEqual([]);
      });
    }

    test.describe("where nothing was found", () => {
      test.use({ expectedErrors: /404/ });

      test("on the page that says so", async ({ page }) => {
        await page.goto("/no-such-page/");
        expect(await smallTargets(page)).toEqual([]);
      });
    });
  });
}

test.describe("every target of what opens on small screens is large enough", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => withoutPopup(page));

  test("in the menu and in the contact panel", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Blog", exact: true })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole("button", { name: "I'm Interested" }).click();
    await expect(page.getByRole("dialog", { name: "Contact Us" })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});
