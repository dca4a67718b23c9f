import type { Locator, Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, withoutPopup } from "../support/page";
import { OLD_PATHS, ROUTES, SERVICES as FOUND } from "../support/routes";
import { expect as baseExpect, test } from "../support/test";

/**
 * What the specification says of the shipped content, in numbers. A new owner with content of their own changes this
 * file; every other test goes by what it finds on the pages.
 */
const expect = baseExpect.configure({ timeout: 15_000 });

test.describe.configure({ timeout: 60_000 });
test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

/** The service pages, by slug, with their names in the directory. */
const SERVICES = {
  "search-engine-optimization": "Search Engine Optimization",
  "social-media-marketing": "Social Media Marketing",
  "performance-marketing": "Performance Marketing",
  "content-marketing": "Content Marketing",
  "website-design-development": "Website Designing & Development",
  "email-marketing": "Email Marketing",
  "social-media-optimization": "Social Media Optimization",
  "graphic-designing": "Graphic Designing",
  "ai-cgi-marketing": "AI and CGI Marketing",
  "landing-page-optimization": "Landing Page Optimization",
  "affiliate-marketing": "Affiliate Marketing",
  "video-shoot": "Video Shoot",
  "public-relations": "Public Relations",
  "influencer-marketing": "Influencer Marketing",
  "online-reputation-management": "Online Reputation Management",
} as const;
const PROCESS = ["Let's Talk", "Game Plan", "Go Live", "Refine & Scale"];
const slugs = Object.keys(SERVICES).filter((slug): slug is keyof typeof SERVICES => slug in SERVICES);

test("the routes are those of the route table, the blog's list that other pages link to, and case studies", () => {
  expect([...ROUTES].sort()).toEqual(
    [
      "/",
      "/services/",
      ...slugs.map((slug) => `/services/${slug}/`),
      "/our-works/",
      "/our-works/ecommerce-growth/",
      "/our-works/social-engagement/",
      "/our-works/lead-generation/",
      "/about/",
      "/blogs/",
      "/blog/",
      "/team/",
      "/clients/",
      "/contact/",
      "/privacy-policy/",
      "/terms-of-use/",
    ].sort(),
  );
  expect(FOUND).toEqual(SERVICES);
  expect(Object.keys(FOUND)).toEqual(slugs);
});

test("the old addresses lead to the pages they mean", () => {
  expect(OLD_PATHS).toEqual([
    ["/search-engine-optimization", "/services/search-engine-optimization/"],
    ["/performance-marketing", "/services/performance-marketing/"],
    ["/online-reputation-management", "/services/online-reputation-management/"],
    ["/web-desing-and-app-developement", "/services/website-design-development/"],
    ["/google-my-business", "/services/search-engine-optimization/"],
    ["/social-media-management", "/services/social-media-marketing/"],
  ]);
});

test("the portfolio has 39 items: 7 creatives, 1 AI, 5 CGI, 24 reels, 2 websites", async ({ page }) => {
  await page.goto("/our-works/");
  await hydrated(page.getByRole("button", { name: "ALL", exact: true }));
  for (const [name, count] of [
    ["CREATIVES", 7],
    ["AI", 1],
    ["CGI", 5],
    ["REELS", 24],
    ["WEBSITES", 2],
    ["ALL", 39],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page.locator("[data-type]")).toHaveCount(count);
  }
});

test("the images are in the specification's order, and the reels lead to 24 different addresses", async ({ page }) => {
  await page.goto("/our-works/");
  const types = await page
    .locator("[data-type]")
    .evaluateAll((items) => items.map((item) => item.getAttribute("data-type")));
  expect(types.slice(0, 13)).toEqual([
    "creative",
    "ai",
    ...Array.from({ length: 5 }, () => "cgi"),
    ...Array.from({ length: 6 }, () => "creative"),
  ]);
  const links = await page
    .locator("[data-type=videos]")
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(24);
});

test("there are 70 clients with different names", async ({ page }) => {
  await page.goto("/clients/");
  const cards = page.getByRole("main").getByRole("listitem").getByRole("group");
  await expect(cards).toHaveCount(70);
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(70);
});

test("the directory has 15 services", async ({ page }) => {
  await page.goto("/services/");
  await expect(page.getByRole("main").getByRole("link", { name: /^Explore / })).toHaveCount(15);
});

test("the footer has the eight industries", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const name of [
    "Real Estate Industry",
    "Beauty",
    "Education",
    "Finance/Lending",
    "Healthcare",
    "Manufacturer",
    "Events",
    "Astrology",
  ]) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveCount(1);
  }
});

test("the statistics are the specification's", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const band = page.locator("#statistics");
  await expect(band.getByTestId("stat-value")).toHaveText(["70", "223", "8", "6", "5", "10"]);
  for (const label of [
    "digital marketers",
    "global clients",
    "years of experience",
    "in-house AI products",
    "worldwide offices",
    "awards",
  ]) {
    await expect(band.getByText(label, { exact: true })).toHaveCount(1);
  }
});

/** A section of the home page, what is counted in it, and how many there are. */
const COUNTS: readonly (readonly [id: string, what: string, items: (section: Locator) => Locator, count: number])[] = [
  ["partners", "partners", (section) => section.getByRole("img"), 8],
  ["case-studies", "case studies", (section) => section.getByRole("article"), 3],
  ["solution", "solutions", (section) => section.locator('[id^="solutions"]'), 9],
  ["services", "services", (section) => section.getByRole("article"), 5],
  ["about", "values", (section) => section.getByRole("heading", { level: 3 }), 4],
  ["process", "steps of the process", (section) => section.getByRole("heading", { level: 3 }), 4],
  ["why-us", "reasons", (section) => section.getByRole("heading", { level: 3 }), 8],
  ["method", "steps of the method", (section) => section.getByRole("tab"), 8],
  ["faq", "questions", (section) => section.locator("button[aria-expanded]"), 8],
  ["locations", "offices", (section) => section.getByRole("heading", { level: 3 }), 5],
];

const approach = async (page: Page, id: string): Promise<Locator> => {
  const section = page.locator(`#${id}`);
  await section.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return section;
};

for (const [id, what, items, count] of COUNTS) {
  test(`the home page has ${count} ${what}`, async ({ page }) => {
    await page.goto("/");
    await expect(items(await approach(page, id))).toHaveCount(count);
  });
}

test("the home page has 8 testimonials", async ({ page }) => {
  await page.goto("/");
  const carousel = (await approach(page, "testimonials")).locator("[aria-roledescription=carousel]");
  const names = new Set<string | null>();
  // Slides out of view are in the document too, some of them as copies that make the loop.
  await expect
    .poll(async () => {
      for (const name of await carousel.locator("img").evaluateAll((all) => all.map((one) => one.getAttribute("src"))))
        names.add(name);
      return names.size;
    })
    .toBe(8);
});

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

for (const slug of slugs) {
  test(`${slug} has what the specification asks of it`, async ({ page }) => {
    await page.goto(`/services/${slug}/`);
    const lists = FULL_PAGES[slug] ?? [];
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    const places = lists.map(({ heading }) => headings.indexOf(heading));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const { heading, entries } of lists) {
      const items = page.getByRole("region", { name: heading, exact: true }).getByRole("heading", { level: 3 });
      if (typeof entries === "number") await expect(items).toHaveCount(entries);
      else await expect(items).toHaveText([...entries]);
    }
    const overview = page.locator("#overview");
    await expect(overview).toHaveCount(lists.length > 0 ? 0 : 1);
    if (lists.length === 0) expect((await overview.innerText()).split(/\s+/).length).toBeGreaterThan(80);
    await expect(page.locator("#proof dt")).toHaveText(["years", "campaigns", "client retention", "web projects"]);
    await expect(page.locator("#proof dd")).toHaveText(["10+", "10,000+", "95%", "900+"]);
    await expect(page.locator("#process").getByRole("heading", { level: 3 })).toHaveText(PROCESS);
    const related = page.locator("#related").getByRole("link");
    await expect(related).toHaveCount(3);
    for (const link of await related.all()) {
      await expect(link).toHaveAttribute("href", /^\/services\/[a-z-]+\/$/);
      await expect(link).not.toHaveAttribute("href", `/services/${slug}/`);
    }
  });
}

test("two services have the browser titles and the typed phrases of the specification", async ({ page }) => {
  for (const [slug, title, phrases] of [
    [
      "graphic-designing",
      "Transform Your Ideas With The Best Graphic Design Agency in Delhi",
      ["Connects", "Communicates", "Converts"],
    ],
    [
      "video-shoot",
      "Social Media Optimization Services in Delhi",
      ["tell your story", "make people watch", "drive real engagement", "speak without words"],
    ],
  ] as const) {
    await page.goto(`/services/${slug}/`);
    await expect(page).toHaveTitle(title);
    expect(content.services.find((service) => service.slug === slug)?.hero.phrases).toEqual(phrases);
  }
});

test("every service has a title of its own", () => {
  expect(new Set(content.services.map(({ seo }) => seo.title)).size).toBe(slugs.length);
});

test("/about shows values, figures and the way to the team", async ({ page }) => {
  await page.goto("/about/");
  await expect(page.locator("#values").getByRole("heading", { level: 3 })).toHaveCount(4);
  await expect(page.locator("#statistics").getByTestId("stat-value")).toHaveText(["70", "223", "8", "6", "5", "10"]);
  await expect(page.getByRole("main").getByRole("link", { name: "Meet the team" })).toHaveAttribute("href", "/team/");
});

for (const path of ["/privacy-policy/", "/terms-of-use/"]) {
  test(`${path} was last modified on April 19, 2025`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText("Last modified April 19, 2025")).toBeVisible();
    await expect(page.getByRole("main").locator("time")).toHaveAttribute("datetime", "2025-04-19");
    expect(await page.getByRole("navigation", { name: "Contents" }).getByRole("link").count()).toBeGreaterThan(5);
  });
}

test("the header has the specification's navigation and profiles", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  for (const [name, href] of [
    ["Services", "/services/"],
    ["Our Works", "/our-works/"],
    ["About", "/about/"],
    ["Blogs", "/blogs/"],
    ["Clients", "/clients/"],
    ["Contact Us", "/contact/"],
  ] as const) {
    await expect(navigation.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  for (const name of ["Facebook", "Instagram", "YouTube", "X", "LinkedIn", "Pinterest"]) {
    await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toHaveAttribute("target", "_blank");
  }
});

test("the menu of small screens has the specification's links", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/team/");
  const button = page.getByRole("button", { name: "Open menu" });
  await hydrated(button);
  await button.click();
  for (const name of ["Services", "Our Works", "About", "Blog", "Clients", "Contact"]) {
    await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible();
  }
});

test("the footer has the specification's quick links, flags and year", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("© 2025");
  for (const country of ["United Arab Emirates", "New Zealand", "India", "Australia"]) {
    await expect(footer.getByRole("img", { name: country })).toHaveCount(1);
  }
  for (const [name, href] of [
    ["Careers", /^mailto:/],
    ["Blogs", "/blogs/"],
    ["FAQ", "/#faq"],
    ["T&C", "/terms-of-use/"],
    ["Privacy Policy", "/privacy-policy/"],
  ] as const) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});

test("the home page has the specification's words", async ({ page }) => {
  await page.goto("/");
  expect(content.home.hero.headline).toBe("We help businesses grow digitally!");
  expect(content.home.hero.phrases).toEqual([
    "Website & Mobile App Designing",
    "Social Media Marketing (SMM)",
    "Performance Marketing (Google & Meta Ads)",
    "Search Engine Optimization (SEO)",
    "Creatives Videos Graphics",
  ]);
  await expect(page.getByRole("region", { name: "We are Trendsetters, Innovative, Unique, Dynamic" })).toHaveCount(1);
  await expect(page.locator("#process").getByRole("heading", { level: 3 })).toHaveText(PROCESS);
  expect(content.method.map(({ title }) => title)).toEqual([
    "We Attend",
    "We Probe",
    "We Breakthrough",
    "We Present",
    "You Choose",
    "We Execute",
    "We Analyze and Optimize",
    "We Retain",
  ]);
  const testimonials = page.locator("#testimonials");
  await expect(testimonials.getByText("Rated 4.8/5")).toHaveCount(1);
  await expect(testimonials.getByRole("link", { name: "Want to grow your business" })).toHaveAttribute(
    "href",
    "/contact/",
  );
  await expect(page.getByRole("region", { name: "Our Trending Blogs" })).toHaveCount(1);
  const locations = page.getByRole("region", { name: "Our Locations" });
  await expect(locations.getByRole("heading", { level: 3 })).toHaveText([
    "Dubai",
    "Delhi, Lodhi Road",
    "Delhi, Okhla",
    "Melbourne",
    "Auckland",
  ]);
  for (let number = 1; number <= 9; number += 1) await expect(page.locator(`#solutions${number}`)).toHaveCount(1);
  for (let number = 1; number <= 5; number += 1) await expect(page.locator(`#solution${number}`)).toHaveCount(1);
  await expect(page.locator("#solution5").getByRole("link", { name: "Read More" })).toHaveAttribute(
    "href",
    "/services/website-design-development/",
  );
});

test("phone fields start with the Emirates, and refuse what is no number there", async ({ page }) => {
  await page.goto("/contact/");
  const form = page.getByRole("form", { name: "Contact us" });
  await expect(form.getByRole("combobox")).toHaveValue("AE");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
  // In Germany it would be one.
  const fields = { "Full Name": "Asha Rao", Email: "asha@example.com", Phone: "+0123456", Message: "Hello" };
  for (const [name, text] of Object.entries(fields)) await form.getByRole("textbox", { name, exact: true }).fill(text);
  await form.getByRole("button").click();
  await expect(form.getByText("Please enter a valid phone number.")).toBeVisible();
});

test("/Contact leads to the contact page in one step", async ({ request }) => {
  for (const address of ["/Contact", "/Contact/"]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.headers().location).toBe("/contact/");
  }
});

test("each image has the agency's four profiles", async ({ page }) => {
  await page.goto("/our-works/");
  const header = page.getByRole("banner");
  const address = (name: string) => header.getByRole("link", { name, exact: true }).first().getAttribute("href");
  const profiles = await Promise.all(["Instagram", "Facebook", "X", "LinkedIn"].map(address));
  for (const item of await page.locator("[data-type=cgi]").all()) {
    const hrefs = await item.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(profiles);
  }
});
