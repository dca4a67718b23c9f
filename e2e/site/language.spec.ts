import { directionOf, openGraphLocale } from "../../src/utils/language";
import { content } from "../support/content";
import { withoutPopup } from "../support/page";
import { EVERY_KIND, PATHS } from "../support/routes";
import { expect, test } from "../support/test";
import { say } from "../support/words";

const { site } = content;

test("every page says the language of data/site.json, and its direction", async ({ page, request }) => {
  for (const route of EVERY_KIND) {
    const html = await (await request.get(route)).text();
    const root = await page.evaluate((source) => {
      const { documentElement: root } = new DOMParser().parseFromString(source, "text/html");
      const locale = root.querySelector("meta[property='og:locale']")?.getAttribute("content");
      return { lang: root.lang, dir: root.dir || "ltr", locale };
    }, html);
    expect(root, route).toEqual({
      lang: site.language,
      dir: directionOf(site.language),
      locale: openGraphLocale(site),
    });
  }
  expect(await (await request.get("/rss.xml")).text()).toContain(`<language>${site.language}</language>`);
});

/** The lens is right of the film's centre. */
test("the first film is mirrored where words stand on the right", async ({ page }) => {
  await page.goto("/");
  const sign = directionOf(site.language) === "rtl" ? -1 : 1;
  const scaleOf = (element: Element) => Math.sign(new DOMMatrix(getComputedStyle(element).transform).a);
  expect(await page.locator("#hero img").evaluate(scaleOf)).toBe(sign);
});

test("back is where a line begins, and the arrow points there", async ({ page }) => {
  await withoutPopup(page);
  await page.goto(PATHS.works);
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  const back = page.getByRole("dialog").getByRole("button", { name: say("works.previous") });
  const place = await back.evaluate((button) => ({
    onTheRight: button.getBoundingClientRect().left > innerWidth / 2,
    pointsRight: new DOMMatrix(getComputedStyle(button).transform).a < 0,
  }));
  const isRtl = directionOf(site.language) === "rtl";
  expect(place).toEqual({ onTheRight: isRtl, pointsRight: isRtl });
});

/** Addresses, and names that are written the same in every script. */
const NAMES = new RegExp(
  String.raw`https?:\S+|\S+@\S*|\S+\.example\b|JavaScript|OpenStreetMap|YouTube|WhatsApp|LinkedIn`,
  "g",
);

if (new Intl.Locale(site.language).maximize().script !== "Latn") {
  test("no word in Latin letters is left on a page in another script, but for names", async ({ page, request }) => {
    for (const route of [...EVERY_KIND, "/404.html"]) {
      const html = await (await request.get(route)).text();
      const texts = await page.evaluate((source) => {
        const { documentElement: root } = new DOMParser().parseFromString(
          // What is in a noscript element is text to a parser that runs scripts.
          source.replace(/<\/?noscript[^>]*>/g, ""),
          "text/html",
        );
        for (const unread of root.querySelectorAll("script, style")) unread.remove();
        const attributes = ["alt", "title", "placeholder", "aria-label", "aria-roledescription", "aria-description"];
        const named = attributes.flatMap((name) =>
          [...root.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
        );
        const described = ["description", "og:title", "og:description", "og:site_name", "og:image:alt"].map(
          (name) => root.querySelector(`meta[name='${name}'], meta[property='${name}']`)?.getAttribute("content") ?? "",
        );
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const shown: string[] = [];
        while (walker.nextNode()) shown.push(walker.currentNode.textContent ?? "");
        return [...shown, ...named, ...described];
      }, html);
      expect(
        texts.filter((text) => /\p{Script=Latin}{2}/u.test(text.replace(NAMES, ""))),
        route,
      ).toEqual([]);
    }
  });
}
