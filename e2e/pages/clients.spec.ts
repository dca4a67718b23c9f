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
    const lefts = () =>
      cards(page).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    await expect.poll(async () => new Set(await lefts()).size).toBe(Math.min(columns, clients.length));
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
  /** The names of the cards that show the logo of their client. */
  const names = () =>
    cards(page).evaluateAll((all) =>
      all.flatMap((card) => {
        const name = card.querySelector("[role=group]")?.getAttribute("aria-label") ?? "";
        const logo = card.querySelector<SVGUseElement>(`[role=img][aria-label=${JSON.stringify(name)}] use`);
        // A logo out of a sprite has a size once it has something to show.
        return logo && logo.getBBox().width > 0 ? [name] : [];
      }),
    );
  await expect.poll(names).toEqual(clients.map(({ name }) => name));
  expect(logos.sort()).toEqual(
    clients.length > FIRST_CLIENTS ? ["/logos/clients.svg", "/logos/more-clients.svg"] : ["/logos/clients.svg"],
  );
});
