import type { Page } from "@playwright/test";
import { hydrated } from "./support/page";
import { SERVICES } from "./support/routes";
import { expect, test } from "./support/test";

/** A section by its heading, and the names of its entries; a number where the specification gives only that. */
interface List {
  readonly heading: string;
  readonly entries: readonly string[] | number;
}

/** What the specification's paragraph "Service pages" asks of each full page, in its order. */
const FULL_PAGES: Readonly<Partial<Record<keyof typeof SERVICES, readonly List[]>>> = {
  "search-engine-optimization": [
    { heading: "A year of steady work, in four numbers", entries: 4 },
    {
      heading: "Four things we look after",
      entries: ["Keyword Analysis", "Backlinks", "Content Production", "Technical Upkeep"],
    },
    {
      heading: "Six kinds of search, six ways to win",
      entries: [
        "Local SEO",
        "App Store Optimization",
        "Answer Engine Optimization",
        "Geotargeted SEO",
        "E-commerce SEO",
        "International SEO",
      ],
    },
  ],
  "social-media-marketing": [
    {
      heading: "Six ad platforms, and what each is for",
      entries: ["Meta", "LinkedIn", "TikTok", "Snapchat", "Twitter (X)", "YouTube"],
    },
    { heading: "Seven things you get", entries: 7 },
  ],
  "performance-marketing": [
    { heading: "Six reasons to hand us the keys", entries: 6 },
    { heading: "Twelve things that get better", entries: 12 },
    { heading: "Six ways we buy attention", entries: 6 },
  ],
  "content-marketing": [
    { heading: "Three principles, pinned above the desk", entries: 3 },
    { heading: "Six things the desk produces", entries: 6 },
    { heading: "What makes the difference", entries: 4 },
    { heading: "From question to published piece", entries: 5 },
  ],
  "website-design-development": [{ heading: "Six things we build", entries: 6 }],
  "email-marketing": [
    { heading: "Six services, one inbox", entries: 6 },
    { heading: "Why a new business should start here", entries: 5 },
  ],
  "social-media-optimization": [
    { heading: "Six adjustments that add up", entries: 6 },
    { heading: "Eight platforms, eight sets of manners", entries: 8 },
    { heading: "Five ways our tuning differs", entries: 5 },
  ],
  "graphic-designing": [
    {
      heading: "Four points of value",
      entries: ["Complete Solutions", "Experienced Creatives", "Impactful Designs", "Latest Tools"],
    },
    {
      heading: "Ten things we draw most",
      entries: [
        "Package Design",
        "Logo Designs",
        "Illustrations",
        "Stationeries",
        "Business Cards",
        "Banner Designs",
        "Brochure Design",
        "Animated Designs",
        "Leaflet Designs",
        "Catalogue Designs",
      ],
    },
    {
      heading: "Four reasons design matters",
      entries: ["First Impression", "Brand Recognition", "Credibility and Trust", "Engagement and Conversions"],
    },
  ],
  "video-shoot": [
    { heading: "Six things video does for a business", entries: 6 },
    {
      heading: "What we point the lens at",
      entries: [
        "Brand Story Videos",
        "Product Demo Videos",
        "Social Media Reels and Shorts",
        "Corporate Video Shoots",
        "Event Coverage",
        "Explainer Videos",
      ],
    },
    {
      heading: "Five reasons to book this crew",
      entries: ["In-House Team", "Script to Screen", "Latest Equipment", "Tailored for Platforms", "Fast Turnaround"],
    },
  ],
};

/** The pages whose browser title the specification gives. */
const TITLES: Readonly<Partial<Record<keyof typeof SERVICES, string>>> = {
  "graphic-designing": "Transform Your Ideas With The Best Graphic Design Agency in Delhi",
  "video-shoot": "Social Media Optimization Services in Delhi",
};

const PHRASES: Readonly<Partial<Record<keyof typeof SERVICES, readonly string[]>>> = {
  "graphic-designing": ["Connects", "Communicates", "Converts"],
  "video-shoot": ["tell your story", "make people watch", "drive real engagement", "speak without words"],
};

const SMALL = { width: 390, height: 844 };
const slugs = Object.keys(SERVICES).filter((slug): slug is keyof typeof SERVICES => slug in SERVICES);
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const slug of slugs) {
  const name = SERVICES[slug];
  const lists = FULL_PAGES[slug];

  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/services/${slug}/`);
    });

    test("has a hero with headline, typing line, Contact Us and the form", async ({ page }) => {
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByTestId("typewriter")).not.toBeEmpty();
      await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact/");
      const form = main.getByRole("form", { name: "Get in Touch" });
      for (const field of ["Name", "Email", "Phone", "Message"]) await expect(form.getByLabel(field)).toBeVisible();
      await expect(form.getByLabel("Message")).toHaveAttribute("rows", "4");
      await expect(form.getByRole("button", { name: "Send" })).toBeVisible();
    });

    test("has the sections of the specification in their order", async ({ page }) => {
      const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
      const places = (lists ?? []).map(({ heading }) => headings.indexOf(heading));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      for (const { heading, entries } of lists ?? []) {
        const items = section(page, heading).getByRole("heading", { level: 3 });
        if (typeof entries === "number") await expect(items).toHaveCount(entries);
        else await expect(items).toHaveText([...entries]);
      }
    });

    test(lists ? "has no overview beside its sections" : "has its text of the directory", async ({ page }) => {
      const overview = page.locator("#overview");
      await expect(overview).toHaveCount(lists ? 0 : 1);
      if (!lists) expect((await overview.innerText()).split(/\s+/).length).toBeGreaterThan(80);
    });

    test("ends with the two shared sections and three related services", async ({ page }) => {
      await expect(page.locator("#proof dt")).toHaveText(["years", "campaigns", "client retention", "web projects"]);
      await expect(page.locator("#proof dd")).toHaveText(["10+", "10,000+", "95%", "900+"]);
      await expect(page.locator("#process").getByRole("heading", { level: 3 })).toHaveText([
        "Let's Talk",
        "Game Plan",
        "Go Live",
        "Refine & Scale",
      ]);
      const related = page.locator("#related").getByRole("link");
      await expect(related).toHaveCount(3);
      for (const link of await related.all()) {
        await expect(link).toHaveAttribute("href", /^\/services\/[a-z-]+\/$/);
        await expect(link).not.toHaveAttribute("href", `/services/${slug}/`);
      }
    });

    test("tells search engines what it is and where", async ({ page }) => {
      // Helmet takes its tags away and puts them back as the page comes alive.
      await expect
        .poll(async () => {
          const data = await page.locator('script[type="application/ld+json"]').allTextContents();
          return data.map((text): unknown => JSON.parse(text));
        })
        .toEqual(
          expect.arrayContaining([
            expect.objectContaining({ "@type": "Service", name }),
            expect.objectContaining({ "@type": "BreadcrumbList" }),
          ]),
        );
      const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
      await expect(crumbs.getByRole("link")).toHaveText(["Home", "Services"]);
      await expect(crumbs.getByText(name, { exact: true })).toHaveAttribute("aria-current", "page");
    });

    test("loads one picture at once and the rest when they come near", async ({ page }) => {
      const pictures = page.getByRole("main").locator("img");
      await expect(pictures.first()).toHaveAttribute("loading", "eager");
      await expect(page.getByRole("main").locator('img[loading="eager"]')).toHaveCount(1);
    });
  });
}

test("every service has a title of its own, two as the specification has them", async ({ page }) => {
  test.slow();
  const titles = new Set<string>();
  for (const slug of slugs) {
    await page.goto(`/services/${slug}/`);
    const title = await page.title();
    titles.add(title);
    if (TITLES[slug]) expect(title).toBe(TITLES[slug]);
  }
  expect(titles.size).toBe(slugs.length);
});

for (const [slug, phrases] of Object.entries(PHRASES)) {
  test(`${slug} types its phrases one after another`, async ({ page }) => {
    test.slow();
    await page.goto(`/services/${slug}/`);
    const line = page.getByTestId("typewriter");
    for (const phrase of [...phrases.slice(1), phrases[0] ?? ""]) {
      await expect(line).toHaveText(phrase, { timeout: 20_000 });
    }
  });

  test(`${slug} shows its first phrase to whoever wants less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/services/${slug}/`);
    await hydrated(page);
    await expect(page.getByTestId("typewriter")).toHaveText(phrases[0] ?? "");
    await page.waitForTimeout(3000);
    await expect(page.getByTestId("typewriter")).toHaveText(phrases[0] ?? "");
  });
}

test.describe("Carousels of small screens", () => {
  test.use({ viewport: SMALL });

  const open = async (page: Page, slug: string, heading: string) => {
    await page.goto(`/services/${slug}/`);
    await section(page, heading).scrollIntoViewIfNeeded();
    const carousel = page.getByRole("group", { name: heading });
    await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
    await carousel.scrollIntoViewIfNeeded();
    return carousel;
  };

  test("reasons advance by themselves and have dots and a pause button", async ({ page }) => {
    const carousel = await open(page, "performance-marketing", "Six reasons to hand us the keys");
    await expect(carousel.getByRole("button", { name: /^Go to slide/ })).toHaveCount(6);
    await expect(carousel.getByRole("button", { name: "Go to slide 2" })).toHaveAttribute("aria-current", "true");
    await carousel.getByRole("button", { name: "Pause carousel" }).click();
    await expect(carousel.getByRole("button", { name: "Play carousel" })).toBeVisible();
    await expect(carousel.getByRole("button", { name: /card$/ })).toHaveCount(0);
  });

  test("differentiators of content marketing stand until moved", async ({ page }) => {
    const carousel = await open(page, "content-marketing", "What makes the difference");
    await expect(carousel.getByRole("button", { name: "Pause carousel" })).toHaveCount(0);
    await expect(carousel.getByRole("button", { name: "Previous card" })).toBeDisabled();
    await carousel.getByRole("button", { name: "Next card" }).click();
    await expect(carousel.getByRole("button", { name: "Go to slide 2" })).toHaveAttribute("aria-current", "true");
  });

  test("films have dots and no arrows, and go on under the pointer", async ({ page }) => {
    const carousel = await open(page, "video-shoot", "What we point the lens at");
    await expect(carousel.getByRole("button", { name: /card$/ })).toHaveCount(0);
    await carousel.getByRole("heading", { level: 3 }).first().hover();
    await expect(carousel.getByRole("button", { name: "Go to slide 2" })).toHaveAttribute("aria-current", "true");
  });
});

test.describe("The directory", () => {
  const list = (page: Page) => page.getByRole("navigation", { name: "Services list" });
  const ready = (page: Page) => expect(page.locator("[data-directory][data-ready]")).toBeAttached();

  test("has every service in its list and as a card with the way on", async ({ page }) => {
    await page.goto("/services/");
    await expect(list(page).getByRole("button")).toHaveText(Object.values(SERVICES));
    await expect(page.getByRole("article")).toHaveCount(slugs.length);
    for (const slug of slugs) {
      const card = page.getByRole("article", { name: SERVICES[slug], exact: true });
      await expect(card.getByRole("link", { name: `Explore ${SERVICES[slug]}` })).toHaveAttribute(
        "href",
        `/services/${slug}/`,
      );
      await expect(card.getByRole("img")).toHaveCount(1);
    }
  });

  test("scrolls to the service chosen, 180 px below the top, and marks it", async ({ page }) => {
    await page.goto("/services/");
    await ready(page);
    await list(page).getByRole("button", { name: "Video Shoot" }).click();
    const card = page.getByRole("article", { name: "Video Shoot" });
    await expect.poll(async () => Math.round((await card.boundingBox())?.y ?? 0)).toBe(180);
    await expect(list(page).getByRole("button", { name: "Video Shoot" })).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(/#video-shoot$/);
    await expect(list(page)).toBeInViewport();
  });

  test("marks the card that scrolls into view, and no other", async ({ page }) => {
    await page.goto("/services/");
    await ready(page);
    await page.getByRole("article", { name: "Email Marketing" }).evaluate((card) => {
      window.scrollTo({ top: card.getBoundingClientRect().top + window.scrollY - 200, behavior: "instant" });
    });
    await expect(list(page).locator("[aria-current]")).toHaveText("Email Marketing");
  });

  test("opens at the service of a link, and again on the way back", async ({ page }) => {
    await page.goto("/services/#affiliate-marketing");
    await ready(page);
    await expect(list(page).locator("[aria-current]")).toHaveText("Affiliate Marketing");
    await page.getByRole("link", { name: "Explore Affiliate Marketing" }).click();
    await expect(page).toHaveURL(/\/services\/affiliate-marketing\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/#affiliate-marketing$/);
    await expect(page.getByRole("article", { name: "Affiliate Marketing" })).toBeInViewport();
    await expect(list(page).locator("[aria-current]")).toHaveText("Affiliate Marketing");
  });

  test("shows one service at a time on a small screen", async ({ page }) => {
    await page.setViewportSize(SMALL);
    await page.goto("/services/");
    await ready(page);
    const select = page.getByRole("combobox", { name: "Choose a service" });
    await expect(select.getByRole("option")).toHaveText(Object.values(SERVICES));
    await expect(page.getByRole("article")).toHaveCount(1);
    await select.selectOption("Influencer Marketing");
    await expect(page.getByRole("article")).toHaveCount(1);
    const card = page.getByRole("article", { name: "Influencer Marketing" });
    await expect(card).toContainText("Creators chosen for their readers");
    await expect(card.getByRole("link", { name: "Explore Influencer Marketing" })).toBeVisible();
    await expect(page).toHaveURL(/#influencer-marketing$/);
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(card).toBeVisible();
  });

  test("shows every service on a small screen without script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: SMALL });
    const page = await context.newPage();
    await page.goto("/services/");
    await expect(page.getByRole("article")).toHaveCount(slugs.length);
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await context.close();
  });

  test("leads to its cards without script on a large screen", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto("/services/");
    await list(page).getByRole("button", { name: "Public Relations" }).click();
    await expect(page.getByRole("article", { name: "Public Relations" })).toBeInViewport();
    await context.close();
  });
});

test.describe("Pages of the same template that are no service", () => {
  test("/about shows values, figures and the way to the team", async ({ page }) => {
    await page.goto("/about/");
    await expect(page.locator("#values").getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(page.locator("#statistics dd")).toHaveText(["70", "223", "8", "6", "5", "10"]);
    await expect(page.getByRole("main").getByRole("link", { name: "Meet the team" })).toHaveAttribute("href", "/team/");
    await expect(page.getByRole("form", { name: "Get in Touch" })).toHaveCount(0);
  });

  test("/blogs lists the posts", async ({ page }) => {
    await page.goto("/blogs/");
    await page.locator("#posts").scrollIntoViewIfNeeded();
    await expect(page.locator('#posts a[href^="/blog/"]').first()).toBeVisible();
  });
});

for (const path of ["/privacy-policy/", "/terms-of-use/"]) {
  test(`${path} says when it was last modified, and its contents lead to its sections`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Last modified April 19, 2025")).toBeVisible();
    await expect(page.locator("time")).toHaveAttribute("datetime", "2025-04-19");
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    for (const link of await contents.all()) {
      await expect(page.locator((await link.getAttribute("href")) ?? "")).toHaveCount(1);
    }
    expect(await contents.count()).toBeGreaterThan(5);
  });
}
