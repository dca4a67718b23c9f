import { POSTS_ON_HOME } from "../../src/constants/home";
import { content, middleOf } from "../support/content";
import { LABELS, POST } from "../support/routes";
import { say } from "../support/words";
import { imagesOf, PICTURES, SHOWN } from "../support/works";
import { expect, feature, visit } from "./test";
import type { Visitor } from "./visitor";

const { clients, faq, method, posts, reels, services, site, solutions } = content;

feature("Questions and tabs", () => {
  visit("a question opens its answer and closes the one before", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#faq");
    const [first, second] = faq.map(({ question }) => question);
    const open = "#faq button[aria-expanded=true]";
    await visitor.click("#faq button", first);
    await visitor.seesCount(open, first);
    await visitor.click("#faq button", second);
    await visitor.seesCount(open, second);
    await visitor.seesCount(open);
    await visitor.press("Enter");
    await visitor.seesCount(open, undefined, 0);
  });

  visit("tabs answer mouse and arrow keys", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#method");
    const heading = "#method [role=tabpanel] h3";
    const place = Math.floor(method.length / 2);
    await visitor.seesText(heading, method[0]?.heading ?? "");
    await visitor.click(`#method [role=tab]:nth-of-type(${place + 1})`);
    await visitor.seesText(heading, method[place]?.heading ?? "");
    await visitor.press("ArrowDown");
    await visitor.seesText(heading, method[(place + 1) % method.length]?.heading ?? "");
    await visitor.press("Home");
    await visitor.press("ArrowUp");
    await visitor.seesText(heading, method.at(-1)?.heading ?? "");
  });

  visit("steps go around both ends on a small screen", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/");
    await visitor.scrollTo("#method");
    await visitor.click("#method button", say("home.previousStep"));
    await visitor.seesText("#method h3", method.at(-1)?.heading ?? "");
    await visitor.click("#method button", say("home.nextStep"));
    await visitor.seesText("#method h3", method[0]?.heading ?? "");
  });
});

feature("Flip cards", () => {
  visit("a solution turns by its button, and back", async ({ visitor }) => {
    const card = `#${middleOf(solutions).id}`;
    await visitor.goto("/");
    await visitor.scrollTo(card);
    await visitor.click(`${card} button`, say("home.solutionMore"));
    await visitor.seesCount(`${card} a`, say("home.solutionContact"));
    await visitor.click(`${card} button`, say("home.solutionBack"));
    await visitor.seesCount(`${card} a`, say("home.solutionContact"), 0);
    await visitor.seesCount(`${card} button`, say("home.solutionMore"));
  });

  visit("a client's turns under the mouse and with the keyboard's focus", async ({ visitor }) => {
    await visitor.goto("/clients/");
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
    const names = await visitor.evaluate(() =>
      [...document.querySelectorAll("main li [role=group]")].map((card) => card.getAttribute("aria-label") ?? ""),
    );
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

feature("Menu", () => {
  /** The works page in the menu of small screens. */
  const IN_MENU = site.navigation.find(({ to }) => to === "/our-works/")?.menu ?? LABELS.works;

  const open = async (visitor: Visitor): Promise<void> => {
    await visitor.resize("small");
    await visitor.goto("/team/");
    await visitor.click("header button", say("header.openMenu"));
    await visitor.seesCount("header a", IN_MENU);
  };

  visit("closes by Escape and gives the focus back", async ({ visitor }) => {
    await open(visitor);
    await visitor.press("Escape");
    await visitor.seesCount("header a", IN_MENU, 0);
    await visitor.seesFocus("header button", say("header.openMenu"));
  });

  visit("holds the page still, and closes when Tab leads on to the page", async ({ visitor }) => {
    await open(visitor);
    await visitor.sees(() => document.documentElement.style.overflow, "hidden");
    await visitor.focus("header nav li:last-child a");
    await visitor.press("Tab");
    await visitor.seesCount("header a", IN_MENU, 0);
    await visitor.sees(() => document.documentElement.style.overflow, "");
  });

  visit("leads to a page and closes", async ({ visitor }) => {
    await open(visitor);
    await visitor.click("header a", IN_MENU);
    await visitor.isAt("/our-works/");
    await visitor.seesCount("header button", say("header.openMenu"));
  });
});

feature("Panel", () => {
  visit("opens over the page and closes by Escape", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/clients/");
    await visitor.click("button", say("tools.interested"));
    await visitor.seesCount("dialog[open]", say("panel.heading"));
    await visitor.press("Escape");
    await visitor.seesCount("dialog[open]", undefined, 0);
    await visitor.seesFocus("button", say("tools.interested"));
    await visitor.sees(() => document.documentElement.style.overflow, "");
  });

  visit("closes on Back, and opens again on Forward", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/clients/");
    await visitor.click("button", say("tools.interested"));
    await visitor.seesCount("dialog[open]", say("panel.heading"));
    await visitor.back();
    await visitor.seesCount("dialog[open]", undefined, 0);
    await visitor.isAt("/clients/");
    await visitor.forward();
    await visitor.seesCount("dialog[open]", say("panel.heading"));
  });
});

feature("Lightbox", () => {
  visit("opens by Enter, turns by arrows, closes by Escape and returns the focus", async ({ visitor }) => {
    const items = `[data-type=${PICTURES}]`;
    await visitor.goto(`/our-works/?type=${PICTURES}`);
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

  visit("opens and closes by mouse", async ({ visitor }) => {
    await visitor.goto("/our-works/");
    await visitor.click("[data-type] button");
    await visitor.click("[role=dialog] button", say("works.next"));
    await visitor.click("[role=dialog] button", say("common.close"));
    await visitor.seesCount("[role=dialog]", undefined, 0);
  });
});

feature("Filter of the works", () => {
  const [few = "videos"] = SHOWN;
  const many = SHOWN.at(-1) ?? "videos";

  visit(
    "leaves one kind, keeps it in the address, and Back and Forward go through the choices",
    async ({ visitor }) => {
      await visitor.goto("/our-works/");
      const kinds = () =>
        visitor.evaluate(() => [
          ...new Set([...document.querySelectorAll<HTMLElement>("[data-type]")].map(({ dataset }) => dataset.type)),
        ]);
      await visitor.click("main button", say(`works.${few}`));
      await visitor.isAt(`/our-works/?type=${few}`);
      await expect.poll(kinds).toEqual([few]);
      await visitor.click("main button", say(`works.${many}`));
      await expect.poll(kinds).toEqual([many]);
      await visitor.back();
      await visitor.isAt(`/our-works/?type=${few}`);
      await expect.poll(kinds).toEqual([few]);
      await visitor.forward();
      await expect.poll(kinds).toEqual([many]);
      await visitor.seesCount("main button[aria-pressed=true]", say(`works.${many}`));
    },
  );
});

feature("Reels", () => {
  const player = (visitor: Visitor) =>
    visitor.evaluate(() =>
      [...document.querySelectorAll("[data-type=videos] iframe")].map((frame) => getComputedStyle(frame).opacity),
    );

  visit("play while the mouse is on them, one at a time", async ({ visitor }) => {
    await visitor.goto("/our-works/?type=videos");
    await visitor.seesCount("[data-type]:not([data-type=videos])", undefined, 0);
    await visitor.hover("[data-type=videos]:nth-child(1) button");
    await expect.poll(() => player(visitor)).toEqual(["1"]);
    await visitor.hover("[data-type=videos]:nth-child(2) button");
    await visitor.seesCount("[data-type=videos]:nth-child(2) iframe");
    await expect.poll(() => player(visitor)).toEqual(["1"]);
    await visitor.hover("h1");
    await expect.poll(() => player(visitor)).toEqual([]);
  });

  visit("play while they have the focus", async ({ visitor }) => {
    await visitor.goto("/our-works/?type=videos");
    await visitor.seesCount("[data-type]:not([data-type=videos])", undefined, 0);
    const third = `[data-type=videos]:nth-child(${Math.min(3, reels.length)}) button`;
    await visitor.scrollTo(third);
    await visitor.focus(third);
    await expect.poll(() => player(visitor)).toEqual(["1"]);
    await visitor.focus("main button", say("works.videos"));
    await expect.poll(() => player(visitor)).toEqual([]);
  });
});

feature("Services directory", () => {
  const list = `nav[aria-label="${say("directory.label")}"]`;
  /** Not the first one, which is chosen already, and one whose first letters choose it in a list. */
  const chosen =
    services
      .slice(1)
      .find(({ name }) => services.filter((other) => other.name.startsWith(name.slice(0, 4))).length === 1) ??
    middleOf(services);

  visit("goes to the service chosen from its list", async ({ visitor }) => {
    await visitor.goto("/services/");
    await visitor.seesCount("[data-directory][data-ready]");
    await visitor.click(`${list} button`, chosen.name);
    await visitor.isAt(`/services/#${chosen.slug}`);
    const top = (id: string) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0);
    await visitor.sees(top, 180, chosen.slug);
    await visitor.seesText(`${list} [aria-current]`, chosen.name);
  });

  visit("shows the service chosen from its select on a small screen", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/services/");
    await visitor.seesCount("[data-directory][data-ready]");
    await visitor.seesCount("main article");
    await visitor.focus("select", say("directory.choose"));
    await visitor.type(chosen.name.slice(0, 4));
    // Some engines change the value at once, others when the list is left.
    await visitor.press("Enter");
    await visitor.press("Tab");
    await visitor.seesCount("main article a", say("directory.explore", { service: chosen.name }));
    await visitor.seesCount("main article");
  });
});

feature("Blog", () => {
  visit("the home page shows the newest posts", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#blog");
    await visitor.seesCount("#blog li a", undefined, Math.min(posts.length, POSTS_ON_HOME));
  });

  visit("a post opens from the list", async ({ visitor }) => {
    await visitor.goto("/blog/");
    await visitor.seesCount(`main a[href="${POST}"]`);
    await visitor.click(`main a[href="${POST}"]`);
    await visitor.isAt(POST);
  });
});

feature("Keyboard", () => {
  visit("Tab begins with the skip link, which leads past the header", async ({ visitor }) => {
    await visitor.goto("/services/");
    await visitor.press("Tab");
    await visitor.seesFocus("a", say("common.skipToContent"));
    await visitor.press("Enter");
    await visitor.press("Tab");
    await visitor.sees(() => document.activeElement?.closest("main") !== null, true);
  });
});
