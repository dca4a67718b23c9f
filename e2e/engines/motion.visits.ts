import { content } from "../support/content";
import { say } from "../support/words";
import { expect, visit } from "./test";
import type { Visitor } from "./visitor";

const { caseStudies, home, homeServices, testimonials } = content;

const PAUSE_FILM = say("motion.pause", { subject: say("motion.video") });
const PLAY_FILM = say("motion.play", { subject: say("motion.video") });
const PAUSE = say("motion.pause", { subject: say("motion.carousel") });
const PLAY = say("motion.play", { subject: say("motion.carousel") });
const goTo = (number: number): string => say("carousel.goToSlide", { number });

/** The film of a service of the home page. */
const filmOf = (service: (typeof homeServices)[number] | undefined): string => `#${service?.id} video`;

/** How many seconds of a film have been shown; none while it stands. */
const shown = (selector: string): number => {
  const film = document.querySelector<HTMLVideoElement>(selector);
  return film && !film.paused ? film.currentTime : 0;
};

const seesFilmPlay = async (visitor: Visitor, selector: string): Promise<void> => {
  await expect.poll(() => visitor.evaluate(shown, selector), { message: `${selector} plays` }).toBeGreaterThan(0.2);
};
const seesFilmStand = (visitor: Visitor, selector: string): Promise<void> => visitor.sees(shown, 0, selector);

visit.describe("Films", () => {
  visit("the hero's plays, stops and plays again by its button", async ({ visitor }) => {
    await visitor.goto("/");
    await seesFilmPlay(visitor, "#hero video");
    await visitor.click("#hero button", PAUSE_FILM);
    await seesFilmStand(visitor, "#hero video");
    await visitor.click("#hero button", PLAY_FILM);
    await seesFilmPlay(visitor, "#hero video");
  });

  visit("a service's plays while it is in view, and stands out of view", async ({ visitor }) => {
    await visitor.goto("/");
    const film = filmOf(homeServices.at(-1));
    await visitor.scrollTo(film);
    await seesFilmPlay(visitor, film);
    await visitor.scrollTo("#hero");
    await seesFilmStand(visitor, film);
  });
});

visit.describe("Typewriter", () => {
  visit("types one phrase after another", async ({ visitor }) => {
    await visitor.goto("/");
    const text = () =>
      visitor.evaluate(() => document.querySelector("[data-testid=typewriter]")?.textContent.trim() ?? "");
    // A whole phrase is there for only a second, so look often.
    const often = { intervals: [50], timeout: 40_000 };
    const second = home.hero.phrases[1] ?? "";
    await expect.poll(text, often).toBe(second);
    await expect.poll(text, often).not.toContain(second);
  });
});

visit.describe("Carousels", () => {
  const TESTIMONIALS = "#testimonials [aria-roledescription=carousel]";
  const slide = (carousel: string) => (visitor: Visitor) =>
    visitor.evaluate(
      (selector) => document.querySelector(`${selector} button[aria-current=true]`)?.getAttribute("aria-label") ?? "",
      carousel,
    );
  const review = slide(TESTIMONIALS);

  // A section whose items all fit is no carousel.
  if (testimonials.length > 3) {
    visit("advance by themselves, stop by their button and go on by Enter", async ({ visitor }) => {
      await visitor.goto("/");
      await visitor.scrollTo("#testimonials");
      await visitor.seesCount(TESTIMONIALS);
      await visitor.scrollTo(TESTIMONIALS);
      await expect.poll(() => review(visitor)).toBe(goTo(2));
      await visitor.click(`${TESTIMONIALS} button`, PAUSE);
      const stopped = await review(visitor);
      // Longer than a slide stands.
      await new Promise((resolve) => setTimeout(resolve, 3500));
      expect(await review(visitor)).toBe(stopped);
      await visitor.focus(`${TESTIMONIALS} button`, PLAY);
      await visitor.press("Enter");
      await expect.poll(() => review(visitor)).not.toBe(stopped);
    });
  }

  if (caseStudies.length > 1) {
    visit("show one slide at a time on a small screen, the rest out of reach", async ({ visitor }) => {
      await visitor.resize("small");
      await visitor.goto("/");
      await visitor.scrollTo("#case-studies");
      const carousel = "#case-studies [aria-roledescription=carousel]";
      await visitor.seesCount(`${carousel} article`, undefined, 1);
      await visitor.click(`${carousel} button`, goTo(caseStudies.length));
      await expect.poll(() => slide(carousel)(visitor)).toBe(goTo(caseStudies.length));
      await visitor.seesCount(`${carousel} article`, undefined, 1);
    });
  }
});
