import type { Locator, Page } from "@playwright/test";
import { content } from "../support/content";
import { drawn, hydrated, withoutPopup } from "../support/page";
import { expect as baseExpect, test } from "../support/test";
import { like, say } from "../support/words";

const GO_TO_SLIDE = like("carousel.goToSlide", { number: /\d+/ });
const PAUSE_FILM = say("motion.pause", { subject: say("motion.video") });
const PLAY_FILM = say("motion.play", { subject: say("motion.video") });

// A film is much work for a machine without a graphics card.
test.describe.configure({ timeout: 90_000 });
const expect = baseExpect.configure({ timeout: 20_000 });

const small = { width: 390, height: 844 };
const { caseStudies, clients, home, homeServices, solutions } = content;
/** Logos on the strip of wide windows, and on a page of that of small ones. */
const ON_WIDE = Math.min(clients.length, 30);
const ON_PAGE = Math.min(clients.length, 12);

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

/** Brings an element to the middle of the window at once, and so its island to life. */
const centre = async (target: Locator): Promise<void> => {
  await target.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
};
const opacity = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    // React has just put another one in its place.
    if (!element.isConnected) return 1;
    let product = 1;
    for (let at: Element | null = element; at; at = at.parentElement) product *= Number(getComputedStyle(at).opacity);
    return product;
  });
/** How large its entrance shows it, of its size: it's never invisible. */
const zoom = async (target: Locator): Promise<number> => {
  expect(await opacity(target)).toBe(1);
  return target.evaluate(
    (element: HTMLElement) => Math.round((element.getBoundingClientRect().width / element.offsetWidth) * 100) / 100,
  );
};
const isPlaying = (video: Locator): Promise<boolean> => video.evaluate((element: HTMLVideoElement) => !element.paused);
const films = (page: Page): string[] => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/videos/")) asked.push(pathname);
  });
  return asked;
};

test.describe("hero", () => {
  test.use({ films: true });

  test("its film loops, silent and slow, behind the headline, and can be stopped", async ({ page }) => {
    await page.goto("/");
    const hero = page.locator("#hero");
    const video = hero.locator("video");
    await expect.poll(() => isPlaying(video)).toBe(true);
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
    await expect.poll(() => isPlaying(video)).toBe(false);
    await hero.getByRole("button", { name: PLAY_FILM }).press("Enter");
    await expect.poll(() => isPlaying(video)).toBe(true);
  });

  test("its film is not asked for before the page has loaded", async ({ page }) => {
    const asked = films(page);
    const loaded = page.waitForEvent("load").then(() => asked.length);
    await page.goto("/");
    expect(await loaded).toBe(0);
    await expect.poll(() => asked).toContainEqual(expect.stringContaining("/videos/hero."));
  });

  test.describe("under reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("shows the poster and the first phrase, and fetches no film", async ({ page }) => {
      const asked = films(page);
      await page.goto("/", { waitUntil: "networkidle" });
      const hero = page.locator("#hero");
      await expect(hero.getByRole("img")).toBeVisible();
      await expect(hero.getByTestId("typewriter")).toHaveText(home.hero.phrases[0] ?? "");
      expect(asked).toEqual([]);
      await expect(page.getByRole("button", { name: PAUSE_FILM })).toBeHidden();
    });
  });
});

test.describe("clients", () => {
  for (const [width, columns] of [
    [1023, 5],
    [1024, 10],
  ] as const) {
    test(`the first logos are in ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const boxes = await Promise.all(
        (await page.locator("#clients").getByRole("img").all()).map(async (logo) =>
          (await logo.isVisible()) ? logo.boundingBox() : null,
        ),
      );
      const visible = boxes.filter((box) => box !== null);
      expect(visible).toHaveLength(ON_WIDE);
      const middles = new Set(visible.map((box) => Math.round((box.x + box.width / 2) / 20)));
      expect(middles.size).toBe(Math.min(ON_WIDE, columns));
    });
  }

  if (clients.length > ON_PAGE) {
    test("on small screens, the logos of the last page load when a visitor reaches them", async ({ page }) => {
      await page.setViewportSize(small);
      const sprites: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("more-clients")) sprites.push(request.url());
      });
      await page.goto("/");
      await hydrated(page);
      expect(sprites).toEqual([]);
      const section = page.locator("#clients");
      await centre(section);
      await expect(section.locator(".slick-active").getByRole("img")).toHaveCount(ON_PAGE);
      await section.getByRole("button", { name: GO_TO_SLIDE }).last().click();
      await drawn(section.locator(".slick-active").getByRole("img", { name: clients.at(-1)?.name ?? "", exact: true }));
    });
  }
});

test.describe("case studies", () => {
  test("are three columns that zoom in each time they are scrolled to", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/");
    const articles = page.locator("#case-studies").getByRole("article");
    await expect(articles).toHaveCount(caseStudies.length);
    const lefts = await articles.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(Math.min(caseStudies.length, 3));
    // Down to just above them first: what is on screen when its script arrives is left alone.
    await articles.first().evaluate((article) => {
      const { top } = article.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight - 100, behavior: "instant" });
    });
    await expect.poll(() => zoom(articles.first())).toBe(0.86);
    for (let time = 0; time < 2; time += 1) {
      await centre(articles.first());
      await expect.poll(() => zoom(articles.first())).toBe(1);
      await centre(page.locator("#hero"));
      await expect.poll(() => zoom(articles.first())).toBe(0.86);
    }
  });

  if (caseStudies.length > 1) {
    test("are a carousel with dots and without arrows on small screens, also after a resize", async ({ page }) => {
      await page.goto("/");
      const section = page.locator("#case-studies");
      await centre(section);
      await page.setViewportSize(small);
      await centre(section);
      const carousel = section.locator(`[aria-roledescription="${say("carousel.role")}"]`);
      await expect(carousel.getByRole("button", { name: GO_TO_SLIDE })).toHaveCount(caseStudies.length);
      await expect(carousel.getByRole("button", { name: /next|previous/i })).toHaveCount(0);
      await expect(carousel.getByRole("article")).toHaveCount(1);
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(carousel).toHaveCount(0);
      await expect(section.getByRole("article")).toHaveCount(caseStudies.length);
    });
  }
});

test("solutions show the one that the hash names on a small screen, and another when it changes", async ({ page }) => {
  await page.setViewportSize(small);
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

test.describe("services", () => {
  test.describe("with films", () => {
    test.use({ films: true });

    test("play their film only while it is in view", async ({ page }) => {
      const asked = films(page);
      await page.goto("/", { waitUntil: "load" });
      const articles = page.locator("#services").getByRole("article");
      await expect(articles).toHaveCount(homeServices.length);
      expect(asked.filter((film) => !film.includes("hero"))).toEqual([]);
      const video = page.locator(`#${homeServices[1]?.id} video`);
      await centre(video);
      await expect.poll(() => isPlaying(video)).toBe(true);
      await centre(page.locator("#hero"));
      await expect.poll(() => isPlaying(video)).toBe(false);
    });
  });

  test("fade in where they come into view", async ({ page }) => {
    await page.goto("/");
    await centre(page.locator(`#${solutions.at(-2)?.id}`));
    const last = page.locator(`#${homeServices.at(-1)?.id}`);
    await expect.poll(() => opacity(last)).toBe(0);
    await centre(last);
    await expect.poll(() => opacity(last)).toBe(1);
  });
});
