import { expect, feature, visit } from "./test";
import type { Visitor } from "./visitor";

/** How many seconds of a film have been shown; none while it stands. */
const shown = (selector: string): number => {
  const film = document.querySelector<HTMLVideoElement>(selector);
  return film && !film.paused ? film.currentTime : 0;
};

const seesFilmPlay = async (visitor: Visitor, selector: string): Promise<void> => {
  await expect.poll(() => visitor.evaluate(shown, selector), { message: `${selector} plays` }).toBeGreaterThan(0.2);
};
const seesFilmStand = (visitor: Visitor, selector: string): Promise<void> => visitor.sees(shown, 0, selector);

feature("Films", () => {
  visit("the hero's plays, stops and plays again by its button", async ({ visitor }) => {
    await visitor.goto("/");
    await seesFilmPlay(visitor, "#hero video");
    await visitor.click("#hero button", "Pause video");
    await seesFilmStand(visitor, "#hero video");
    await visitor.click("#hero button", "Play video");
    await seesFilmPlay(visitor, "#hero video");
  });

  visit("a service's plays while it is in view, and stands out of view", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#solution2 video");
    await seesFilmPlay(visitor, "#solution2 video");
    await visitor.scrollTo("#hero");
    await seesFilmStand(visitor, "#solution2 video");
  });

  visit("a service's plays on a small screen too", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/");
    await visitor.scrollTo("#solution3 video");
    await seesFilmPlay(visitor, "#solution3 video");
  });
});

feature("Typewriter", () => {
  for (const [page, path, first, second] of [
    ["the home page", "/", "Website & Mobile App Designing", "Social Media Marketing (SMM)"],
    ["a service page", "/services/graphic-designing/", "Connects", "Communicates"],
  ] as const) {
    visit(`${page} types one phrase after another`, async ({ visitor }) => {
      await visitor.goto(path);
      const text = () =>
        visitor.evaluate(() => document.querySelector("[data-testid=typewriter]")?.textContent.trim() ?? "");
      // A whole phrase stands for a second only, so it is looked for often.
      const often = { intervals: [50], timeout: 40_000 };
      await expect.poll(text, often).toBe(second);
      await expect.poll(text, often).not.toContain(second);
      expect(first).not.toBe(second);
    });
  }
});

feature("Statistics", () => {
  visit("count up when they come into view", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.evaluate(() => {
      const value = document.querySelector("#statistics [data-testid=stat-value]");
      if (!value) return;
      new MutationObserver(() => {
        const count = Number(value.textContent);
        if (count > 0 && count < 70) document.documentElement.dataset.counted = "yes";
      }).observe(value, { subtree: true, childList: true, characterData: true });
    });
    await visitor.scrollTo("#statistics");
    await visitor.seesAttribute("html", "data-counted", "yes");
    await expect
      .poll(() => visitor.texts("#statistics [data-testid=stat-value]"))
      .toEqual(["70", "223", "8", "6", "5", "10"]);
  });
});

feature("Carousels", () => {
  const TESTIMONIALS = "#testimonials [aria-roledescription=carousel]";
  const slide = (carousel: string) => (visitor: Visitor) =>
    visitor.evaluate(
      (selector) => document.querySelector(`${selector} button[aria-current=true]`)?.getAttribute("aria-label") ?? "",
      carousel,
    );
  const review = slide(TESTIMONIALS);

  visit("advance by themselves, stop by their button and go on by Enter", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#testimonials");
    await visitor.seesCount(TESTIMONIALS);
    await visitor.scrollTo(TESTIMONIALS);
    await expect.poll(() => review(visitor)).toBe("Go to slide 2");
    await visitor.click(`${TESTIMONIALS} button`, "Pause carousel");
    const stopped = await review(visitor);
    // Longer than a slide stands.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(await review(visitor)).toBe(stopped);
    await visitor.focus(`${TESTIMONIALS} button`, "Play carousel");
    await visitor.press("Enter");
    await expect.poll(() => review(visitor)).not.toBe(stopped);
  });

  visit("answer keys: a dot by Space and by Enter", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#testimonials");
    await visitor.click(`${TESTIMONIALS} button`, "Pause carousel");
    for (const [key, name] of [
      ["Space", "Go to slide 5"],
      ["Enter", "Go to slide 7"],
    ] as const) {
      await visitor.focus(`${TESTIMONIALS} button`, name);
      await visitor.press(key);
      await expect.poll(() => review(visitor)).toBe(name);
    }
  });

  visit("show one slide at a time on a small screen, the rest out of reach", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/");
    await visitor.scrollTo("#case-studies");
    const carousel = "#case-studies [aria-roledescription=carousel]";
    await visitor.seesCount(`${carousel} article`, undefined, 1);
    await visitor.click(`${carousel} button`, "Go to slide 3");
    await expect.poll(() => slide(carousel)(visitor)).toBe("Go to slide 3");
    await visitor.seesCount(`${carousel} article`, undefined, 1);
  });

  visit("turn the pages of the clients on a small screen", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/");
    await visitor.scrollTo("#clients");
    await expect.poll(() => slide("#clients")(visitor)).toBe("Go to slide 2");
  });

  visit("cards step by their arrows", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/services/content-marketing/");
    const carousel = "[aria-roledescription=carousel][aria-label='What makes the difference']";
    await visitor.scrollTo("h2", "What makes the difference");
    await visitor.seesCount(carousel);
    await visitor.click(`${carousel} button`, "Next card");
    await expect.poll(() => slide(carousel)(visitor)).toBe("Go to slide 2");
    await visitor.click(`${carousel} button`, "Previous card");
    await expect.poll(() => slide(carousel)(visitor)).toBe("Go to slide 1");
  });
});
