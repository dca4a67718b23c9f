import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, recordShifts, scrollThrough, withoutPopup } from "../support/page";
import { expect, test } from "../support/test";
import { like, say } from "../support/words";

const SMALL = { width: 390, height: 844 };
const PAUSE_FILM = say("motion.pause", { subject: say("motion.video") });
const PLAY_FILM = say("motion.play", { subject: say("motion.video") });

const { caseStudies, clients, site, solutions, values } = content;
/** Logos on the strip of wide windows. */
const LOGOS = Math.min(clients.length, 30);

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

/** Brings a section to the top of the window at once, and so its island to life. */
const show = (section: Locator): Promise<void> =>
  section.evaluate((element) => {
    element.scrollIntoView({ block: "start", behavior: "instant" });
  });

/** Opens the home page at a section, whose script has run when this is done. */
const open = async (page: Page, id: string): Promise<Locator> => {
  await page.goto("/");
  const section = page.locator(`#${id}`);
  await show(section);
  await hydrated(section);
  return section;
};

test.describe("the hero's film", () => {
  test.use({ films: true });

  test("comes once the page has loaded, loops, silent and slow, and can be stopped", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/videos/")) asked.push(request.url());
    });
    const loaded = page.waitForEvent("load").then(() => asked.length);
    await page.goto("/");
    expect(await loaded).toBe(0);
    const hero = page.locator("#hero");
    const video = hero.locator("video");
    const isPlaying = () => video.evaluate((element: HTMLVideoElement) => !element.paused);
    await expect.poll(isPlaying).toBe(true);
    expect(
      await video.evaluate((element: HTMLVideoElement) => ({
        rate: element.playbackRate,
        muted: element.muted,
        loops: element.loop,
        inline: element.playsInline,
        poster: element.poster !== "",
      })),
    ).toEqual({ rate: 0.8, muted: true, loops: true, inline: true, poster: true });
    await hero.getByRole("button", { name: PAUSE_FILM }).click();
    await expect.poll(isPlaying).toBe(false);
    await hero.getByRole("button", { name: PLAY_FILM }).press("Enter");
    await expect.poll(isPlaying).toBe(true);
  });
});

test("the clients' first logos are in five columns, and in ten from 1024 px", async ({ page }) => {
  await page.goto("/");
  const logos = page.locator("#clients").getByRole("img").and(page.locator(":visible"));
  const middles = () =>
    logos.evaluateAll((all) =>
      all.map((logo) => {
        const { left, width } = logo.getBoundingClientRect();
        return Math.round((left + width / 2) / 20);
      }),
    );
  for (const [width, columns] of [
    [1023, 5],
    [1024, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(logos).toHaveCount(LOGOS);
    await expect.poll(async () => new Set(await middles()).size).toBe(Math.min(LOGOS, columns));
  }
});

test("case studies are three columns, and from a resize on a carousel with dots and without arrows", async ({
  page,
}) => {
  test.skip(caseStudies.length < 2, "there is nothing to turn to");
  await page.setViewportSize({ width: 768, height: 1024 });
  const section = await open(page, "case-studies");
  const articles = section.getByRole("article");
  const carousel = section.locator(`[aria-roledescription="${say("carousel.role")}"]`);
  const lefts = () => articles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
  // The styles below the first view come a little later than its HTML.
  await expect.poll(async () => new Set(await lefts()).size).toBe(Math.min(caseStudies.length, 3));
  await page.setViewportSize(SMALL);
  await show(section);
  const dots = carousel.getByRole("button", { name: like("carousel.goToSlide", { number: /\d+/ }) });
  await expect(dots).toHaveCount(caseStudies.length);
  await expect(carousel.getByRole("button", { name: /next|previous/i })).toHaveCount(0);
  await expect(carousel.getByRole("article")).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(carousel).toHaveCount(0);
  await expect(articles).toHaveCount(caseStudies.length);
});

test("solutions show the one that the hash names on a small screen, and another when it changes", async ({ page }) => {
  await page.setViewportSize(SMALL);
  const [, second] = solutions;
  const last = solutions.at(-1);
  await page.goto(`/#${second?.id}`);
  await expect(page.locator(`#${second?.id}`)).toBeInViewport();
  await page.evaluate((id) => {
    location.hash = id;
  }, last?.id ?? "");
  await expect(page.locator(`#${last?.id}`)).toBeVisible();
  await expect(page.locator(`#${second?.id}`)).toBeHidden();
});

test("the eye at the end closes as the footer comes, and is open under reduced motion", async ({ page }) => {
  test.skip(site.closing.heading === "", "the pages end without a large line");
  await page.goto("/");
  const mark = page.getByRole("region", { name: say("closing.label") }).locator("h2 + div svg");
  const squeezed = () =>
    mark
      .locator("circle")
      .first()
      .evaluate((ring) => getComputedStyle(ring).transform);
  await expect.poll(squeezed).toBe("matrix(1, 0, 0, 1, 0, 0)");
  await page
    .getByRole("contentinfo")
    .evaluate((footer) => footer.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect.poll(squeezed).toBe("matrix(1, 0, 0, 0.5, 0, 0)");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(squeezed).toBe("none");
});

test("the numbers are seen through the hero's eye, which opens by scroll, and below it under reduced motion", async ({
  page,
}) => {
  test.skip(!content.home.hero.eye, "the film has no eye");
  await page.goto("/");
  const hero = page.locator("#hero");
  const button = hero.getByRole("link").first();
  /** Whether the numbers are in front of the main button. */
  const isCovered = () =>
    button.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  const numbers = page.locator("div[data-scheme]:has(#statistics)");
  const shape = () => numbers.evaluate((element) => getComputedStyle(element).clipPath);
  await expect.poll(shape).toMatch(/^circle\(0/);
  expect(await isCovered()).toBe(false);

  await page.evaluate(() => window.scrollTo({ top: 44 + 0.36 * innerHeight, behavior: "instant" }));
  await expect.poll(isCovered).toBe(true);
  expect((await hero.boundingBox())?.y).toBeGreaterThanOrEqual(0);

  await test.step("the button is seen when it gets the focus", async () => {
    await page.keyboard.press("Shift+Tab");
    await button.focus();
    await expect.poll(isCovered).toBe(false);
  });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(shape).toBe("none");
});

test("the pictures of the process open as they come into view, and are open under reduced motion", async ({ page }) => {
  const picture = page.locator("#process img").first();
  const shape = () => picture.evaluate((image) => getComputedStyle(image).clipPath);
  await page.goto("/");
  test.skip((await picture.count()) === 0, "the steps have no pictures");
  const showFirst = (pixels: number) =>
    picture.evaluate((image, shown) => {
      window.scrollBy({ top: image.getBoundingClientRect().top - innerHeight + shown, behavior: "instant" });
    }, pixels);
  for (const [pixels, opening] of [
    [40, /^inset\(14%/],
    [500, /^inset\(0/],
  ] as const) {
    await expect
      .poll(async () => {
        // Again, if something above it has moved it.
        await showFirst(pixels);
        return shape();
      })
      .toMatch(opening);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(shape).toBe("none");
});

test("the values are in two columns from 768 px, and one card at a time on small screens, around both ends", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  const about = await open(page, "about");
  const next = about.getByRole("button", { name: say("home.nextValue") });
  const cards = about.getByRole("listitem");
  await expect(cards).toHaveCount(values.length);
  const lefts = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
  await expect(next).toBeHidden();

  await page.setViewportSize(SMALL);
  const shown = about.getByRole("heading", { level: 3 });
  await expect(shown).toHaveText(values[0]?.title ?? "");
  // In the section, because a click scrolls the page where it must.
  const place = () => next.evaluate((element: HTMLElement) => element.offsetTop);
  const before = await place();
  await about.getByRole("button", { name: say("home.previousValue") }).click();
  await expect(shown).toHaveText(values.at(-1)?.title ?? "");
  await next.click();
  await expect(shown).toHaveText(values[0]?.title ?? "");
  await page.waitForTimeout(400);
  expect(await place()).toBe(before);
});

test("a press on a question that comes before its script is not lost", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.locator("#faq button").first();
  await button.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    element.click();
  });
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

for (const size of [SMALL, { width: 1440, height: 900 }]) {
  test(`nothing is pushed about by late fonts, or while one reads down the page at ${size.width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.route("**/*.woff2", async (route) => {
      await setTimeout(1500);
      await route.continue();
    });
    const shifts = await recordShifts(page);
    await page.goto("/");
    await hydrated(page);
    await scrollThrough(page);
    await page.waitForTimeout(500);
    expect(await shifts()).toEqual([]);
  });
}
