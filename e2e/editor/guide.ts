import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { follow, tasksIn } from "../../gatsby/testing/guide";
import { PLAIN_PICTURE } from "../support/changed-site";
import { drawn, withoutPopup } from "../support/page";

const TASKS = tasksIn(readFileSync("data/README.md", "utf8"), "Ten common changes");

/** The files that the guide asks the maintainer to save. */
const fileFor = (name: string): Buffer => {
  if (name.endsWith(".svg")) return readFileSync("data/images/clients/foldwick.svg");
  if (name.endsWith(".webp")) return PLAIN_PICTURE;
  return readFileSync(`static/videos/online-reputation-management${path.basename(name).replace(/^[^.]+/, "")}`);
};

/** Makes the ten changes of the editor's guide (data/README.md) to the letter, as with a text editor. */
export const followGuide = (dataDir: string): void => {
  for (const task of TASKS) follow(task, dataDir, fileFor);
};

/**
 * Looks for each of the ten changes on the built pages.
 *
 * @param address returns where they are served
 */
export const testGuide = (address: () => string): void => {
  test.beforeEach(({ page }) => withoutPopup(page));

  test("a client is on the clients page, with its logo", async ({ page }) => {
    await page.goto(`${address()}/clients/`);
    const card = page.getByRole("main").getByRole("group", { name: "Fig & Co" });
    await card.scrollIntoViewIfNeeded();
    await drawn(card.getByRole("img", { name: "Fig & Co" }));
  });

  test("the phone number is the new one on every page", async ({ page, request }) => {
    for (const route of ["/", "/contact/", "/services/podcasts/", "/privacy-policy/"]) {
      const html = await (await request.get(address() + route)).text();
      expect(html, route).toContain("tel:+911155500199");
      expect(html, route).not.toContain("+911155500136");
    }
    await page.goto(`${address()}/`);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: /\+91 11 5550 0199/ })).toBeVisible();
  });

  test("a post has its page, and is in the list", async ({ page }) => {
    await page.goto(`${address()}/blog/`);
    await page.getByRole("link", { name: /A title that says what the reader gets/ }).click();
    await page.waitForURL("**/blog/a-title-that-says/");
    await expect(page.getByText("Second paragraph.")).toBeVisible();
  });

  test("a testimonial, an office and a film are on the home page", async ({ page }) => {
    await page.goto(`${address()}/`);
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
    await page.goto(`${address()}/our-works/`);
    await expect(page.getByRole("main").getByRole("heading", { name: "Fig Season", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Fig season: one take, no words" })).toBeAttached();
  });

  test("a service has its page, its place in the list and its address in the sitemap", async ({ page, request }) => {
    await page.goto(`${address()}/services/`);
    await page.getByRole("main").getByRole("link", { name: "Explore Podcasts" }).click();
    await page.waitForURL("**/services/podcasts/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Be heard on the way to work/);
    await expect(page).toHaveTitle(/^Podcast Production in /);
    expect(await (await request.get(`${address()}/sitemap-0.xml`)).text()).toContain("/services/podcasts/");
  });

  test("a placeholder is a full page", async ({ page }) => {
    await page.goto(`${address()}/services/affiliate-marketing/`);
    await expect(page.getByRole("region", { name: "Two formats we make" }).getByText("Tours")).toBeVisible();
    await expect(page.getByRole("region", { name: "Have a story?" }).getByRole("link")).toHaveAttribute(
      "href",
      "/contact/",
    );
    await expect(page.locator("#overview")).toHaveCount(0);
  });
};
