import { readFileSync } from "node:fs";
import { OLD_PATHS } from "./support/routes";
import { expect, test } from "./support/test";

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

  for (const address of ["/Contact", "/Contact/", "/contact"]) {
    test(`leads ${address} to the contact page in one step`, async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe("/contact/");
    });
  }
});

test.describe("a host without rules", () => {
  test.use({ expectedErrors: NOT_FOUND });

  for (const [from, to] of OLD_PATHS) {
    test(`forwards ${from} by the page that lies there, without JavaScript`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.route(`**${from}/`, (route) =>
        route.fulfill({ contentType: "text/html", body: readFileSync(`public${from}/index.html`, "utf8") }),
      );
      await page.goto(`${from}/`);
      await page.waitForURL(`**${to}`);
      await context.close();
    });
  }

  for (const [from, to] of [
    ["/Contact", "/contact/"],
    ["/CONTACT/", "/contact/"],
    ["/Google-My-Business", "/services/search-engine-optimization/"],
  ] as const) {
    test(`forwards ${from} by the 404 page`, async ({ page }) => {
      await page.route(`**${from}`, (route) =>
        route.fulfill({ status: 404, contentType: "text/html", body: readFileSync("public/404.html", "utf8") }),
      );
      await page.goto(from);
      await page.waitForURL(`**${to}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test.describe("a host without rules or a build since", () => {
  // React finds the 404 page's text where it is to show the post, says so and puts the post in its place.
  test.use({ expectedErrors: new RegExp(`${NOT_FOUND.source}|exception: Minified React error #4(18|23|25)`) });

  test("shows a post that only the feed knows, by the 404 page", async ({ page }) => {
    const post = {
      _id: "new",
      title: "Written after the build",
      author: "Asha",
      image: "/blog-images/none.webp",
      slug: "written-after-the-build",
      datePublished: "2030-01-01",
      content: ["A paragraph that no file holds."],
    };
    await page.route("**/blog-images/none.webp", (route) => route.fulfill({ contentType: "image/webp", body: "" }));
    await page.route("**/api/v1/blog/viewblog", (route) => route.fulfill({ json: [post] }));
    await page.route("**/blog/written-after-the-build/", (route) =>
      route.fulfill({ status: 404, contentType: "text/html", body: readFileSync("public/404.html", "utf8") }),
    );
    await page.goto("/blog/written-after-the-build/");
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    await expect(page.getByText("A paragraph that no file holds.")).toBeVisible();
  });
});

test.describe("an address that is not there", () => {
  test.use({ expectedErrors: NOT_FOUND });

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

test("any post of the feed has an address", async ({ request }) => {
  const response = await request.get("/blog/a-post-of-tomorrow/");
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("<main");
});
