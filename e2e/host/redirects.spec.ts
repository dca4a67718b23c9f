import { content } from "../support/content";
import { PATHS, ROUTES } from "../support/routes";
import { expect, test } from "../support/test";

test("every old address leads to its page for good, with what follows it, as does a page without its last slash", async ({
  request,
}) => {
  const redirects = content.redirects.flatMap(({ from, to }) => [
    [from, to],
    [from.slice(0, -1), to],
  ]);
  for (const [from = "", to = ""] of redirects) {
    const response = await request.get(`${from}?from=card`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([301, `${to}?from=card`]);
  }
  for (const route of ROUTES.filter((path) => path !== "/")) {
    const response = await request.get(route.slice(0, -1), { maxRedirects: 0 });
    expect([response.status(), response.headers().location], route).toEqual([301, encodeURI(route)]);
  }
});

test.describe("an address that is not there", () => {
  test.use({ expectedErrors: /console: Failed to load resource: the server responded with a status of 404/ });

  test("is a 404, since the site's own feed has no post without a page either", async ({ request }) => {
    for (const address of [`${PATHS.blog}a-post-of-tomorrow/`, "/nowhere"]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(404);
      expect(await response.text(), address).toMatch(/<meta[^>]* name="robots" content="noindex"/);
    }
  });

  test("has the frame of the site and ways on", async ({ page }) => {
    await page.goto(`${PATHS.services}nowhere/`);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    // The address stays: a visitor can see and mend what was mistyped.
    await expect(page).toHaveURL(`${PATHS.services}nowhere/`);
  });
});
