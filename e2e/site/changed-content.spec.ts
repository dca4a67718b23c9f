import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { listFiles } from "../../plugins/utils/list-files";
import { FEED_PATH } from "../../src/constants/feed";
import { BUILD_TIMEOUT, ChangedSite, PLAIN_PICTURE } from "../support/changed-site";
import { scrollThrough, withoutPopup } from "../support/page";
import { PATHS } from "../support/routes";
import { expect, test as base } from "../support/test";
import { say } from "../support/words";

/**
 * A site whose posts come from a blog host, without the plugins that it can do without, as their READMEs say. Other
 * agencies' content has a suite of its own: `npm run test:all -- content`.
 */
const OPTIONAL_PLUGINS = ["feed", "llms-text", "editor"];

const POSTS = [1, 3, 2].map((number) => ({
  _id: `id-${number}`,
  title: `Post ${number}`,
  author: "Asha Rao",
  image: `/covers/${number}.webp`,
  slug: `post-${number}`,
  datePublished: `2024-01-0${number}`,
}));

interface Changed {
  readonly site: ChangedSite;
  readonly url: string;
  readonly blogUrl: string;
  /** The address of each request to the blog host. */
  readonly asked: string[];
}

const test = base.extend<object, { changed: Changed }>({
  changed: [
    // Playwright reads the names of what a fixture builds on from a pattern, and wants one where there is nothing too.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await ChangedSite.copy();
      const asked: string[] = [];
      const blog = createServer(({ url = "" }, response) => {
        asked.push(url);
        response.setHeader("Access-Control-Allow-Origin", "*");
        if (url === FEED_PATH) response.setHeader("Content-Type", "application/json").end(JSON.stringify(POSTS));
        else response.setHeader("Content-Type", "image/webp").end(PLAIN_PICTURE);
      });
      const blogUrl = await site.listen(blog);
      const file = path.join(site.folder, "gatsby-config.ts");
      const config = readFileSync(file, "utf8").replace(/\{ resolve: "web-hosting", .*\}/, '"web-hosting"');
      writeFileSync(
        file,
        OPTIONAL_PLUGINS.reduce((text, name) => text.replace(new RegExp(`^ *"${name}",\\n`, "m"), ""), config),
      );
      await site.build({ GATSBY_BLOG_API_HOST: blogUrl });
      await use({ site, url: await site.serve(), blogUrl, asked });
      await site.dispose();
    },
    { scope: "worker", timeout: BUILD_TIMEOUT },
  ],
  baseURL: async ({ changed }, use) => {
    await use(changed.url);
  },
  allowedHosts: async ({ changed }, use) => {
    await use([new URL(changed.blogUrl).host]);
  },
});

// In one worker, whose build they share; a failure ends it, because the next worker would have to build again.
test.describe.configure({ mode: "serial" });
test.beforeEach(({ page }) => withoutPopup(page));

test("the plugins that were taken out leave nothing, and no link to it", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.locator("head link[type='application/rss+xml']")).toHaveCount(0);
  for (const file of ["/rss.xml", FEED_PATH, "/llms.txt", "/admin/"])
    expect.soft((await request.get(file)).status(), file).toBe(404);
});

test.describe("a blog on another host", () => {
  test("is read from there: list, pictures and a post", async ({ page, changed }) => {
    await page.goto(PATHS.blog);
    await expect(page.getByRole("main").locator("li").getByRole("heading", { level: 3 })).toHaveText([
      "Post 3",
      "Post 2",
      "Post 1",
    ]);
    await scrollThrough(page);
    for (const picture of await page.getByRole("main").locator("li img").all()) {
      await expect(picture).toHaveAttribute("src", new RegExp(`^${changed.blogUrl}/covers/`));
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    }
    await page.getByRole("link", { name: /Post 3/ }).click();
    await page.waitForURL("**/blog/post-3/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 3");
    // Once by the list, and once by the post, which is a page of its own.
    expect(changed.asked.filter((url) => url === FEED_PATH)).toHaveLength(2);
  });

  test("has an address for each post, which search engines leave out until the feed has it", async ({
    page,
    request,
  }) => {
    for (const slug of ["post-3", "no-such-post"]) {
      const response = await request.get(`${PATHS.blog}${slug}/`);
      expect(response.status(), slug).toBe(200);
      expect(await response.text(), slug).toMatch(/<meta[^>]* name="robots" content="noindex"/);
    }
    await page.goto(`${PATHS.blog}post-3/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 3");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await page.goto(`${PATHS.blog}no-such-post/`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("post.notFound"));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});

/** What the built site says, by its files. */
const textsOf = ({ folder }: ChangedSite): (readonly [file: string, text: string])[] => {
  const publicDir = path.join(folder, "public");
  const files = listFiles(publicDir).filter((file) => /\.(?:html|js|json|xml)$/.test(file));
  return files.map((file) => [file, readFileSync(path.join(publicDir, file), "utf8")] as const);
};

test("the next build leaves the site as it is if the content has an issue", async ({ changed: { site } }) => {
  test.setTimeout(BUILD_TIMEOUT);
  const before = textsOf(site);
  writeFileSync(path.join(site.dataDir, "faq.json"), '{ "items": "none" }');
  await expect(site.build({})).rejects.toThrow(/data\/faq\.json/);
  expect(textsOf(site)).toEqual(before);
});
