import { content } from "../support/content";
import { say } from "../support/words";
import { PATHS } from "../support/routes";
import { expect, visit } from "./test";

const { home, testimonials } = content;

visit.use({ motion: "reduced" });

visit.describe("Reduced motion", () => {
  visit("films show their poster, and the first phrase stands", async ({ visitor }) => {
    const [first = ""] = home.hero.phrases;
    await visitor.goto("/");
    expect(await visitor.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    await visitor.seesText("#hero [data-testid=typewriter]", first);
    await visitor.seesCount("#hero img");
    // Longer than the line takes to its second phrase.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await visitor.seesText("#hero [data-testid=typewriter]", first);
    await visitor.sees(() => [...document.querySelectorAll("video")].some((film) => !film.paused), false);
    await visitor.seesCount("button", say("motion.pause", { subject: say("motion.video") }), 0);
  });

  visit("carousels stand still, and nothing is on the move", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#testimonials");
    // Where all of them fit, they are a list.
    if (testimonials.length > 3) {
      await visitor.seesCount("#testimonials [aria-roledescription=carousel]");
      await new Promise((resolve) => setTimeout(resolve, 3500));
      const first = say("carousel.goToSlide", { number: 1 });
      await visitor.seesAttribute("#testimonials button[aria-current=true]", "aria-label", first);
    }
    await visitor.seesCount("#testimonials button", say("motion.pause", { subject: say("motion.carousel") }), 0);
    await visitor.goto(PATHS.works);
    await visitor.sees(() => document.getAnimations().filter(({ playState }) => playState === "running").length, 0);
  });
});
