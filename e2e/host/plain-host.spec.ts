import { FEED_PATH } from "../../src/constants/feed";
import { content } from "../support/content";
import { readFeed } from "../support/feed";
import { hydrated } from "../support/page";
import { expect, test } from "../support/plain-host";
import { BLOG, LABELS, OLD_PATHS, PATHS, ROUTES, titleOf } from "../support/routes";
import { say } from "../support/words";

const NOT_FOUND = /console: Failed to load resource: the server responded with a status of 404/;

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

  test("leads on to others and to a post", async ({ page, request }) => {
    await page.goto("/");
    await hydrated(page);
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
    await page.goto(PATHS.services);
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

test("an old address leads on by the page that lies there, without JavaScript", async ({ browser, baseURL }) => {
  const [[from, to] = ["", ""]] = OLD_PATHS;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(from);
  await page.waitForURL(`**${to}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.close();
});

test.describe("an address without a file", () => {
  test.use({ expectedErrors: NOT_FOUND });

  test("is an old one of another case: the 404 page leads on, with what follows it", async ({ page }) => {
    const [{ from, to } = { from: "", to: "" }] = content.redirects;
    await page.goto(`${from.toUpperCase().slice(0, -1)}?from=card#form`);
    await page.waitForURL(`**${to}?from=card#form`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("is a 404 with the frame of the site", async ({ page }) => {
    const response = await page.goto(`${PATHS.services}nowhere/`);
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
    const response = await page.goto(`${PATHS.blog}written-after-the-build/?from=card`);
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
    await expect(page).toHaveTitle(titleOf(PATHS.clients));
  });
});
