import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { readFacts } from "../../plugins/content/facts";
import {
  TOKEN_PATTERN,
  OFFICES_FILE,
  SITE_FILE,
  substituteTokens,
  tokenNamed,
  type TokenName,
  type Tokens,
} from "../../plugins/content/tokens";
import { listFiles } from "../../plugins/utils/list-files";
import { FEED_PATH } from "../../src/constants/feed";
import { BlogServer, BUILD_TIMEOUT, ChangedSite } from "../support/changed-site";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { PATHS, PLACEHOLDER } from "../support/routes";
import { expect, test as base } from "../support/test";
import { say } from "../support/words";

/**
 * What a maintainer changes without touching code: texts, people, pages, the blog's host. All of it in one copy of the
 * project, built once.
 */
const NAME = "Lantern & Loom";
const HOST = "lanternandloom.example";

const PROSE = { kind: "prose", heading: "A room with three phones", paragraphs: ["First words.", "Second words."] };

const HINDI_POST = { _id: "post-hindi", title: "A post in Hindi", slug: "हिन्दी-में-लेख" };

const post = (number: number, more: Record<string, unknown> = {}) => ({
  _id: `id-${number}`,
  title: `Post ${number}`,
  author: "Asha Rao",
  image: `/covers/${number}.webp`,
  slug: `post-${number}`,
  datePublished: `2024-01-0${number}`,
  ...more,
});

const BEFORE = readFacts("data");
const OLD_HOST = new URL(BEFORE.site.domain).host;
/** The name in addresses, such as those of the agency's profiles. */
const [OLD_LABEL = OLD_HOST] = OLD_HOST.split(".");
interface Changed {
  readonly site: ChangedSite;
  readonly url: string;
  /** What the built site says, by its files. */
  readonly texts: ReadonlyMap<string, string>;
  /** The values of its tokens. */
  readonly tokens: Tokens;
  readonly blog: BlogServer;
  readonly blogUrl: string;
}

/** What a site whose posts come from a blog host can do without, as the plugins' READMEs say. */
const OPTIONAL_PLUGINS = ["feed", "llms-text", "editor"];

const test = base.extend<object, { changed: Changed }>({
  changed: [
    // Playwright reads the names of what a fixture builds on from a pattern, and wants one where there is nothing too.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await ChangedSite.copy();
      const blog = new BlogServer();
      const blogUrl = await site.listen(blog.server);
      await site.replace(SITE_FILE, { [BEFORE.site.name]: NAME, [OLD_HOST]: HOST, [OLD_LABEL]: "lanternandloom" });
      await site.edit(SITE_FILE, ({ hours, claims, headquarters, ...others }) => ({
        ...others,
        headquarters: {
          ...z.looseObject({}).parse(headquarters),
          city: "Nagpur",
          line: "4 Sample Lane, Nagpur 440001",
        },
        hours: {
          ...z.looseObject({}).parse(hours),
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "09:15",
          closes: "18:45",
        },
        claims: { ...z.looseObject({}).parse(claims), retention: "97%" },
      }));
      await site.edit(OFFICES_FILE, ({ items, ...others }) => {
        const [first, ...offices] = z.array(z.looseObject({})).parse(items);
        const last = offices.at(-1) ?? first;
        const singapore = { slug: "singapore", city: "Singapore", country: "Singapore", label: "Singapore office" };
        return {
          ...others,
          items: [{ ...first, city: "Muscat", country: "Oman" }, ...offices, { ...last, ...singapore }],
        };
      });
      await site.edit("pages/careers.json", () => ({
        $schema: "../schema/page.schema.json",
        path: "/careers/",
        name: "Careers",
        order: 99,
        icon: "article",
        palette: "jade",
        seo: { title: "Careers", description: "Work with us." },
        image: { file: PLACEHOLDER.image.file, alt: "A pencil" },
        hero: { headline: "Work here", lead: "Come and", phrases: ["draw", "count"], text: "We have desks." },
        sections: [PROSE],
        shared: [],
      }));
      await site.edit("posts.json", ({ items, ...others }) => {
        const posts = z.array(z.looseObject({})).parse(items);
        return { ...others, items: [...posts, { ...posts[0], ...HINDI_POST }] };
      });
      await site.takeOutPlugins(...OPTIONAL_PLUGINS);
      await site.build({ GATSBY_BLOG_API_HOST: blogUrl });
      await use({
        site,
        url: await site.serve(),
        texts: site.texts(),
        tokens: readFacts(site.dataDir).tokens,
        blog,
        blogUrl,
      });
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
test.beforeEach(async ({ page, changed }) => {
  changed.blog.posts = [post(1), post(3), post(2)];
  changed.blog.asked.length = 0;
  await withoutPopup(page);
});

const titles = (page: Page) => page.getByRole("main").locator("li").getByRole("heading", { level: 3 });

test("the plugins that were taken out leave nothing, and no link to it", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.locator("head link[type='application/rss+xml']")).toHaveCount(0);
  for (const file of ["/rss.xml", FEED_PATH, "/llms.txt", "/admin/"])
    expect.soft((await request.get(file)).status(), file).toBe(404);
});

test("a new file is a new page, in the sitemap too", async ({ page, request }) => {
  await page.goto("/careers/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Work here/);
  await expect(page.getByRole("region", { name: "A room with three phones" })).toBeVisible();
  expect(await (await request.get("/sitemap-0.xml")).text()).toContain(`https://${HOST}/careers/`);
});

test("a post in another script is a page at its address, with its policy, and in the sitemap", async ({
  page,
  request,
  changed,
}) => {
  const address = `${PATHS.blog}${encodeURIComponent(HINDI_POST.slug)}/`;
  const answer = await page.goto(address);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(HINDI_POST.title);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await hydrated(page);
  await expect(heading).toHaveText(HINDI_POST.title);
  changed.blog.posts = [post(1, { slug: HINDI_POST.slug })];
  await page.goto(PATHS.blog);
  await page.getByRole("link", { name: /Post 1/ }).click();
  await expect(heading).toHaveText(HINDI_POST.title);
  expect(await (await request.get("/sitemap-0.xml")).text()).toContain(`https://${HOST}${address}`);
});

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** As React writes a text into HTML. */
const asHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");

/** Whether a file says something, in HTML or in JSON. */
const says = (file = "", text = ""): boolean =>
  [text, JSON.stringify(text).slice(1, -1), asHtml(text)].some((written) => file.includes(written));

/** Every text of the content as it is written, apart from those that are nothing but a token. */
const TEXTS = listFiles("data")
  .filter((file) => file.endsWith(".json") && !file.startsWith("schema"))
  .flatMap((file) => textsOf(JSON.parse(readFileSync(path.join("data", file), "utf8"))))
  .filter((text) => !/^\{\w+\}$/.test(text));

test("hours, figures and offices that change in their one place change wherever they are said", ({ changed }) => {
  const { texts, tokens } = changed;
  const isChanged = (name: TokenName): boolean => BEFORE.tokens[name] !== tokens[name];
  const tokensOf = (text: string) =>
    [...text.matchAll(TOKEN_PATTERN)].flatMap(([, , word = ""]) => tokenNamed(word) ?? []);
  const pagesWith = (text: string) =>
    [...texts].filter(([file, html]) => file.endsWith(".html") && says(html, text)).map(([file]) => file);

  const changedTexts = TEXTS.filter((text) => tokensOf(text).some(isChanged));
  expect(changedTexts.length).toBeGreaterThan(5);
  for (const text of changedTexts) {
    const before = String(substituteTokens(text, BEFORE.tokens));
    expect.soft(pagesWith(before), `pages that still say "${before}"`).toEqual([]);
  }
  for (const name of new Set(changedTexts.flatMap(tokensOf)))
    expect.soft(pagesWith(String(tokens[name])), `pages that say ${name}`).not.toEqual([]);

  const inCode = (opens: string, closes: string) => `"opens":"${opens}","closes":"${closes}"`;
  const pages = [...texts].filter(([file]) => file.endsWith(".html")).map(([, html]) => html);
  const { opens, closes } = BEFORE.site.hours;
  expect(pages.some((html) => html.includes(inCode("09:15", "18:45")))).toBe(true);
  expect(pages.some((html) => html.includes(inCode(opens, closes)))).toBe(false);
  expect(pages.filter((html) => /(?<!\$)\{[a-z]+\}/i.test(html))).toEqual([]);
});

test.describe("a blog on another host", () => {
  test("is read from there: list, pictures and a post", async ({ page, changed }) => {
    await page.goto(PATHS.blog);
    await expect(titles(page)).toHaveText(["Post 3", "Post 2", "Post 1"]);
    await scrollThrough(page);
    for (const picture of await page.getByRole("main").locator("li img").all()) {
      await expect(picture).toHaveAttribute("src", new RegExp(`^${changed.blogUrl}/covers/`));
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
    }
    await page.getByRole("link", { name: /Post 3/ }).click();
    await page.waitForURL("**/blog/post-3/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 3");
    // Once by the list, and once by the post, which is a page of its own.
    expect(changed.blog.asked.filter((url) => url === FEED_PATH)).toHaveLength(2);
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

test("the next build leaves the site as it is if the content has an issue", async ({ changed }) => {
  test.setTimeout(BUILD_TIMEOUT);
  await changed.site.edit("faq.json", () => ({ items: "none" }));
  await expect(changed.site.build({})).rejects.toThrow(/data\/faq\.json/);
  expect(changed.site.texts()).toEqual(changed.texts);
});
