import type { Locator, Page } from "@playwright/test";
import { content, middleOf } from "../support/content";
import { drawn, hydrated, withoutPopup } from "../support/page";
import { expect as baseExpect, test } from "../support/test";
import { like, say } from "../support/words";

const GO_TO_SLIDE = like("carousel.goToSlide", { number: /\d+/ });
const PAUSE = say("motion.pause", { subject: say("motion.carousel") });
const PLAY = say("motion.play", { subject: say("motion.carousel") });
const PAUSE_FILM = say("motion.pause", { subject: say("motion.video") });
const PLAY_FILM = say("motion.play", { subject: say("motion.video") });

// A film is much work for a machine without a graphics card.
test.describe.configure({ timeout: 90_000 });
const expect = baseExpect.configure({ timeout: 20_000 });

const small = { width: 390, height: 844 };
const { caseStudies, clients, home, homeServices, solutions, statistics } = content;
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

test.describe("statistics", () => {
  const values = (page: Page) => page.locator("#statistics").getByTestId("stat-value").allInnerTexts();
  const final = statistics.map(({ value }) => String(value));

  test("count up when they come into view, and again the next time", async ({ page }) => {
    await page.goto("/");
    const band = page.locator("#statistics");
    for (let time = 0; time < 2; time += 1) {
      const counted = page.waitForFunction((end) => {
        const value = Number(document.querySelector("#statistics [data-testid=stat-value]")?.textContent);
        return value > 0 && value < end;
      }, Number(final[0]));
      await centre(band);
      await counted;
      await expect.poll(() => values(page)).toEqual(final);
      await centre(page.locator("#services"));
      await page.waitForTimeout(200);
    }
  });

  test("are a carousel of final values on small screens", async ({ page }) => {
    await page.setViewportSize(small);
    await page.goto("/");
    await centre(page.locator("#statistics"));
    const carousel = page.locator("#statistics").locator(`[aria-roledescription="${say("carousel.role")}"]`);
    await expect(
      carousel.getByRole("button", { name: say("carousel.goToSlide", { number: final.length }) }),
    ).toBeVisible();
    await expect(carousel.locator(".slick-active").getByTestId("stat-value")).toHaveText(final[0] ?? "");
    await expect(carousel.locator(".slick-active").getByTestId("stat-value")).toHaveText(final[1] ?? "");
  });
});

test.describe("clients", () => {
  for (const [width, columns] of [
    [768, 5],
    [1023, 5],
    [1024, 10],
    [1440, 10],
  ] as const) {
    test(`the first logos are in ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const section = page.locator("#clients");
      await expect(section.getByRole("link", { name: say("home.clients") })).toHaveAttribute("href", "/clients/");
      const boxes = await Promise.all(
        (await section.getByRole("img").all()).map(async (logo) =>
          (await logo.isVisible()) ? logo.boundingBox() : null,
        ),
      );
      const visible = boxes.filter((box) => box !== null);
      expect(visible).toHaveLength(ON_WIDE);
      const middles = new Set(visible.map((box) => Math.round((box.x + box.width / 2) / 20)));
      expect(middles.size).toBe(Math.min(ON_WIDE, columns));
      const rows = new Set(visible.map((box) => Math.round((box.y + box.height / 2) / 20)));
      expect(rows.size).toBe(Math.ceil(ON_WIDE / columns));
    });
  }

  if (clients.length > ON_PAGE) {
    test("on small screens pages of twelve turn by themselves until paused", async ({ page }) => {
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
      const carousel = section.locator(`[aria-roledescription="${say("carousel.role")}"]`);
      const shown = carousel.locator(".slick-active");
      await expect(shown.getByRole("img")).toHaveCount(ON_PAGE);
      const first = await shown.getByRole("img").first().getAttribute("aria-label");
      await expect(shown.getByRole("img").first()).not.toHaveAttribute("aria-label", String(first));
      await carousel.getByRole("button", { name: PAUSE }).click();
      await expect(carousel.getByRole("button", { name: PLAY })).toBeVisible();
      const pages = carousel.getByRole("button", { name: GO_TO_SLIDE });
      await expect(pages).toHaveCount(Math.ceil(clients.length / ON_PAGE));
      await pages.last().click();
      const last = clients.at(-1)?.name ?? "";
      await expect(shown.getByRole("img").last()).toHaveAttribute("aria-label", last);
      await drawn(shown.getByRole("img", { name: last, exact: true }));
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

test.describe("solutions", () => {
  test("turn over one by one", async ({ page }) => {
    await page.goto("/");
    const ids = solutions.map(({ id }) => `#${id}`);
    await expect(page.locator(ids.join())).toHaveCount(solutions.length);
    const card = page.locator(`#${middleOf(solutions).id}`);
    await centre(card);
    await card.getByRole("button", { name: say("home.solutionMore") }).click();
    await expect(card.getByRole("link", { name: say("home.solutionContact") })).toHaveAttribute("href", "/contact/");
    await expect(card.getByRole("button", { name: say("home.solutionBack") })).toBeFocused();
    await expect(page.locator(ids[0] ?? "").getByRole("link", { name: say("home.solutionContact") })).toHaveCount(0);
    const turn = await card.locator("[data-flipped]").evaluate((element) => {
      const style = getComputedStyle(element);
      return { depth: style.transformStyle, distance: getComputedStyle(element.parentElement ?? element).perspective };
    });
    expect(turn).toEqual({ depth: "preserve-3d", distance: "1400px" });
    await card.getByRole("button", { name: say("home.solutionBack") }).click();
    await expect(card.getByRole("button", { name: say("home.solutionMore") })).toBeFocused();
  });

  test("show the one that the hash names on a small screen, and another when the hash changes", async ({ page }) => {
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

  test("aren't hidden from who has jumped past them", async ({ page }) => {
    await page.goto("/#about");
    const last = page.locator(`#${homeServices.at(-1)?.id}`);
    await hydrated(last);
    await expect(last).not.toBeInViewport();
    expect(await opacity(last)).toBe(1);
  });

  test("fade in where they come into view and lead to their pages", async ({ page }) => {
    await page.goto("/");
    await centre(page.locator(`#${solutions.at(-2)?.id}`));
    const last = page.locator(`#${homeServices.at(-1)?.id}`);
    await expect.poll(() => opacity(last)).toBe(0);
    await centre(last);
    await expect.poll(() => opacity(last)).toBe(1);
    await expect(last.getByRole("link", { name: say("home.service") })).toHaveAttribute(
      "href",
      homeServices.at(-1)?.page ?? "",
    );
  });
});
