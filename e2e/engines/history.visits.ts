import { expect, feature, visit } from "./test";
import type { Visitor } from "./visitor";

/** Pixels by which engines may round a place on the page. */
const CLOSE = 2;

const seesTop = async (visitor: Visitor, top: number): Promise<void> => {
  await expect.poll(async () => Math.abs((await visitor.scrollTop()) - top)).toBeLessThanOrEqual(CLOSE);
};

/** Where an element begins, in pixels below the top of the window. */
const topOf = (selector: string): number =>
  Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? -1);

/** Scrolls, and waits until the page has come to rest, which is when its position is saved. */
const scrollTo = async (visitor: Visitor, top: number): Promise<void> => {
  await visitor.evaluate((to) => {
    window.scrollTo({ top: to, behavior: "instant" });
  }, top);
  await seesTop(visitor, top);
  await new Promise((resolve) => setTimeout(resolve, 500));
};

/** Follows a link of the header. A driver's own click would scroll first: it takes the sticky header for out of view. */
const followLink = (visitor: Visitor, address: string): Promise<void> =>
  visitor.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`header nav a[href="${href}"]`)?.click();
  }, address);

feature("Back and Forward", () => {
  visit("come back to the places on the pages", async ({ visitor }) => {
    await visitor.goto("/privacy-policy/");
    await scrollTo(visitor, 900);
    await followLink(visitor, "/clients/");
    await visitor.isAt("/clients/");
    await seesTop(visitor, 0);
    await scrollTo(visitor, 500);
    await visitor.back();
    await visitor.isAt("/privacy-policy/");
    await seesTop(visitor, 900);
    await visitor.forward();
    await visitor.isAt("/clients/");
    await seesTop(visitor, 500);
  });

  visit("a reload stays at its place", async ({ visitor }) => {
    await visitor.goto("/privacy-policy/");
    await scrollTo(visitor, 900);
    await visitor.reload();
    await visitor.alive();
    await seesTop(visitor, 900);
  });

  visit("a visit by address begins at the top, also of a page seen before", async ({ visitor }) => {
    await visitor.goto("/privacy-policy/");
    await scrollTo(visitor, 900);
    await visitor.goto("/team/");
    await visitor.goto("/privacy-policy/");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await visitor.scrollTop()).toBe(0);
  });
});

feature("Links to a place on a page", () => {
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

  visit("by address", async ({ visitor }) => {
    await visitor.goto("/#about");
    await seesNearTop(visitor, "#about");
  });

  visit("from another page", async ({ visitor }) => {
    await visitor.goto("/team/");
    await visitor.click("footer a", "FAQ");
    await visitor.isAt("/#faq");
    await seesNearTop(visitor, "#faq");
  });

  visit("on the same page", async ({ visitor }) => {
    await visitor.goto("/terms-of-use/");
    const target = await visitor.evaluate(
      () =>
        document.querySelector("nav[aria-labelledby=contents-heading] li:nth-child(5) a")?.getAttribute("href") ?? "",
    );
    await visitor.click(`nav[aria-labelledby=contents-heading] a[href="${target}"]`);
    await visitor.isAt(`/terms-of-use/${target}`);
    await seesNearTop(visitor, target);
  });
});
