import type { Page } from "@playwright/test";
import { FEED_PATH } from "../../src/constants/feed";
import { content } from "../support/content";
import { withoutPopup } from "../support/page";
import { expect, test } from "../support/test";
import { say } from "../support/words";
import { PATHS } from "../support/routes";

const FEED = `**${FEED_PATH}`;

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

/** Every page with the list of posts. */
const LISTS = [
  PATHS.blog,
  ...content.pages.filter(({ shared }) => shared.includes("blog-list")).map(({ path }) => path),
];
const addressOf = (slug: string): string => `${PATHS.blog}${encodeURIComponent(slug)}/`;

const post = (number: number, more: Record<string, unknown> = {}) => ({
  _id: `id-${number}`,
  title: `Post ${number}`,
  author: "Asha Rao",
  image: "/share/blog.png",
  slug: `post-${number}`,
  datePublished: `20${String(10 + number).padStart(2, "0")}-01-02`,
  ...more,
});
const answer = (page: Page, json: unknown) => page.route(FEED, (route) => route.fulfill({ json }));

test.describe("the list", () => {
  for (const address of LISTS) {
    test(`${address} shows every post of the feed, newest first`, async ({ page }) => {
      await page.goto(address);
      // Pages of the template have other lists beside that of the posts.
      const list = page.locator(address === PATHS.blog ? "main" : "#posts");
      const titles = content.posts.map(({ title }) => title);
      await expect(list.locator("li").getByRole("heading", { level: 3 })).toHaveText(titles);
    });
  }
});

test.describe("the teaser", () => {
  const approach = (page: Page) =>
    page.locator("#blog").evaluate((section) => {
      section.scrollIntoView({ block: "center", behavior: "instant" });
    });

  test("asks for the feed when it comes near, once per page, and shows the four newest", async ({ page }) => {
    let asked = 0;
    await page.route(FEED, (route) => {
      asked += 1;
      return route.fulfill({ json: [1, 6, 3, 5, 2, 4].map((number) => post(number)) });
    });
    await page.goto("/", { waitUntil: "load" });
    expect(asked).toBe(0);
    await approach(page);
    const section = page.getByRole("region", { name: content.home.blog.heading, exact: true });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(["Post 6", "Post 5", "Post 4", "Post 3"]);
    await expect(section.getByRole("link", { name: /Post 6/ })).toHaveAttribute("href", `${PATHS.blog}post-6/`);
    await expect(section.getByText(say("post.author", { author: "Asha Rao" }))).toHaveCount(4);
    expect(asked).toBe(1);
  });

  test.describe("when the feed fails", () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test("shows Loading..., the failure text in red, and tries again", async ({ page }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(FEED, async (route) => {
        await held;
        await route.fulfill({ status: 500, body: "" });
      });
      await page.goto("/");
      await approach(page);
      const section = page.locator("#blog");
      await expect(section.getByRole("status")).toHaveText(say("posts.loading"));
      release();
      const alert = section.getByRole("alert");
      await expect(alert).toHaveText(say("posts.failed"));
      const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) =>
        (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      );
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
      await page.unroute(FEED);
      await answer(page, [post(1)]);
      await section.getByRole("button", { name: say("common.tryAgain") }).click();
      const link = page.getByRole("link", { name: /Post 1/ });
      await expect(section.locator(link)).toBeVisible();
      await expect(section.locator("div:focus").filter({ has: link })).toHaveCount(1);
    });
  });
});

test.describe("a post", () => {
  test("of the site's own content is a page with all of it", async ({ page }) => {
    const [first] = content.posts;
    await page.goto(PATHS.blog);
    await page.getByRole("main").getByRole("link", { name: first?.title }).click();
    await page.waitForURL(addressOf(first?.slug ?? ""));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.title ?? "");
    await expect(page.getByRole("article").getByRole("img")).toBeVisible();
    await expect(page.getByRole("article").getByRole("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d/);
  });

  test.describe("without a page of its own", () => {
    // The host cannot know it, and answers with the 404 page, which looks in the feed.
    test.use({ expectedErrors: new RegExp(`the server responded with a status of 404 .*${PATHS.blog}[^ ]+/\\)$`) });

    test("has an address of its own, whatever its slug", async ({ page }) => {
      const slug = "What's new: films & more?";
      await answer(page, [post(7, { slug })]);
      await page.goto(PATHS.blog);
      await page.getByRole("link", { name: /Post 7/ }).click();
      await page.waitForURL((url) => decodeURIComponent(url.pathname) === `${PATHS.blog}${slug}/`);
      const heading = page.getByRole("heading", { level: 1, name: "Post 7" });
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
      await expect(page).toHaveTitle(/^Post 7 /);
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
      const canonical = page.locator("link[rel=canonical]");
      await expect(canonical).toHaveAttribute("href", `${content.site.domain}${addressOf(slug)}`);
    });

    test("is not found where the feed hasn't one, with a way back", async ({ page }) => {
      await answer(page, [post(7)]);
      await page.goto(`${PATHS.blog}post-7/deeper/`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("post.notFound"));
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
      await page.getByRole("link", { name: say("post.notFoundBack") }).click();
      await page.waitForURL(PATHS.blog);
      await expect(page.getByRole("main").locator("li").getByRole("heading", { level: 3 })).toHaveText(["Post 7"]);
    });
  });
});
