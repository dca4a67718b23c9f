import faq from "../../data/faq.json";
import method from "../../data/method.json";
import { expect, feature, visit } from "./test";
import type { Visitor } from "./visitor";

feature("Questions and tabs", () => {
  visit("a question opens its answer and closes the one before", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#faq");
    const [first, second] = faq.items.map(({ question }) => question);
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
    await visitor.seesText(heading, method.items[0]?.heading ?? "");
    await visitor.click("#method [role=tab]:nth-of-type(5)");
    await visitor.seesText(heading, method.items[4]?.heading ?? "");
    await visitor.press("ArrowDown");
    await visitor.seesText(heading, method.items[5]?.heading ?? "");
    await visitor.press("Home");
    await visitor.press("ArrowUp");
    await visitor.seesText(heading, method.items[7]?.heading ?? "");
  });

  visit("steps go around both ends on a small screen", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/");
    await visitor.scrollTo("#method");
    await visitor.click("#method button", "Previous step");
    await visitor.seesText("#method h3", method.items[7]?.heading ?? "");
    await visitor.click("#method button", "Next step");
    await visitor.seesText("#method h3", method.items[0]?.heading ?? "");
  });
});

feature("Flip cards", () => {
  visit("a solution turns by its button, and back", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#solutions5");
    await visitor.click("#solutions5 button", "Know more");
    await visitor.seesCount("#solutions5 a", "Contact");
    await visitor.click("#solutions5 button", "Back");
    await visitor.seesCount("#solutions5 a", "Contact", 0);
    await visitor.seesCount("#solutions5 button", "Know more");
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
    await visitor.hover("main li:nth-child(3) button");
    await expect.poll(turned).toEqual([names[2]]);
    await visitor.hover("h1");
    await expect.poll(turned).toEqual([]);
    await visitor.focus("main li:nth-child(1) button");
    await visitor.press("Tab");
    await expect.poll(turned).toEqual([names[1]]);
  });
});

feature("Menu", () => {
  const open = async (visitor: Visitor): Promise<void> => {
    await visitor.resize("small");
    await visitor.goto("/team/");
    await visitor.click("header button", "Open menu");
    await visitor.seesCount("header a", "Our Works");
  };

  visit("closes by Escape and gives the focus back", async ({ visitor }) => {
    await open(visitor);
    await visitor.press("Escape");
    await visitor.seesCount("header a", "Our Works", 0);
    await visitor.seesFocus("header button", "Open menu");
  });

  visit("leads to a page and closes", async ({ visitor }) => {
    await open(visitor);
    await visitor.click("header a", "Our Works");
    await visitor.isAt("/our-works/");
    await visitor.seesCount("header button", "Open menu");
    await visitor.seesFocus("h1");
  });
});

feature("Panel", () => {
  visit("opens over the page and closes by Escape", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/clients/");
    await visitor.click("button", "I'm Interested");
    await visitor.seesCount("dialog[open]", "Contact Us");
    await visitor.press("Escape");
    await visitor.seesCount("dialog[open]", undefined, 0);
    await visitor.seesFocus("button", "I'm Interested");
    await visitor.sees(() => document.documentElement.style.overflow, "");
  });
});

feature("Lightbox", () => {
  visit("opens by Enter, turns by arrows, closes by Escape and returns the focus", async ({ visitor }) => {
    await visitor.goto("/our-works/?type=cgi");
    await visitor.seesCount("[data-type]:not([data-type=cgi])", undefined, 0);
    const titles = await visitor.texts("[data-type=cgi] h2");
    const title = () =>
      visitor.evaluate(
        () =>
          document
            .querySelector(
              "[role=dialog] [aria-roledescription=slide]:not([inert]) img, [role=dialog] [aria-roledescription=Slide]:not([inert]) img",
            )
            ?.getAttribute("alt")
            ?.split(", ")[0] ?? "",
      );
    await visitor.scrollTo("[data-type=cgi]:nth-child(2) button");
    // A button that is not hydrated yet would lose the key.
    await visitor.hover("[data-type=cgi]:nth-child(2) button");
    await visitor.focus("[data-type=cgi]:nth-child(2) button");
    await visitor.press("Enter");
    await expect.poll(title).toBe(titles[1]);
    await visitor.press("ArrowRight");
    await expect.poll(title).toBe(titles[2]);
    await visitor.press("ArrowLeft");
    await expect.poll(title).toBe(titles[1]);
    await visitor.press("Escape");
    await visitor.seesCount("[role=dialog]", undefined, 0);
    await visitor.seesFocus("[data-type=cgi]:nth-child(2) button");
  });

  visit("opens and closes by mouse", async ({ visitor }) => {
    await visitor.goto("/our-works/");
    await visitor.click("[data-type] button");
    await visitor.click("[role=dialog] button", "Next work");
    await visitor.click("[role=dialog] button", "Close");
    await visitor.seesCount("[role=dialog]", undefined, 0);
  });
});

feature("Filter of the works", () => {
  visit(
    "leaves one kind, keeps it in the address, and Back and Forward go through the choices",
    async ({ visitor }) => {
      await visitor.goto("/our-works/");
      const kinds = () =>
        visitor.evaluate(() => [
          ...new Set([...document.querySelectorAll<HTMLElement>("[data-type]")].map(({ dataset }) => dataset.type)),
        ]);
      await visitor.click("main button", "CGI");
      await visitor.isAt("/our-works/?type=cgi");
      await expect.poll(kinds).toEqual(["cgi"]);
      await visitor.click("main button", "REELS");
      await expect.poll(kinds).toEqual(["videos"]);
      await visitor.back();
      await visitor.isAt("/our-works/?type=cgi");
      await expect.poll(kinds).toEqual(["cgi"]);
      await visitor.forward();
      await expect.poll(kinds).toEqual(["videos"]);
      await visitor.seesCount("main button[aria-pressed=true]", "REELS");
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
    await visitor.scrollTo("[data-type=videos]:nth-child(3) button");
    await visitor.focus("[data-type=videos]:nth-child(3) button");
    await expect.poll(() => player(visitor)).toEqual(["1"]);
    await visitor.focus("main button", "REELS");
    await expect.poll(() => player(visitor)).toEqual([]);
  });
});

feature("Services directory", () => {
  visit("goes to the service chosen from its list", async ({ visitor }) => {
    await visitor.goto("/services/");
    await visitor.seesCount("[data-directory][data-ready]");
    await visitor.click("nav[aria-label='Services list'] button", "Video Shoot");
    await visitor.isAt("/services/#video-shoot");
    await visitor.sees(() => Math.round(document.querySelector("#video-shoot")?.getBoundingClientRect().top ?? 0), 180);
    await visitor.seesText("nav[aria-label='Services list'] [aria-current]", "Video Shoot");
  });

  visit("shows the service chosen from its select on a small screen", async ({ visitor }) => {
    await visitor.resize("small");
    await visitor.goto("/services/");
    await visitor.seesCount("[data-directory][data-ready]");
    await visitor.seesCount("main article");
    await visitor.focus("select", "Choose a service");
    await visitor.type("Infl");
    // Some engines change the value at once, others when the list is left.
    await visitor.press("Enter");
    await visitor.press("Tab");
    await visitor.seesCount("main article a", "Explore Influencer Marketing");
    await visitor.seesCount("main article");
  });
});

feature("Blog", () => {
  visit("the home page shows the four newest posts", async ({ visitor }) => {
    await visitor.goto("/");
    await visitor.scrollTo("#blog");
    await visitor.seesCount("#blog li a", undefined, 4);
  });

  visit("a post opens from the list", async ({ visitor }) => {
    await visitor.goto("/blog/");
    await visitor.seesCount("main a[href='/blog/reels-people-finish/']");
    await visitor.click("main a[href='/blog/reels-people-finish/']");
    await visitor.isAt("/blog/reels-people-finish/");
    await visitor.seesFocus("h1");
  });
});

feature("Keyboard", () => {
  visit("Tab begins with the skip link, which leads past the header", async ({ visitor }) => {
    await visitor.goto("/services/");
    await visitor.press("Tab");
    await visitor.seesFocus("a", "Skip to content");
    await visitor.press("Enter");
    await visitor.press("Tab");
    await visitor.sees(() => document.activeElement?.closest("main") !== null, true);
  });
});
