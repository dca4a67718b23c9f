import type { Locator, Page } from "@playwright/test";
import { hydrated, withoutPopup } from "./support/page";
import { expect as baseExpect, test } from "./support/test";

/**
 * What the specification says of the shipped content, in numbers. A new owner with content of their own changes this
 * file; every other test goes by what it finds on the pages.
 */
const expect = baseExpect.configure({ timeout: 15_000 });

test.describe.configure({ timeout: 60_000 });
test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

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

test("the images stand in the specification's order, and the reels lead to 24 different addresses", async ({
  page,
}) => {
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
