import { content } from "../support/content";
import { OLD_PATHS, ROUTES, SERVICES as FOUND } from "../support/routes";
import { expect, test } from "../support/test";

/**
 * What the specification says of the shipped content. A new owner with content of their own changes this file; that the
 * pages show their content is looked at in every other one.
 */
const { home, site } = content;

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
const slugs = Object.keys(SERVICES);

const titlesOf = (items: readonly { readonly title: string }[]): string[] => items.map(({ title }) => title);

test("the routes are those of the route table, the blog's list that other pages link to, and case studies", () => {
  expect([...ROUTES].sort()).toEqual(
    [
      ...["/", "/services/", ...slugs.map((slug) => `/services/${slug}/`), "/our-works/"],
      ...["ecommerce-growth", "social-engagement", "lead-generation"].map((slug) => `/our-works/${slug}/`),
      ...["/about/", "/blogs/", "/blog/", "/team/", "/clients/", "/contact/", "/privacy-policy/", "/terms-of-use/"],
    ].sort(),
  );
  expect(Object.entries(FOUND)).toEqual(Object.entries(SERVICES));
  expect(new Set(content.services.map(({ seo }) => seo.title)).size).toBe(slugs.length);
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

test("home has as many of each as the specification says, by the names that it gives", () => {
  const { partners, solutions, homeServices, faq, testimonials, whyUs, clients, statistics } = content;
  expect([partners, faq, testimonials, whyUs].map((items) => items.length)).toEqual([8, 8, 8, 8]);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(70);
  expect(solutions.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, index) => `solutions${index + 1}`));
  expect(homeServices.map(({ id, page }) => [id, page])).toEqual([
    ["solution1", "/services/social-media-optimization/"],
    ["solution2", "/services/search-engine-optimization/"],
    ["solution3", "/services/performance-marketing/"],
    ["solution4", "/services/online-reputation-management/"],
    ["solution5", "/services/website-design-development/"],
  ]);
  expect(statistics.map(({ value, label }) => `${value} ${label}`)).toEqual([
    "70 digital marketers",
    "223 global clients",
    "8 years of experience",
    "6 in-house AI products",
    "5 worldwide offices",
    "10 awards",
  ]);
  expect(solutions.map(({ name }) => name)).toEqual([
    "Lead Management System",
    "Impactful Awareness Campaigns",
    "Influencer Marketing",
    "Live Coverage",
    "Public Relations",
    "Video Shoots",
    "Branded Content",
    "Creative Innovations",
    "Affiliate Marketing",
  ]);
  expect(titlesOf(content.caseStudies)).toEqual([
    "Driving 75% Growth in E-commerce",
    "Social Media Engagement Growth",
    "Scaling Lead Generation by 60%",
  ]);
  expect(titlesOf(content.values)).toEqual([
    "Innovation and passion",
    "Communication",
    "Higher return on investment",
    "One-stop shop",
  ]);
  expect(titlesOf(content.process)).toEqual(["Let's Talk", "Game Plan", "Go Live", "Refine & Scale"]);
  expect(titlesOf(content.method)).toEqual([
    "We Attend",
    "We Probe",
    "We Breakthrough",
    "We Present",
    "You Choose",
    "We Execute",
    "We Analyze and Optimize",
    "We Retain",
  ]);
  expect(content.offices.map(({ city, district = "", label }) => [city, district, label])).toEqual([
    ["Dubai", "", "Head office"],
    ["Delhi", "Lodhi Road", "Headquarters in India"],
    ["Delhi", "Okhla", "Studio"],
    ["Melbourne", "", "Australia office"],
    ["Auckland", "", "New Zealand office"],
  ]);
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
  expect(site.footer.industries).toEqual([
    "Real Estate Industry",
    "Beauty",
    "Education",
    "Finance/Lending",
    "Healthcare",
    "Manufacturer",
    "Events",
    "Astrology",
  ]);
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

/** A section by its heading, and the names of its entries; a number where the specification gives only that. */
interface List {
  readonly heading: string;
  readonly entries: readonly string[] | number;
}

/** What the specification's paragraph "Service pages" asks of each full page, in its order. */
const FULL_PAGES: Readonly<Record<string, readonly List[]>> = {
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

for (const { slug, name, sections, directory, shared, related } of content.services) {
  test(`${name} has what the specification asks of it`, () => {
    const lists = FULL_PAGES[slug] ?? [];
    const found = sections.filter(({ heading }) => lists.some((list) => list.heading === heading));
    expect(found.map(({ heading }) => heading)).toEqual(lists.map(({ heading }) => heading));
    for (const [index, { entries }] of lists.entries()) {
      const section = found[index];
      const items = section && "items" in section ? section.items : [];
      if (typeof entries === "number") expect(items).toHaveLength(entries);
      else expect(items).toMatchObject(entries.map((title) => ({ title })));
    }
    if (lists.length === 0) {
      expect(sections).toEqual([]);
      expect(directory?.content.split(/\s+/).length).toBeGreaterThan(80);
    }
    expect(shared).toEqual(expect.arrayContaining(["proof", "process"]));
    expect(related.filter((other) => other !== slug)).toHaveLength(3);
  });
}

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
