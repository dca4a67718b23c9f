import { content } from "../support/content";
import { OLD_PATHS, ROUTES } from "../support/routes";
import { expect, test } from "../support/test";

/**
 * What the specification says of the shipped content. A new owner with content of their own changes this file; that the
 * pages show their content is looked at in every other one.
 */
const { home, site } = content;

/**
 * The service pages, in the order of the directory, with the number of entries in each of their lists: those of the
 * specification's paragraph "Service pages", and our own. Placeholders have none.
 */
const SERVICES: Readonly<Record<string, readonly number[]>> = {
  "search-engine-optimization": [4, 4, 6, 3],
  "social-media-marketing": [6, 7, 4],
  "performance-marketing": [6, 12, 6],
  "content-marketing": [3, 6, 4, 5],
  "website-design-development": [6, 5, 4],
  "email-marketing": [6, 3, 5],
  "social-media-optimization": [6, 8, 5],
  "graphic-designing": [4, 10, 4],
  "ai-cgi-marketing": [],
  "landing-page-optimization": [],
  "affiliate-marketing": [],
  "video-shoot": [6, 6, 5],
  "public-relations": [],
  "influencer-marketing": [],
  "online-reputation-management": [],
};

test("the routes are those of the route table, the blog's list that other pages link to, and case studies", () => {
  expect([...ROUTES].sort()).toEqual(
    [
      ...["/", "/services/", ...Object.keys(SERVICES).map((slug) => `/services/${slug}/`), "/our-works/"],
      ...["ecommerce-growth", "social-engagement", "lead-generation"].map((slug) => `/our-works/${slug}/`),
      ...["/about/", "/blogs/", "/blog/", "/team/", "/clients/", "/contact/", "/privacy-policy/", "/terms-of-use/"],
    ].sort(),
  );
});

test("on a phone, home is at most 13,000 px long, and every other page 10,000", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ROUTES) {
    await page.goto(route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, route).toBeLessThanOrEqual(route === "/" ? 13_000 : 10_000);
  }
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
  expect(content.redirects).toContainEqual({ from: "/Contact/", to: "/contact/" });
});

test("the portfolio has 13 images in their order, each with four profiles, 24 different reels and 2 websites", () => {
  const { images, reels, websites } = content;
  const five = Array.from({ length: 5 }, () => "cgi");
  const six = Array.from({ length: 6 }, () => "creative");
  expect(images.map(({ type }) => type)).toEqual(["creative", "ai", ...five, ...six]);
  for (const { socials } of images) expect(socials).toEqual(["instagram", "facebook", "twitter", "linkedin"]);
  expect(new Set(reels.map(({ link }) => link)).size).toBe(24);
  expect(websites).toHaveLength(2);
});

test("home has as many of each as the specification says, by the ids that it gives", () => {
  const { partners, solutions, homeServices, faq, testimonials, whyUs, clients, statistics } = content;
  expect([partners, faq, testimonials, whyUs].map((items) => items.length)).toEqual([8, 8, 8, 8]);
  const { caseStudies, values, process, method, offices } = content;
  expect([caseStudies, values, process, method, offices].map((items) => items.length)).toEqual([3, 4, 4, 8, 5]);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(70);
  expect(solutions.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, index) => `solutions${index + 1}`));
  expect(homeServices.map(({ id, page }) => [id, page])).toEqual([
    ["solution1", "/services/social-media-optimization/"],
    ["solution2", "/services/search-engine-optimization/"],
    ["solution3", "/services/performance-marketing/"],
    ["solution4", "/services/online-reputation-management/"],
    ["solution5", "/services/website-design-development/"],
  ]);
  expect(statistics.map(({ value }) => value)).toEqual([70, 223, 8, 6, 5, 10]);
});

test("home has the specification's words", () => {
  expect(home.hero).toMatchObject({
    headline: "We help businesses grow digitally!",
    phrases: [
      "Website & Mobile App Designing",
      "Social Media Marketing (SMM)",
      "Performance Marketing (Google & Meta Ads)",
      "Search Engine Optimization (SEO)",
      "Creatives Videos Graphics",
    ],
  });
  expect(home.caseStudies).toMatchObject({
    kicker: "Why",
    heading: "Let us be your 3rd Eye & 6th Sense and make your end results to be nothing but ROI spectacular.",
  });
  expect(home.about.words).toEqual(["Trendsetters", "Innovative", "Unique", "Dynamic"]);
  expect(home.testimonials).toMatchObject({ badge: "Rated 4.8/5", button: "Want to grow your business" });
  const headings = [home.clients, home.services, home.method, home.blog, home.locations].map(({ heading }) => heading);
  expect(headings).toEqual(["Our Clients", "Our Services", "Method to Madness", "Our Trending Blogs", "Our Locations"]);
});

test("header, footer, hours and claims are the specification's", () => {
  expect([...site.navigation, site.contact]).toEqual([
    { label: "Services", to: "/services/" },
    { label: "Our Works", to: "/our-works/" },
    { label: "About", to: "/about/" },
    { label: "Blogs", menu: "Blog", to: "/blogs/" },
    { label: "Clients", to: "/clients/" },
    { label: "Contact Us", menu: "Contact", to: "/contact/" },
  ]);
  const profiles = ["Facebook", "Instagram", "YouTube", "X", "LinkedIn", "Pinterest"];
  expect(site.socials.map(({ label }) => label)).toEqual(profiles);
  const countries = ["United Arab Emirates", "New Zealand", "India", "Australia"];
  expect(site.footer.flags.map(({ country }) => country)).toEqual(countries);
  expect(site.footer.copyright).toContain("© 2025");
  expect(site.footer.quickLinks).toEqual([
    { label: "Careers", to: "careers" },
    { label: "Blogs", to: "/blogs/" },
    { label: "FAQ", to: "/#faq" },
    { label: "T&C", to: "/terms-of-use/" },
    { label: "Privacy Policy", to: "/privacy-policy/" },
  ]);
  expect(site.footer.industries).toHaveLength(8);
  expect(site.hours.label).toBe("Monday to Saturday, 10:30am to 7:30pm");
  expect(site.country).toBe("AE");
  expect([site.founded, ...Object.values(site.claims)]).toEqual([
    ...[2015, "10+", "10,000+", "95%", "900+", "over 70", "₹5,000", "₹5 lakh", "within 24 hours"],
  ]);
  expect(content.legalPages.map(({ path, lastModified }) => [path, lastModified])).toEqual([
    ["/privacy-policy/", "2025-04-19"],
    ["/terms-of-use/", "2025-04-19"],
  ]);
});

test("each service has the lists that the specification asks of it, or the text of a placeholder", () => {
  expect(content.services.map(({ slug }) => slug)).toEqual(Object.keys(SERVICES));
  for (const { slug, sections, directory, shared, project, related } of content.services) {
    const lists = sections.flatMap((section) => ("items" in section ? [section.items.length] : []));
    expect(lists, slug).toEqual(SERVICES[slug]);
    if (lists.length === 0) expect(directory?.content.split(/\s+/).length, slug).toBeGreaterThan(80);
    // Those with steps of their own don't repeat everyone's.
    const hasSteps = sections.some(({ kind }) => kind === "steps");
    expect(shared, slug).toEqual(hasSteps ? ["proof"] : ["proof", "process"]);
    expect(content.pages.find(({ path }) => path === project)?.caseStudy, slug).toBeDefined();
    expect(related, slug).toHaveLength(3);
    expect(related, slug).not.toContain(slug);
  }
});

test("two services have the browser titles and the typed phrases of the specification", () => {
  const partsOf = (wanted: string) =>
    content.services.flatMap(({ slug, seo, hero }) => (slug === wanted ? [seo.title, ...hero.phrases] : []));
  expect(partsOf("graphic-designing")).toEqual([
    "Transform Your Ideas With The Best Graphic Design Agency in Delhi",
    ...["Connects", "Communicates", "Converts"],
  ]);
  expect(partsOf("video-shoot")).toEqual([
    "Social Media Optimization Services in Delhi",
    ...["tell your story", "make people watch", "drive real engagement", "speak without words"],
  ]);
});

test("/about shows values, figures and the way to the team", () => {
  const about = content.pages.find(({ path }) => path === "/about/");
  expect(about?.shared).toEqual(["values", "statistics", "team"]);
});
