import { readFileSync } from "node:fs";
import path from "node:path";
import { follow, tasksIn } from "../../gatsby/testing/guide";
import { BUILD_TIMEOUT, ChangedSite, PLAIN_PICTURE } from "../support/changed-site";
import { drawn, withoutPopup } from "../support/page";
import { expect, test as base } from "../support/test";

/** What a maintainer gets who follows the editor's guide (data/README.md) to the letter: all ten changes, built once. */
const TASKS = tasksIn(readFileSync("data/README.md", "utf8"), "Ten common changes");

/** The files that the guide asks the maintainer to save. */
const fileFor = (name: string): Buffer => {
  if (name.endsWith(".svg")) return readFileSync("data/images/clients/foldwick.svg");
  if (name.endsWith(".webp")) return PLAIN_PICTURE;
  return readFileSync(`static/videos/online-reputation-management${path.basename(name).replace(/^[^.]+/, "")}`);
};

const test = base.extend<object, { site: string }>({
  site: [
    // Playwright reads the names of what a fixture builds on from a pattern, and wants one where there is nothing too.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await ChangedSite.copy();
      for (const task of TASKS) follow(task, site.dataDir, fileFor);
      await site.build({});
      await use(await site.serve());
      await site.dispose();
    },
    { scope: "worker", timeout: BUILD_TIMEOUT },
  ],
  baseURL: async ({ site }, use) => {
    await use(site);
  },
});

// In one worker, which builds once.
test.describe.configure({ mode: "serial" });
test.beforeEach(({ page }) => withoutPopup(page));

test("a client is on the clients page, with its logo", async ({ page }) => {
  await page.goto("/clients/");
  const card = page.getByRole("main").getByRole("group", { name: "Fig & Co" });
  await card.scrollIntoViewIfNeeded();
  await drawn(card.getByRole("img", { name: "Fig & Co" }));
});

test("the phone number is the new one on every page", async ({ page, request }) => {
  for (const address of ["/", "/contact/", "/services/podcasts/", "/privacy-policy/"]) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain("tel:+911155500199");
    expect(html, address).not.toContain("+911155500136");
  }
  await page.goto("/");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /\+91 11 5550 0199/ })).toBeVisible();
});

test("a post has its page, and is in the list", async ({ page }) => {
  await page.goto("/blog/");
  await page.getByRole("link", { name: /A title that says what the reader gets/ }).click();
  await page.waitForURL("**/blog/a-title-that-says/");
  await expect(page.getByText("Second paragraph.")).toBeVisible();
});

test("a testimonial, an office and a film are on the home page", async ({ page }) => {
  await page.goto("/");
  const film = page.locator("video").first();
  await expect(film.locator("source").first()).toHaveAttribute("src", "/videos/welcome.av1.mp4");
  const office = page.getByRole("heading", { level: 3, name: "Muscat" });
  await office.scrollIntoViewIfNeeded();
  await expect(office).toBeVisible();
  await expect(page.getByRole("main").getByText("Rhea Salt").first()).toBeAttached();
  await expect(page.getByText(/six offices/i).first()).toBeAttached();
  await expect(page.getByRole("contentinfo").getByRole("img", { name: "Oman" })).toBeVisible();
});

test("a portfolio picture and a reel are among the works", async ({ page }) => {
  await page.goto("/our-works/");
  await expect(page.getByRole("main").getByRole("heading", { name: "Fig Season", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Fig season: one take, no words" })).toBeAttached();
});

test("a service has its page, its place in the list and its address in the sitemap", async ({ page, request }) => {
  await page.goto("/services/");
  await page.getByRole("main").getByRole("link", { name: "Explore Podcasts" }).click();
  await page.waitForURL("**/services/podcasts/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Be heard on the way to work/);
  await expect(page).toHaveTitle(/^Podcast Production in /);
  expect(await (await request.get("/sitemap-0.xml")).text()).toContain("/services/podcasts/");
});

test("a placeholder is a full page", async ({ page }) => {
  await page.goto("/services/public-relations/");
  await expect(page.getByRole("region", { name: "Two formats we make" }).getByText("Tours")).toBeVisible();
  await expect(page.getByRole("region", { name: "Have a story?" }).getByRole("link")).toHaveAttribute(
    "href",
    "/contact/",
  );
  await expect(page.locator("#overview")).toHaveCount(0);
});
