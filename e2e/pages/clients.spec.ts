import type { Locator, Page } from "@playwright/test";
import { FIRST_CLIENTS } from "../../src/components/SpriteLogo/sprites";
import { content } from "../support/content";
import { withoutPopup } from "../support/page";
import { expect, test } from "../support/test";
import { PATHS } from "../support/routes";

test.beforeEach(({ page }) => withoutPopup(page));

const { clients } = content;
const cards = (page: Page): Locator => page.getByRole("main").getByRole("listitem");

test("the grid has two columns on small screens and five on wide ones", async ({ page }) => {
  await page.goto(PATHS.clients);
  for (const [width, columns] of [
    [390, 2],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(Math.min(columns, clients.length));
  }
});

test("each card is named after its client and shows its logo, all of them in two requests", async ({ page }) => {
  const logos: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The frame has pictures too: icons, the footer's flags where they come near, and the window's own icon.
    if (/\.(svg|webp|avif|png)$/.test(pathname) && !/^\/(flags|favicon|(page-)?icons)\b/.test(pathname))
      logos.push(pathname);
  });
  await page.goto(PATHS.clients);
  for (const card of await cards(page).all()) {
    const name = (await card.getByRole("group").getAttribute("aria-label")) ?? "";
    // A logo out of a sprite has a size once it has something to show.
    const logo = card.getByRole("img", { name, exact: true }).locator("use");
    await expect.poll(() => logo.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
  }
  expect(logos.sort()).toEqual(
    clients.length > FIRST_CLIENTS ? ["/logos/clients.svg", "/logos/more-clients.svg"] : ["/logos/clients.svg"],
  );
});
