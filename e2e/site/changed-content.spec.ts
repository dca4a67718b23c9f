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
import { BlogServer, BUILD_TIMEOUT, ChangedSite, textsIn } from "../support/changed-site";
import { hydrated, scrollThrough, withoutPopup } from "../support/page";
import { PLACEHOLDER } from "../support/routes";
import { expect, test as base } from "../support/test";
import { say } from "../support/words";

/**
 * What a maintainer changes without touching code: texts, people, pages, the blog's host. All of it in one copy of the
 * project, built once.
 */
const NAME = "Lantern & Loom";
const HOST = "lanternandloom.example";
const FULL = PLACEHOLDER.path;

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
  changed.blog.allowsOthers = true;
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
  const address = `/blog/${encodeURIComponent(HINDI_POST.slug)}/`;
  const answer = await page.goto(address);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(HINDI_POST.title);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await hydrated(page);
  await expect(heading).toHaveText(HINDI_POST.title);
  changed.blog.posts = [post(1, { slug: HINDI_POST.slug })];
  await page.goto("/blog/");
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
  const pages = [...textsIn("public")].filter(([file]) => file.endsWith(".html"));
  const tokensOf = (text: string) =>
    [...text.matchAll(TOKEN_PATTERN)].flatMap(([, , word = ""]) => tokenNamed(word) ?? []);
  const isChanged = (name: TokenName): boolean => BEFORE.tokens[name] !== tokens[name];
  /** A text as it was said, and is said now. */
  const wordings = (text: string) => {
    const [before = "", after = ""] = [BEFORE.tokens, tokens].map((facts) => String(substituteTokens(text, facts)));
    return { before, after };
  };
  /** The pages that said a text. Expects them to say what it has become. */
  const pagesThatSaid = (text: string): readonly unknown[] => {
    const { before, after } = wordings(text);
    const saying = pages.filter(([, html]) => says(html, before)).map(([file]) => file);
    const lost = saying.filter((file) => !says(texts.get(file), after));
    expect.soft(lost, `pages that do not say "${after}"`).toEqual([]);
    return saying;
  };

  const toChange = new Set(TEXTS.filter((text) => tokensOf(text).some(isChanged)));
  const said = new Set<TokenName>();
  for (const text of toChange) {
    if (pagesThatSaid(text).length > 0) for (const name of tokensOf(text)) said.add(name);
    const { before } = wordings(text);
    const old = [...texts].filter(([, html]) => says(html, before)).map(([file]) => file);
    expect.soft(old, `files that still say "${before}"`).toEqual([]);
  }
  // A text with a link in it is in parts, so a fact that is in no other is looked for by itself.
  for (const name of new Set([...toChange].flatMap(tokensOf)))
    if (isChanged(name) && !said.has(name))
      expect(pagesThatSaid(`{${name}}`), `pages that say ${name}`).not.toEqual([]);

  const { opens, closes } = BEFORE.site.hours;
  const inCode = (from: string, to: string) => `"opens":"${from}","closes":"${to}"`;
  const telling = pages.filter(([, html]) => html.includes(inCode(opens, closes))).map(([file]) => file);
  expect(telling).not.toEqual([]);
  expect(telling.filter((file) => !texts.get(file)?.includes(inCode("09:15", "18:45")))).toEqual([]);

  const unfilled = [...texts].filter(([file, html]) => file.endsWith(".html") && /(?<!\$)\{[a-z]+\}/i.test(html));
  expect(
    unfilled.map(([file]) => file),
    "pages with a token",
  ).toEqual([]);
});

test.describe("a blog on another host", () => {
  test("is read from there: list, pictures and a post", async ({ page, changed }) => {
    await page.goto("/blog/");
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
      const response = await request.get(`/blog/${slug}/`);
      expect(response.status(), slug).toBe(200);
      expect(await response.text(), slug).toMatch(/<meta[^>]* name="robots" content="noindex"/);
    }
    await page.goto("/blog/post-3/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 3");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await page.goto("/blog/no-such-post/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("post.notFound"));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test.describe("that lets no other host read", () => {
    test.use({ expectedErrors: /CORS policy|ERR_FAILED/ });

    test("gives the failure text, and another try", async ({ page, changed }) => {
      changed.blog.allowsOthers = false;
      await page.goto("/blog/");
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(say("posts.failed"));
      changed.blog.allowsOthers = true;
      await page.getByRole("button", { name: say("common.tryAgain") }).click();
      await expect(titles(page)).toHaveText(["Post 3", "Post 2", "Post 1"]);
    });
  });

  test("may be asked by the pages' policy, and no other host may", async ({ page, changed }) => {
    const policy = (await page.goto("/blog/"))?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(new RegExp(`connect-src 'self'[^;]* ${changed.blogUrl}(;|$| )`));
    expect(policy).toMatch(new RegExp(`img-src 'self' data: ${changed.blogUrl};`));
    await hydrated(page);
  });
});

test.describe("the next build", () => {
  test("after a changed headline changes the pages that show it, and no other", async ({ changed }) => {
    test.setTimeout(BUILD_TIMEOUT);
    const headline = "Built a second time";
    await changed.site.edit(`services/${PLACEHOLDER.slug}.json`, ({ hero, ...others }) => ({
      ...others,
      hero: { ...z.looseObject({}).parse(hero), headline },
    }));
    await changed.site.build({ GATSBY_BLOG_API_HOST: changed.blogUrl });
    const texts = changed.site.texts();
    const files = [...texts.keys()];
    expect(files).toEqual([...changed.texts.keys()]);
    expect(files.filter((file) => texts.get(file) !== changed.texts.get(file))).toEqual([
      // It says until when it holds.
      ".well-known/security.txt",
      `page-data${FULL}page-data.json`,
      `${FULL.slice(1)}index.html`,
    ]);
    expect(says(texts.get(`${FULL.slice(1)}index.html`), headline)).toBe(true);
  });

  test("leaves the site as it is if the content has an issue", async ({ changed }) => {
    const before = changed.site.texts();
    await changed.site.edit("faq.json", () => ({ items: "none" }));
    await expect(changed.site.build({})).rejects.toThrow(/data\/faq\.json/);
    expect(changed.site.texts()).toEqual(before);
  });
});
