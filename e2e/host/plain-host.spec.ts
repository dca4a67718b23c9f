import { FEED_PATH } from "../../src/constants/feed";
import { content } from "../support/content";
import { readFeed } from "../support/feed";
import { hydrated } from "../support/page";
import { expect, test } from "../support/plain-host";
import { BLOG, LABELS, OLD_PATHS, PAGE, ROUTES, SERVICE, titleOf } from "../support/routes";
import { say } from "../support/words";

const NOT_FOUND = /console: Failed to load resource: the server responded with a status of 404/;

/** One address of each kind of page. */
const KINDS = ["/", "/services/", SERVICE.path, "/our-works/", PAGE.path, "/blog/", "/contact/"];

test.describe("a page", () => {
  test("lies at every address, with a policy of its own", async ({ request }) => {
    for (const route of ROUTES) {
      const response = await request.get(route, { maxRedirects: 0 });
      expect(response.status(), route).toBe(200);
      expect(response.headers()["content-security-policy"], route).toBeUndefined();
      expect(await response.text(), route).toContain(
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; ',
      );
    }
  });

  for (const route of KINDS) {
    test(`${route} opens and comes alive`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await hydrated(page);
    });
  }

  test("leads on to others and to a post", async ({ page, request }) => {
    await page.goto("/");
    await page
      .getByRole("navigation", { name: say("header.navigation") })
      .getByRole("link", { name: LABELS.blog, exact: true })
      .click();
    await page.waitForURL(`**${BLOG}`);
    const [post] = await readFeed(request);
    await page.getByRole("main").getByRole("link", { name: post?.title }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post?.title ?? "");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post?.title ?? "");
  });
});

test.describe("the policy in the page", () => {
  test.use({ expectedErrors: /policy|violates|blocked/ });

  test("keeps scripts out that are not the page's own", async ({ page }) => {
    await page.goto("/services/");
    const outcome = await page.evaluate(async () => {
      const refused = new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => {
          resolve(event.effectiveDirective);
        });
      });
      const script = document.createElement("script");
      script.textContent = "document.title = 'run'";
      document.head.append(script);
      return { directive: await refused, title: document.title };
    });
    expect(outcome.directive).toBe("script-src-elem");
    expect(outcome.title).not.toBe("run");
  });
});

test.describe("an old address", () => {
  for (const [from, to] of OLD_PATHS) {
    test(`${from} leads on by the page that lies there, without JavaScript`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(from);
      await page.waitForURL(`**${to}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await context.close();
    });
  }

  test.describe("of another case", () => {
    test.use({ expectedErrors: NOT_FOUND });

    const capital = (address: string): string =>
      address.replace(/(?<=[/_-])\w/g, (letter) => letter.toUpperCase()).replace(/\/$/, "");

    const others = content.redirects.slice(-2).flatMap(({ from: old, to }) =>
      [capital(old), old.toUpperCase()]
        // Where an old address has a page of its own, that page answers.
        .filter((from) => old.toLowerCase() === to || `${from}/` !== old)
        .map((from) => ({ from, to })),
    );
    for (const { from, to } of others) {
      test(`${from} leads on by the 404 page, with what follows it`, async ({ page }) => {
        await page.goto(`${from}?from=card#form`);
        await page.waitForURL(`**${to}?from=card#form`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }
  });
});

test.describe("an address without a file", () => {
  test.use({ expectedErrors: NOT_FOUND });

  test("is a 404 with the frame of the site", async ({ page }) => {
    const response = await page.goto("/services/nowhere/");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveURL(/\/services\/nowhere\/$/);
  });

  test("is a post where the feed has one by that name, without a fault on the way", async ({ page }) => {
    const post = {
      _id: "new",
      title: "Written after the build",
      author: "Asha",
      image: "/share/blog.png",
      slug: "written-after-the-build",
      datePublished: "2030-01-01",
      content: ["A paragraph that no file holds."],
    };
    await page.route(`**${FEED_PATH}`, (route) => route.fulfill({ json: [post] }));
    const response = await page.goto("/blog/written-after-the-build/?from=card");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
    await expect(page.getByText("A paragraph that no file holds.")).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page).toHaveTitle(/^Written after the build /);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog\/written-after-the-build\/$/);
    // And it is as much alive as any other.
    await page
      .getByRole("navigation", { name: say("header.navigation") })
      .getByRole("link", { name: LABELS.clients })
      .click();
    await page.waitForURL("**/clients/");
    await expect(page).toHaveTitle(titleOf("/clients/"));
  });
});
