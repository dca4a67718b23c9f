import type { Page } from "@playwright/test";
import { content } from "../support/content";
import { hydrated, lostTexts, overflowing, scrollThrough, withoutPopup } from "../support/page";
import { clippedTexts } from "../support/readable";
import { LEGAL, PATHS, SERVICE } from "../support/routes";
import { expect, test } from "../support/test";
import { escaped, say } from "../support/words";

/**
 * What readers set for themselves: zoom, colours of their own, paper. What is looked at on every page is in
 * every-page.spec.ts (zoom) and accessibility.spec.ts (text spacing, forced colours).
 */

test.use({ films: false });
test.beforeEach(({ page }) => withoutPopup(page));

test.describe("zoomed to 400 %", () => {
  // A window of 1280 × 900 px, as much of it as is left.
  test.use({ viewport: { width: 320, height: 225 } });

  test("what takes the focus can be seen", async ({ page }) => {
    test.slow();
    await page.goto(PATHS.contact);
    await hydrated(page);
    const hidden: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(async () => {
        const element = document.activeElement;
        if (!element || element === document.body) return "";
        const isSeen = (): boolean => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
          return [0.1, 0.5, 0.9].some((share) => {
            const y = top + (bottom - top) * share;
            const found = y < 0 || y >= window.innerHeight ? null : document.elementFromPoint(x, y);
            // A label lies over its field; a field's own parts lie in it.
            return found !== null && (element.contains(found) || found.contains(element));
          });
        };
        // Scrolling to what isn't seen takes frames, and begins after some. What is seen has to stay so.
        let place = NaN;
        for (let still = 0; still < (isSeen() ? 2 : 10);) {
          await new Promise(requestAnimationFrame);
          const { top } = element.getBoundingClientRect();
          still = top === place ? still + 1 : 0;
          place = top;
        }
        return isSeen() ? "" : `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
      });
      if (covered) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("the focus can be seen on whatever has it", async ({ page }) => {
    await page.goto(PATHS.contact);
    await hydrated(page);
    const without: string[] = [];
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press("Tab");
      const fault = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "";
        // Some fields show the focus by the frame around them.
        const shows = [element, element.parentElement, element.parentElement?.parentElement].some((box) => {
          if (!box) return false;
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
          return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(", 0)");
        });
        return shows
          ? ""
          : `${element.tagName} ${element.getAttribute("name") ?? element.textContent.trim().slice(0, 30)}`;
      });
      if (fault) without.push(fault);
    }
    expect(without).toEqual([]);
  });

  /** What of an element's looks outlasts the loss of its colours. */
  const looks = (page: Page, selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) =>
        [null, "::before", "::after"]
          .map((part) => {
            const style = getComputedStyle(element, part);
            return [
              style.backgroundColor,
              style.borderTopColor,
              style.borderBottomWidth,
              style.textDecorationLine,
              style.transform,
              style.color,
            ].join();
          })
          .join(),
      );

  const expectToDiffer = async (page: Page, chosen: string, others: string): Promise<void> => {
    await expect.poll(async () => (await looks(page, chosen)) === (await looks(page, others)), chosen).toBe(false);
  };

  test("cards have an edge", async ({ page }) => {
    await page.goto("/");
    await scrollThrough(page);
    const cards = {
      "a solution": page.locator("#solution [data-scheme]").first(),
      "a service": page.locator("#services article").first(),
      "a value": page.locator("#about li > div").first(),
      "a review": page.locator("#testimonials figure").first(),
      "a case study": page.locator("#case-studies article").first(),
    };
    for (const [name, card] of Object.entries(cards)) {
      const edge = await card.evaluate((element) => {
        const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
        // Forced colours draw a transparent outline too.
        return outlineStyle === "solid" ? outlineWidth : borderTopStyle === "solid" ? borderTopWidth : "0px";
      });
      expect(edge, name).toBe("1px");
    }
  });

  test("what is chosen differs from what is not", async ({ page }) => {
    await page.goto(PATHS.works);
    await hydrated(page.getByRole("button", { name: say("works.all"), exact: true }));
    // A transition may be on the way to the same looks.
    await page.waitForTimeout(500);
    await expectToDiffer(page, "button[aria-pressed=true]", "button[aria-pressed=false]");
    const main = `nav[aria-label="${say("header.navigation")}"]`;
    await expectToDiffer(page, `${main} a[aria-current]`, `${main} a:not([aria-current])`);
    await page.goto("/");
    await page.locator("#method").scrollIntoViewIfNeeded();
    await hydrated(page.locator("#method"));
    await expectToDiffer(page, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]");
    if (content.testimonials.length <= 3) return;
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await expect(page.locator("#testimonials button[aria-current]").first()).toBeVisible();
    await expectToDiffer(page, "#testimonials button[aria-current=true]", "#testimonials button[aria-current=false]");
  });
});

/** Texts too light to be read on white: printers leave backgrounds out. */
const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha < 0.5 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (!texts.currentNode.textContent?.trim() || !parent?.checkVisibility() || parent.closest("noscript")) continue;
      if (luminance(getComputedStyle(parent).color) > 110)
        found.push(texts.currentNode.textContent.trim().slice(0, 40));
    }
    return found;
  });

/** Sheets of A4 that home takes, out of windows of different widths. */
const SHEETS = 12;

test.describe("on paper", () => {
  for (const width of [1440, 390]) {
    test(`home takes at most ${SHEETS} sheets, without decoration, from a window of ${width}px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await scrollThrough(page);
      const margin = "1cm";
      const paper = await page.pdf({
        format: "A4",
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(SHEETS);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("main :is(img, video, svg[style*='--mark-accent']):visible")).toHaveCount(0);
    });
  }

  const CONTROLS = new RegExp(
    [
      ...[say("header.openMenu"), say("header.closeMenu"), say("home.previousStep"), say("home.nextStep")],
      ...[say("home.previousValue"), say("home.nextValue"), say("home.previousSolution"), say("home.nextSolution")],
      ...[say("page.previousCard"), say("page.nextCard"), say("carousel.goToSlide", { number: "" })],
      ...[say("motion.pause", { subject: "" }), say("motion.play", { subject: "" })],
    ]
      .map((words) => escaped(words.trim()))
      .join("|"),
  );

  for (const [address, width] of [
    ["/", 1440],
    ["/", 718],
    [SERVICE.path, 718],
    [LEGAL.to, 1440],
    [PATHS.contact, 1440],
  ] as const) {
    test(`${address} has every text, dark on white, and no controls, out of a window of ${width}px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await scrollThrough(page);
      await page.emulateMedia({ media: "print" });
      // A sheet of A4 between its margins.
      await page.setViewportSize({ width: 718, height: 1000 });
      await expect.poll(() => lostTexts(page)).toEqual([]);
      await expect.poll(() => clippedTexts(page)).toEqual([]);
      await expect.poll(() => overflowing(page)).toEqual([]);
      for (const role of ["contentinfo", "complementary"] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(page.getByRole("navigation", { name: say("header.navigation") })).toHaveCount(0);
      await expect(page.getByRole("button", { name: CONTROLS })).toHaveCount(0);
      await expect.poll(() => faintTexts(page)).toEqual([]);
    });
  }
});
