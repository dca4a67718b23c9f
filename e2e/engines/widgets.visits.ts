import { content } from "../support/content";
import { LABELS, PATHS } from "../support/routes";
import { say } from "../support/words";
import { imagesOf, PICTURES } from "../support/works";
import { expect, visit } from "./test";

const { clients, site } = content;

visit.describe("Flip cards", () => {
  visit("a client's turns under the mouse and with the keyboard's focus", async ({ visitor }) => {
    await visitor.goto(PATHS.clients);
    /** The names on the cards whose back is towards the reader. */
    const turned = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main li [role=group]")]
          .filter(({ firstElementChild }) => {
            const matrix = firstElementChild ? getComputedStyle(firstElementChild).transform : "none";
            return matrix !== "none" && new DOMMatrix(matrix).m11 < -0.99;
          })
          .map((card) => card.getAttribute("aria-label") ?? ""),
      );
    const names = clients.map(({ name }) => name);
    const third = Math.min(3, clients.length);
    await visitor.hover(`main li:nth-child(${third}) button`);
    await expect.poll(turned).toEqual([names[third - 1]]);
    await visitor.hover("h1");
    await expect.poll(turned).toEqual([]);
    await visitor.focus("main li:nth-child(1) button");
    await visitor.press("Tab");
    await expect.poll(turned).toEqual([names[1]]);
  });
});

visit.describe("Menu", () => {
  /** The works page in the menu of small screens. */
  const IN_MENU = site.navigation.find(({ to }) => to === PATHS.works)?.menu ?? LABELS.works;

  visit("holds the page still, closes when Tab leads on to the page, and by Escape", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto(PATHS.team);
    await visitor.click("header button", say("header.openMenu"));
    await visitor.seesCount("header a", IN_MENU);
    await visitor.sees(() => getComputedStyle(document.documentElement).overflow, "hidden");
    await visitor.focus("header nav li:last-child a");
    await visitor.press("Tab");
    await visitor.seesCount("header a", IN_MENU, 0);
    await visitor.sees(() => getComputedStyle(document.documentElement).overflow, "visible");
    await visitor.click("header button", say("header.openMenu"));
    await visitor.press("Escape");
    await visitor.seesCount("header a", IN_MENU, 0);
    await visitor.seesFocus("header button", say("header.openMenu"));
  });
});

visit.describe("Panel", () => {
  visit("closes on Back, and opens again on Forward", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto(PATHS.clients);
    await visitor.click("button", say("tools.interested"));
    await visitor.seesCount("dialog[open]", say("panel.heading"));
    await visitor.back();
    await visitor.seesCount("dialog[open]", undefined, 0);
    await visitor.isAt(PATHS.clients);
    await visitor.forward();
    await visitor.seesCount("dialog[open]", say("panel.heading"));
  });
});

visit.describe("Lightbox", () => {
  visit("opens by Enter, turns by arrows, closes by Escape and returns the focus", async ({ visitor }) => {
    const items = `[data-type=${PICTURES}]`;
    await visitor.goto(`${PATHS.works}?type=${PICTURES}`);
    await visitor.seesCount(`[data-type]:not(${items})`, undefined, 0);
    const texts = imagesOf(PICTURES).map(({ title, client, image }) =>
      say("works.alt", { title, client, alt: image.alt }),
    );
    const shown = () =>
      visitor.evaluate(
        () =>
          document
            .querySelector(
              "[role=dialog] [aria-roledescription=slide]:not([inert]) img, [role=dialog] [aria-roledescription=Slide]:not([inert]) img",
            )
            ?.getAttribute("alt") ?? "",
      );
    await visitor.scrollTo(`${items}:nth-child(2) button`);
    // A button that is not hydrated yet would lose the key.
    await visitor.hover(`${items}:nth-child(2) button`);
    await visitor.focus(`${items}:nth-child(2) button`);
    await visitor.press("Enter");
    await expect.poll(shown).toBe(texts[1]);
    await visitor.press("ArrowRight");
    await expect.poll(shown).toBe(texts[2 % texts.length]);
    await visitor.press("ArrowLeft");
    await expect.poll(shown).toBe(texts[1]);
    await visitor.press("Escape");
    await visitor.seesCount("[role=dialog]", undefined, 0);
    await visitor.seesFocus(`${items}:nth-child(2) button`);
  });
});
