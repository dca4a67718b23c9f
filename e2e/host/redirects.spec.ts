import { content } from "../support/content";
import { OLD_PATHS } from "../support/routes";
import { expect, test } from "../support/test";

const NOT_FOUND = /console: Failed to load resource: the server responded with a status of 404/;

test.describe("a host that reads the rules", () => {
  for (const [from, to] of OLD_PATHS) {
    for (const address of [from, `${from}/`]) {
      test(`sends ${address} to ${to} for good`, async ({ request }) => {
        const response = await request.get(`${address}?from=card`, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(`${to}?from=card`);
      });
    }
  }

  const otherCase = content.redirects.filter(({ from, to }) => from.toLowerCase() === to.toLowerCase());
  for (const { from, to } of [...otherCase, { from: "/contact/", to: "/contact/" }]) {
    for (const address of from === to ? [from.slice(0, -1)] : [from, from.slice(0, -1)]) {
      test(`leads ${address} to ${to} in one step`, async ({ request }) => {
        const response = await request.get(address, { maxRedirects: 0 });
        expect(response.status()).toBe(301);
        expect(response.headers().location).toBe(to);
      });
    }
  }
});

test.describe("an address that is not there", () => {
  test.use({ expectedErrors: NOT_FOUND });

  test("/blog/a-post-of-tomorrow/ is a 404 too, since the site's own feed has no post without a page", async ({
    request,
  }) => {
    const response = await request.get("/blog/a-post-of-tomorrow/");
    expect(response.status()).toBe(404);
    expect(await response.text()).toMatch(/<meta[^>]* name="robots" content="noindex"/);
  });

  for (const address of ["/nowhere/", "/services/nowhere/", "/nowhere"]) {
    test(`${address} is a 404 with the frame of the site and ways on`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
      // The address stays: a visitor can see and mend what was mistyped.
      expect(new URL(page.url()).pathname).toBe(address);
    });
  }
});
