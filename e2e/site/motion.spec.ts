import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, quiet, scrollThrough, withoutPopup } from "../support/page";
import { PATHS, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";
import { like, say } from "../support/words";

const { home, testimonials } = content;
const PAUSE_ALL = say("header.pauseMotion");
const PLAY_ALL = say("header.playMotion");
/** One whose picture moves. */
const MOVING = content.services.find(({ film }) => film);
const PLAY_FILM = say("motion.play", { subject: say("motion.video") });

test.beforeEach(({ page }) => withoutPopup(page));

const strip = (page: Page) => page.getByRole("banner");
const playing = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll("video")].filter(({ paused }) => !paused).length);

test.describe("the button that pauses all motion", () => {
  test("holds films, lines, words and carousels, on the next page too, until it plays them again", async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => playing(page), { timeout: 60_000 }).toBe(1);
    await strip(page).getByRole("button", { name: PAUSE_ALL }).click();
    const button = strip(page).getByRole("button", { name: PLAY_ALL });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => playing(page)).toBe(0);
    await expect(page.locator("#hero").getByRole("button", { name: PLAY_FILM })).toBeVisible();

    await scrollThrough(page);
    expect(await playing(page)).toBe(0);
    const moving = () =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll(
            "[data-testid=typewriter], [data-testid=rotating-word], button[aria-current=true]",
          ),
        ]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getAttribute("aria-label") ?? element.textContent)
          .join(),
      );
    await quiet(page);
    const before = await moving();
    await page.waitForTimeout(4000);
    expect(await moving()).toBe(before);

    await page.goto(SERVICE.path);
    expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe("paused");
    await hydrated(page);
    const line = page.getByTestId("typewriter");
    const still = await line.textContent();
    await page.waitForTimeout(4000);
    await expect(line).toHaveText(still ?? "");

    await button.click();
    await expect(strip(page).getByRole("button", { name: PAUSE_ALL })).toHaveAttribute("aria-pressed", "false");
    await expect(line).not.toHaveText(still ?? "");
  });
});

test("a service's picture moves once, and again under the pointer", async ({ page }) => {
  test.skip(!MOVING, "no service has a film");
  await page.goto(MOVING?.path ?? "");
  const film = page.getByRole("main").locator("video");
  const hasEnded = () => film.evaluate((video: HTMLVideoElement) => video.ended);
  await expect.poll(hasEnded, { timeout: 60_000 }).toBe(true);
  await film.hover();
  await expect.poll(hasEnded).toBe(false);
});

test("under reduced motion nothing moves, no film comes, and no button offers to stop anything", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/videos/")) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await scrollThrough(page);
  // Words and slides move in view only.
  await page.locator("#about").scrollIntoViewIfNeeded();
  await page.clock.runFor(3500);
  await expect(page.getByTestId("rotating-word")).toHaveText(home.about.words[0] ?? "");
  const reviews = page.locator("#testimonials");
  await reviews.scrollIntoViewIfNeeded();
  await page.clock.runFor(4000);
  // A list where all of them fit.
  const dots = reviews.locator("button[aria-current=true]");
  await expect(dots).toHaveCount(testimonials.length > 3 ? 1 : 0);
  for (const dot of await dots.all()) await expect(dot).toHaveAccessibleName(say("carousel.goToSlide", { number: 1 }));
  await expect(page.getByRole("button", { name: PAUSE_ALL })).toHaveCount(0);
  await expect(page.getByRole("button", { name: like("motion.pause", { subject: /.+/ }) })).toHaveCount(0);
  await page.goto((MOVING ?? SERVICE).path);
  await hydrated(page);
  await page.clock.runFor(4000);
  expect(films).toEqual([]);
});

test.describe("at every width", () => {
  test.use({ films: false });

  test("the button is beside the one for colours", async ({ page }) => {
    await page.goto("/");
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const pause = await strip(page).getByRole("button", { name: PAUSE_ALL }).boundingBox();
      const colors = await strip(page)
        .getByRole("button", { name: say("header.useDark") })
        .boundingBox();
      expect(pause).toMatchObject({ width: 44, height: 44, y: colors?.y });
      expect((pause?.x ?? 0) + 44).toBe(colors?.x);
    }
  });

  for (const address of ["/", SERVICE.path]) {
    test(`the contact tool covers no pause button of ${address}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 800 });
      await page.goto(address);
      await scrollThrough(page);
      const covered = await page
        .getByRole("main")
        .getByRole("button", { name: like("motion.pause", { subject: /.+/ }) })
        .evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            button.scrollIntoView({ block: "center", behavior: "instant" });
            const { left, right, top, bottom } = button.getBoundingClientRect();
            const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return button.contains(found) ? [] : [button.getAttribute("aria-label")];
          }),
        );
      expect(covered).toEqual([]);
    });
  }

  test("the contact tool makes way for what has the focus", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 800 });
    await page.goto(PATHS.works);
    await hydrated(page);
    const tool = page.getByRole("complementary").getByRole("link").first();
    const opacity = () => tool.evaluate((link) => getComputedStyle(link.closest("[data-scheme]") ?? link).opacity);
    expect(await opacity()).toBe("1");
    await page.getByRole("main").getByRole("link").first().focus();
    await page.keyboard.press("Tab");
    await expect.poll(opacity).toBe("0");
    await page.keyboard.press("Shift+Tab");
    await tool.focus();
    await expect.poll(opacity).toBe("1");
  });

  test("under reduced motion and without JavaScript, all phrases are listed, without a caret", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    for (const shown of [page, await context.newPage()]) {
      await shown.goto("/");
      const line = shown.locator("#hero").getByTestId("typewriter");
      await expect(line).toHaveText(home.hero.phrases[0] ?? "");
      const phrases = await line.evaluate((element) =>
        [...(element.parentElement?.children ?? [])]
          .filter((phrase) => phrase.checkVisibility({ visibilityProperty: true }))
          .map((phrase) => [phrase.textContent, phrase.getBoundingClientRect().top] as const)
          .sort(([, a], [, b]) => a - b)
          .map(([text]) => text),
      );
      expect(phrases).toEqual(home.hero.phrases);
      const caret = await line.evaluate((element) => getComputedStyle(element, "::after").content);
      expect(caret).toBe("none");
    }
    await context.close();
  });
});
