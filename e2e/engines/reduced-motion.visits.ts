import { expect, feature, visit } from "./test";

visit.use({ motion: "reduced" });

feature("Reduced motion", () => {
  visit("films show their poster, and the first phrase stands", async ({ visitor }) => {
    await visitor.goto("/");
    expect(await visitor.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    await visitor.seesText("#hero [data-testid=typewriter]", "Website & Mobile App Designing");
    await visitor.seesCount("#hero img");
    // Longer than the line takes to its second phrase.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await visitor.seesText("#hero [data-testid=typewriter]", "Website & Mobile App Designing");
    await visitor.sees(() => [...document.querySelectorAll("video")].some((film) => !film.paused), false);
    await visitor.seesCount("button", "Pause video", 0);
  });

  visit("carousels and counters stand still", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#statistics");
    await visitor.seesText("#statistics [data-testid=stat-value]", "70");
    await visitor.scrollTo("#testimonials");
    await visitor.seesCount("#testimonials [aria-roledescription=carousel]");
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await visitor.seesAttribute("#testimonials button[aria-current=true]", "aria-label", "Go to slide 1");
    await visitor.seesCount("#testimonials button", "Pause carousel", 0);
  });

  visit("nothing is on the move", async ({ visitor }) => {
    await visitor.goto("/our-works/");
    await visitor.sees(() => document.getAnimations().filter(({ playState }) => playState === "running").length, 0);
  });
});
