import type { Locator, Page } from "@playwright/test";
import { FIRST_CLIENTS } from "../../src/components/SpriteLogo/sprites";
import { content } from "../support/content";
import { drawn, hydrated, withoutPopup } from "../support/page";
import { expect as baseExpect, test } from "../support/test";

const expect = baseExpect.configure({ timeout: 15_000 });

test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ page }) => withoutPopup(page));

const { clients } = content;
const cards = (page: Page): Locator => page.getByRole("main").getByRole("listitem");
/** Whether the front of a card is turned away from the reader. */
const isTurned = (card: Locator): Promise<boolean> =>
  card
    .getByRole("group")
    .locator("> div")
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m11 < -0.99);

for (const [width, columns] of [
  [390, 2],
  [1440, 5],
] as const) {
  test(`${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/clients/");
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(Math.min(columns, clients.length));
  });
}

test("each card is named after its client and shows its logo, all of them in two requests", async ({ page }) => {
  const logos: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The frame has pictures too: icons, the footer's flags where they come near, and the window's own icon.
    if (/\.(svg|webp|avif|png)$/.test(pathname) && !/^\/(flags|favicon|(page-)?icons)\b/.test(pathname))
      logos.push(pathname);
  });
  await page.goto("/clients/");
  for (const card of await cards(page).all()) {
    const name = (await card.getByRole("group").getAttribute("aria-label")) ?? "";
    await drawn(card.getByRole("img", { name, exact: true }));
  }
  expect(logos.sort()).toEqual(
    clients.length > FIRST_CLIENTS ? ["/logos/clients.svg", "/logos/more-clients.svg"] : ["/logos/clients.svg"],
  );
});

test("a card turns under the mouse, and shows name and industry", async ({ page }) => {
  await page.goto("/clients/");
  const card = cards(page).last();
  await hydrated(card.getByRole("button"));
  const back = card.getByRole("paragraph");
  await expect(back.first()).toBeHidden();
  await card.hover();
  await expect(back.first()).toBeVisible();
  await expect(back).toHaveCount(2);
  await expect.poll(() => isTurned(card)).toBe(true);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect.poll(() => isTurned(card)).toBe(false);
  await expect(back.first()).toBeHidden();
});
