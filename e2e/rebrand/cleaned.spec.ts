import { readFileSync } from "node:fs";
import { scrollThrough, withoutPopup } from "../support/page";
import { expect, test } from "../support/test";

/** Pages with nothing to show after `npm run clean:sample`. */
const EMPTY = ["/our-works/", "/clients/", "/blog/", "/blogs/"];

const sitemap = readFileSync("public/sitemap-0.xml", "utf8");
const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the site is small, and search engines see no page without content", () => {
  expect(listed.length).toBeGreaterThan(15);
  for (const address of EMPTY) expect(listed).not.toContain(address);
});

test("no section is a heading over nothing, and each link leads to a page with content", async ({ page, request }) => {
  await withoutPopup(page);
  const linked = new Set<string>();
  for (const address of listed) {
    await page.goto(address);
    await scrollThrough(page);
    const hollow = await page.locator("main section").evaluateAll((sections) =>
      sections.flatMap((section) => {
        const rest = section.cloneNode(true);
        if (!(rest instanceof Element)) return [];
        for (const part of rest.querySelectorAll("h1, h2, :not(section) > h2 + p, .visually-hidden")) part.remove();
        const shows = rest.textContent.trim() !== "" || rest.querySelector("img, svg, video, input") !== null;
        return shows ? [] : [section.id];
      }),
    );
    expect.soft(hollow, address).toEqual([]);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((anchors) =>
        anchors.flatMap((anchor) => (anchor instanceof HTMLAnchorElement ? [anchor.pathname] : [])),
      );
    for (const link of links) linked.add(link);
  }
  expect([...linked].filter((link) => EMPTY.includes(link))).toEqual([]);
  for (const link of linked) expect.soft((await request.get(link)).status(), link).toBe(200);
});

test("an only office has its picture, and nothing covers the heading", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/");
  const section = page.locator("#locations");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    await expect(section.getByRole("listitem")).toHaveCount(1);
    await expect(section.locator("h2 + p")).toHaveText(/^One office in one country,/);
    const picture = await section.getByRole("img").boundingBox();
    const intro = await section.locator("h2 + p").boundingBox();
    const text = await section.getByRole("heading", { level: 3 }).boundingBox();
    expect(picture?.height).toBeGreaterThan(200);
    expect(text?.y).toBeGreaterThan((intro?.y ?? 0) + (intro?.height ?? 0));
  }
});
