import { content } from "../support/content";
import { say } from "../support/words";
import { expect, visit } from "./test";
import type { Visitor } from "./visitor";

const { caseStudies, homeServices } = content;

const PAUSE_FILM = say("motion.pause", { subject: say("motion.video") });
const PLAY_FILM = say("motion.play", { subject: say("motion.video") });

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
    const film = `#${homeServices.at(-1)?.id} video`;
    await visitor.scrollTo(film);
    await seesFilmPlay(visitor, film);
    await visitor.scrollTo("#hero");
    await seesFilmStand(visitor, film);
  });
});

// A section whose items all fit is no carousel.
if (caseStudies.length > 1) {
  visit("A carousel shows one slide at a time on a small screen, the rest out of reach", async ({ visitor }) => {
    const carousel = "#case-studies [aria-roledescription=carousel]";
    const goToLast = say("carousel.goToSlide", { number: caseStudies.length });
    await visitor.resize("small");
    await visitor.goto("/");
    await visitor.scrollTo("#case-studies");
    await visitor.seesCount(`${carousel} article`, undefined, 1);
    await visitor.click(`${carousel} button`, goToLast);
    await visitor.seesCount(`${carousel} button[aria-current=true]`, goToLast);
    await visitor.seesCount(`${carousel} article`, undefined, 1);
  });
}
