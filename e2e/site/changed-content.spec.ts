import type { Page } from "@playwright/test";
import { z } from "zod";
import { FEED_PATH } from "../../src/constants/feed";
import { BlogServer, BUILD_TIMEOUT, ChangedSite, textsIn } from "../support/changed-site";
import { drawn, hydrated, scrollThrough, withoutPopup } from "../support/page";
import { ROUTES } from "../support/routes";
import { expect, test as base } from "../support/test";

/**
 * What a maintainer changes without touching code: texts, people, pages, the blog's host. All of it in one copy of the
 * project, built once.
 */
const NAME = "Lantern & Loom";
const HOST = "lanternandloom.example";
const FULL = "/services/public-relations/";

const item = (title: string) => ({ title, text: `What ${title.toLowerCase()} means.`, icon: "newspaper" });

/** One of every kind. */
const SECTIONS = [
  { kind: "prose", heading: "A room with three phones", paragraphs: ["First words.", "Second words."] },
  {
    kind: "statistics",
    heading: "Counted twice",
    items: [
      { value: "41", label: "titles", text: "That print us." },
      { value: "9", label: "minutes", text: "To an answer." },
    ],
  },
  {
    kind: "cards",
    heading: "Reasons to call",
    columns: 2,
    carousel: "reasons",
    items: [item("A launch"), item("A crisis"), item("A prize")],
  },
  { kind: "numbered", heading: "Rules of the desk", items: [item("Be brief"), item("Be right")] },
  { kind: "steps", heading: "From fact to headline", items: [item("Listen"), item("Write"), item("Call")] },
  { kind: "platforms", heading: "Where it appears", items: [item("Papers"), item("Radio")] },
  { kind: "checklist", heading: "In every month", items: [item("A report"), item("A lunch")] },
  {
    kind: "call-to-action",
    heading: "Have news?",
    text: "Tell us first.",
    button: { label: "Tell us", to: "/contact/" },
  },
];

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

/** Texts that name the city of the head office for a reason of their own. */
const STORIES = [
  "why-us.json",
  "team.json",
  "services/search-engine-optimization.json",
  "services/social-media-marketing.json",
  "services/video-shoot.json",
];

/** How a fact is said before its change, in a pattern, and after. */
const SAID: readonly (readonly [before: RegExp, after: string])[] = [
  [/Monday to Saturday, 10:30am to 7:30pm/, "Monday to Friday, 9:15am to 6:45pm"],
  [/10:30am/, "9:15am"],
  [/"opens":"10:30","closes":"19:30"/, '"opens":"09:15","closes":"18:45"'],
  [/95%/, "97%"],
  [/Digital Marketing Agency in Delhi and Dubai/, "Digital Marketing Agency in Delhi and Muscat"],
  [/Dubai, Melbourne and Auckland/, "Muscat, Melbourne, Auckland and Singapore"],
  [/Dubai, Delhi, Melbourne and Auckland/, "Muscat, Delhi, Melbourne, Auckland and Singapore"],
  [/Dubai, United Arab Emirates/, "Muscat, Oman"],
  [/[Ff]ive offices/, "ix offices"],
  [/Five offices in four countries/, "Six offices in five countries"],
  [/at work in four countries/, "at work in five countries"],
];

interface Changed {
  readonly url: string;
  /** What the built site says, by its files. */
  readonly texts: ReadonlyMap<string, string>;
  readonly blog: BlogServer;
  readonly blogUrl: string;
}

const list = z.array(z.unknown());

const test = base.extend<object, { changed: Changed }>({
  changed: [
    // Playwright reads the names of what a fixture builds on from a pattern, and wants one where there is nothing too.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await ChangedSite.copy();
      const blog = new BlogServer();
      const blogUrl = await site.listen(blog.server);
      await site.replace("site.json", { "Netra Six": NAME, "netrasix.example": HOST, netrasix: "lanternandloom" });
      await site.edit("site.json", ({ hours, claims, ...content }) => ({
        ...content,
        hours: {
          ...z.looseObject({}).parse(hours),
          days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
          opens: "09:15",
          closes: "18:45",
        },
        claims: { ...z.looseObject({}).parse(claims), retention: "97%" },
      }));
      await site.replace("offices.json", { Dubai: "Muscat", "United Arab Emirates": "Oman" });
      await site.edit("offices.json", (content) => {
        const offices = z.array(z.looseObject({})).parse(content.items);
        const singapore = { slug: "singapore", city: "Singapore", country: "Singapore", label: "Singapore office" };
        return { ...content, items: [...offices, { ...offices.at(-1), ...singapore }] };
      });
      for (const file of STORIES) await site.replace(file, { Dubai: "Cairo" });
      await site.edit("services/public-relations.json", (content) => ({ ...content, sections: SECTIONS }));
      await site.edit("pages/careers.json", () => ({
        $schema: "../schema/page.schema.json",
        path: "/careers/",
        name: "Careers",
        order: 3,
        icon: "article",
        palette: "jade",
        seo: { title: "Careers", description: "Work with us." },
        image: { file: "images/services/content-marketing.webp", alt: "A pencil" },
        hero: { headline: "Work here", lead: "Come and", phrases: ["draw", "count"], text: "We have desks." },
        sections: [SECTIONS[0]],
        shared: [],
      }));
      await site.edit("team.json", (content) => ({
        ...content,
        items: [
          ...list.parse(content.items),
          {
            name: "Meera Holt",
            title: "Head of Film",
            text: ["Meera holds the camera."],
            image: { file: "images/team/founder.webp", alt: "Portrait of Meera Holt" },
          },
        ],
      }));
      await site.edit("clients.json", (content) => ({
        ...content,
        items: [
          { slug: "new-client", name: "New Client", industry: "Beauty", logo: "images/clients/foldwick.svg" },
          ...list.parse(content.items),
        ],
      }));
      await site.edit("posts.json", (content) => {
        const [first, ...others] = z.array(z.looseObject({})).parse(content.items);
        return { ...content, items: [first, ...others, { ...first, ...HINDI_POST }] };
      });
      await site.build({ GATSBY_BLOG_API_HOST: blogUrl });
      await use({ url: await site.serve(), texts: site.texts(), blog, blogUrl });
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

test.describe("a placeholder with sections", () => {
  test("is a full page", async ({ page }) => {
    await page.goto(FULL);
    for (const { heading } of SECTIONS) {
      await expect(page.getByRole("region", { name: heading, exact: true })).toHaveCount(1);
    }
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    const own = SECTIONS.map(({ heading }) => heading);
    expect(headings.filter((heading) => own.includes(heading))).toEqual(own);
    for (const { heading, items } of SECTIONS) {
      for (const entry of items ?? []) {
        const words = "title" in entry ? entry.title : entry.label;
        await expect(page.getByRole("region", { name: heading }).getByText(words, { exact: true })).toBeVisible();
      }
    }
    await expect(
      page.getByRole("region", { name: "Have news?" }).getByRole("link", { name: "Tell us" }),
    ).toHaveAttribute("href", "/contact/");
    // What stood in for the sections is gone; hero, form and shared sections stay.
    await expect(page.locator("#overview")).toHaveCount(0);
    await expect(page.getByRole("form", { name: "Get in Touch" })).toBeVisible();
    await expect(page.locator("#process")).toBeVisible();
  });

  test("behaves like one: its reasons are a carousel on small screens", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(FULL);
    await page.getByRole("region", { name: "Reasons to call" }).scrollIntoViewIfNeeded();
    const carousel = page.getByRole("group", { name: "Reasons to call" });
    await expect(carousel.getByRole("button", { name: /^Go to slide/ })).toHaveCount(3);
  });
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

test("a new item is a person of the team, and a client with its logo", async ({ page }) => {
  await page.goto("/team/");
  await expect(page.getByRole("heading", { name: "Meera Holt" })).toBeVisible();
  await expect(page.getByText("Head of Film")).toBeVisible();
  await expect(page.getByRole("img", { name: "Portrait of Meera Holt" })).toBeVisible();
  await page.goto("/clients/");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards.first().getByRole("group")).toHaveAttribute("aria-label", "New Client");
  await drawn(cards.first().getByRole("img", { name: "New Client" }));
});

test("a new name and domain stand on every page in place of the old ones", async ({ request }) => {
  for (const address of [
    ...ROUTES,
    "/404.html",
    "/rss.xml",
    "/sitemap-0.xml",
    "/robots.txt",
    "/llms.txt",
    "/manifest.webmanifest",
  ]) {
    const text = await (await request.get(address)).text();
    expect.soft(text.match(/.{0,40}netra ?six.{0,20}/gi), address).toBeNull();
    expect.soft(/lantern/i.test(text), address).toBe(true);
  }
});

test("hours, figures and offices that change in their one place change wherever they are said", ({ changed }) => {
  const texts = [...changed.texts];
  for (const fact of [...SAID.map(([before]) => before), /Dubai/]) {
    const old = texts.filter(([, text]) => fact.test(text)).map(([file]) => file);
    expect.soft(old, `files that still say ${fact.source}`).toEqual([]);
  }
  const pages = [...textsIn("public")].filter(([file]) => file.endsWith(".html"));
  for (const [before, after] of SAID) {
    const saying = pages.filter(([, text]) => before.test(text)).map(([file]) => file);
    expect(saying, `pages that say ${before.source}`).not.toEqual([]);
    const lost = saying.filter((file) => !changed.texts.get(file)?.includes(after));
    expect.soft(lost, `pages that do not say ${after}`).toEqual([]);
  }
  const tokens = texts.filter(([file, text]) => file.endsWith(".html") && /(?<!\$)\{[a-z]+\}/i.test(text));
  expect
    .soft(
      tokens.map(([file]) => file),
      "pages with a token",
    )
    .toEqual([]);
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
    expect(changed.blog.asked.filter((url) => url === FEED_PATH)).toHaveLength(1);
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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post not found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("is read from there by the teaser", async ({ page }) => {
    await page.goto("/");
    await page.locator("#blog").scrollIntoViewIfNeeded();
    await expect(page.locator("#blog").getByRole("heading", { level: 3 })).toHaveText(["Post 3", "Post 2", "Post 1"]);
  });

  test.describe("that lets no other host read", () => {
    test.use({ expectedErrors: /CORS policy|ERR_FAILED/ });

    test("gives the failure text, and another try", async ({ page, changed }) => {
      changed.blog.allowsOthers = false;
      await page.goto("/blog/");
      await expect(page.getByRole("main").getByRole("alert")).toHaveText("Failed to fetch blog posts");
      changed.blog.allowsOthers = true;
      await page.getByRole("button", { name: "Try again" }).click();
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
