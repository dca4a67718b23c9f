import { content } from "../support/content";
import { PATHS } from "../support/routes";
import { expect, visit } from "./test";
import type { Visitor } from "./visitor";

/** The legal page with the most sections: it's long, and nothing on it loads late. */
const [LONGEST] = [...content.legalPages].sort((one, other) => other.sections.length - one.sections.length);
const LONG = LONGEST?.path ?? "";

/** Pixels by which engines may round a place on the page. */
const CLOSE = 2;

const seesTop = async (visitor: Visitor, top: number): Promise<void> => {
  await expect.poll(async () => Math.abs((await visitor.scrollTop()) - top)).toBeLessThanOrEqual(CLOSE);
};

/** Where an element begins, in pixels below the top of the window. */
const topOf = (selector: string): number =>
  Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? -1);

/**
 * Scrolls as far as a short page goes, and waits until the page has come to rest, which is when its position is saved.
 *
 * @returns the position
 */
const scrollTo = async (visitor: Visitor, wanted: number): Promise<number> => {
  await expect.poll(() => visitor.evaluate(() => document.readyState)).toBe("complete");
  const top = await visitor.evaluate((to) => {
    const end = Math.floor(document.documentElement.scrollHeight - window.innerHeight);
    const place = Math.min(to, end);
    window.scrollTo({ top: place, behavior: "instant" });
    return place;
  }, wanted);
  expect(top).toBeGreaterThan(CLOSE);
  await seesTop(visitor, top);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return top;
};

/** Follows a link of the header. A driver's own click would scroll first: it takes the sticky header for out of view. */
const followLink = (visitor: Visitor, address: string): Promise<void> =>
  visitor.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`header nav a[href="${href}"]`)?.click();
  }, address);

visit.describe("Back and Forward", () => {
  visit("come back to the places on the pages", async ({ visitor }) => {
    await visitor.goto(LONG);
    const first = await scrollTo(visitor, 900);
    await followLink(visitor, PATHS.clients);
    await visitor.isAt(PATHS.clients);
    await seesTop(visitor, 0);
    const second = await scrollTo(visitor, 500);
    await visitor.back();
    await visitor.isAt(LONG);
    await seesTop(visitor, first);
    await visitor.forward();
    await visitor.isAt(PATHS.clients);
    await seesTop(visitor, second);
  });

  visit("a reload stays at its place", async ({ visitor }) => {
    await visitor.goto(LONG);
    const top = await scrollTo(visitor, 900);
    await visitor.reload();
    await visitor.alive();
    await seesTop(visitor, top);
  });
});

visit.describe("Links to a place on a page", () => {
  const seesNearTop = async (visitor: Visitor, selector: string): Promise<void> => {
    const isNear = async () => {
      const top = await visitor.evaluate(topOf, selector);
      return top >= 0 && top < 250;
    };
    await expect.poll(isNear, { message: `${selector} is near the top` }).toBe(true);
    // It must stay there when what is above has come.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await isNear()).toBe(true);
  };

  visit("from another page", async ({ visitor }) => {
    await visitor.goto(PATHS.team);
    await visitor.click('footer a[href="/#faq"]');
    await visitor.isAt("/#faq");
    await seesNearTop(visitor, "#faq");
  });

  visit("on the same page", async ({ visitor }) => {
    await visitor.goto(LONG);
    const target = await visitor.evaluate(() => {
      const links = [...document.querySelectorAll("nav[aria-labelledby=contents-heading] a")];
      return links[Math.floor(links.length / 2)]?.getAttribute("href") ?? "";
    });
    await visitor.click(`nav[aria-labelledby=contents-heading] a[href="${target}"]`);
    await visitor.isAt(LONG + target);
    await seesNearTop(visitor, target);
  });
});
