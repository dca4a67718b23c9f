import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { content } from "../support/content";
import { scrollThrough, withoutPopup } from "../support/page";
import { axeViolations } from "../support/readable";
import { expect, test } from "../support/test";
import { say } from "../support/words";

/** Pages with nothing to show after `npm run clean:sample`, and what they say. */
const EMPTY = [
  ["/our-works/", say("works.none")],
  ["/clients/", say("clients.none")],
  ["/blog/", say("posts.none")],
  ["/blogs/", say("posts.none")],
] as const;

const sitemap = readFileSync("public/sitemap-0.xml", "utf8");
const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the site is small, and search engines see no page without content", () => {
  expect(listed.length).toBeGreaterThan(15);
  for (const [address] of EMPTY) expect(listed).not.toContain(address);
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
  expect([...linked].filter((link) => EMPTY.some(([address]) => address === link))).toEqual([]);
  for (const link of linked) expect.soft((await request.get(link)).status(), link).toBe(200);
});

for (const [address, words] of EMPTY) {
  test(`${address} says that there's nothing yet, and where to go instead`, async ({ page }) => {
    await withoutPopup(page);
    await page.goto(address);
    const main = page.getByRole("main");
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole("link", { name: content.site.contact.label }).last()).toBeVisible();
  });
}

for (const address of ["/", "/our-works/", "/clients/", "/blogs/", "/team/"]) {
  test(`${address} is accessible without the sample`, async ({ page }) => {
    await withoutPopup(page);
    await page.goto(address);
    await scrollThrough(page);
    expect(await axeViolations(new AxeBuilder({ page }))).toEqual([]);
  });
}
