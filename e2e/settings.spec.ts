import type { Page } from "@playwright/test";
import { hydrated, lostTexts, overflowing, scrollThrough, withoutPopup } from "./support/page";
import { EVERY_KIND } from "./support/routes";
import { expect, test } from "./support/test";

/** What readers set for themselves: zoom, spacing, colours of their own, paper. */

test.beforeEach(({ page }) => withoutPopup(page));

/** One of each kind of page. */
const KINDS = [
  "/",
  "/services/",
  "/services/content-marketing/",
  "/our-works/",
  "/clients/",
  "/team/",
  "/contact/",
  "/blog/",
  "/privacy-policy/",
] as const;

test.describe("zoomed to 400 %", () => {
  // A window of 1280 × 900 px, as much of it as is left.
  test.use({ viewport: { width: 320, height: 225 }, deviceScaleFactor: 4 });

  for (const address of EVERY_KIND) {
    test(`${address} reads in one column`, async ({ page }) => {
      await page.goto(address);
      await scrollThrough(page);
      expect(await overflowing(page)).toEqual([]);
      // Reading is done in what nothing stands in front of.
      const free = await page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        window.scrollTo({ top: scrollHeight / 2, behavior: "instant" });
        let lines = 0;
        for (let y = 1; y < window.innerHeight; y += 4) {
          const element = document.elementFromPoint(window.innerWidth / 2, y);
          if (element?.closest("main, footer")) lines += 4;
        }
        return lines;
      });
      expect(free).toBeGreaterThan(150);
    });
  }

  for (const address of ["/contact/", "/services/video-shoot/"]) {
    test(`what takes the focus on ${address} can be seen`, async ({ page }) => {
      await page.goto(address);
      await hydrated(page);
      const hidden: string[] = [];
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press("Tab");
        const covered = await page.evaluate(async () => {
          const element = document.activeElement;
          if (!element || element === document.body) return "";
          // Scrolling to it takes frames, and begins after some.
          let place = NaN;
          for (let still = 0; still < 10;) {
            await new Promise(requestAnimationFrame);
            const { top } = element.getBoundingClientRect();
            still = top === place ? still + 1 : 0;
            place = top;
          }
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
          for (const share of [0.1, 0.5, 0.9]) {
            const y = top + (bottom - top) * share;
            if (y < 0 || y >= window.innerHeight) continue;
            const found = document.elementFromPoint(x, y);
            // A label lies over its field; a field's own parts lie in it.
            if (found && (element.contains(found) || found.contains(element))) return "";
          }
          return `${element.tagName} ${element.textContent.trim().slice(0, 30)}`;
        });
        if (covered) hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });
  }
});

/** Texts that a box with hidden overflow cuts off. Carousels hide their other slides, and decoration is no text. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const apart = "[aria-hidden=true], [inert], .slick-list, .visually-hidden, noscript, script, style, option";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    const range = document.createRange();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest(apart) || !parent.checkVisibility()) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0 || getComputedStyle(parent).visibility === "hidden") continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const cutsX = style.overflowX === "hidden" || style.overflowX === "clip";
        const cutsY = style.overflowY === "hidden" || style.overflowY === "clip";
        if (
          (cutsX && (text.right > right + 2 || text.left < left - 2)) ||
          (cutsY && (text.bottom > bottom + 2 || text.top < top - 2))
        ) {
          clipped.push(node.textContent.trim().slice(0, 60));
          break;
        }
      }
    }
    return clipped;
  });

test.describe("with the text spacing of WCAG 1.4.12", () => {
  for (const width of [1440, 390, 320]) {
    for (const address of KINDS) {
      test(`${address} cuts nothing off at ${width}px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await scrollThrough(page);
        const before = new Set(await clippedTexts(page));
        // By script, because the page's policy lets no style sheet of ours in.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
          );
          document.adoptedStyleSheets = [sheet];
        });
        await scrollThrough(page);
        expect((await clippedTexts(page)).filter((text) => !before.has(text))).toEqual([]);
        expect(await overflowing(page)).toEqual([]);
      });
    }
  }
});

test.describe("with forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    for (const address of KINDS) {
      test(`buttons and icons of ${address} can be seen at ${viewport.width}px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(address);
        await scrollThrough(page);
        const unseen = await page.evaluate(() => {
          const behind = (start: Element): string => {
            for (let box: Element | null = start; box; box = box.parentElement) {
              const { backgroundColor } = getComputedStyle(box);
              if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
            }
            return "rgb(255, 255, 255)";
          };
          const nameOf = (element: Element): string =>
            `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 30)}`;
          const faults: string[] = [];
          for (const icon of document.querySelectorAll("button svg, a svg")) {
            if (!icon.checkVisibility() || icon.closest("[inert]")) continue;
            const use = icon.querySelector("use");
            if (use && getComputedStyle(icon).fill === behind(icon))
              faults.push(`icon of ${nameOf(icon.parentElement ?? icon)}`);
          }
          for (const button of document.querySelectorAll("button")) {
            if (!button.checkVisibility() || button.closest("[inert]")) continue;
            const style = getComputedStyle(button);
            const hasEdge = parseFloat(style.borderTopWidth) >= 1 && style.borderTopStyle !== "none";
            const hasWords = button.textContent.trim() !== "";
            const drawn = getComputedStyle(button, "::before");
            const hasRing = parseFloat(drawn.borderTopWidth) >= 1 && drawn.borderTopColor !== behind(button);
            const isFilled = !drawn.backgroundColor.endsWith(", 0)") && drawn.backgroundColor !== behind(button);
            // A button that lies over a whole card looks like the card.
            const card = style.position === "absolute" ? button.parentElement : null;
            const hasMark =
              button.querySelector("svg, img") !== null ||
              (drawn.content !== "none" && (hasRing || isFilled)) ||
              (card !== null && (card.innerText.trim() !== "" || card.querySelector("svg") !== null));
            if (!hasEdge && !hasWords && !hasMark) faults.push(nameOf(button));
          }
          return faults;
        });
        expect(unseen).toEqual([]);
      });
    }
  }

  test("the focus can be seen on whatever has it", async ({ page }) => {
    await page.goto("/contact/");
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

  test("what is chosen differs from what is not", async ({ page }) => {
    await page.goto("/our-works/");
    await hydrated(page.getByRole("button", { name: "ALL", exact: true }));
    await page.waitForTimeout(500);
    expect(await looks(page, "button[aria-pressed=true]")).not.toBe(await looks(page, "button[aria-pressed=false]"));
    expect(await looks(page, "nav[aria-label=Main] a[aria-current]")).not.toBe(
      await looks(page, "nav[aria-label=Main] a:not([aria-current])"),
    );
    await page.goto("/");
    await page.locator("#method").scrollIntoViewIfNeeded();
    await hydrated(page.locator("#method"));
    expect(await looks(page, "[role=tab][aria-selected=true]")).not.toBe(
      await looks(page, "[role=tab][aria-selected=false]"),
    );
    await page.locator("#testimonials").scrollIntoViewIfNeeded();
    await expect(page.locator("#testimonials button[aria-current]").first()).toBeVisible();
    expect(await looks(page, "#testimonials button[aria-current=true]")).not.toBe(
      await looks(page, "#testimonials button[aria-current=false]"),
    );
  });
});

test.describe("on paper", () => {
  for (const address of [
    "/",
    "/services/content-marketing/",
    "/services/video-shoot/",
    "/privacy-policy/",
    "/terms-of-use/",
    "/contact/",
  ]) {
    for (const width of [1440, 718]) {
      test(`${address} has every text, dark on white, and no controls, out of a window of ${width}px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await scrollThrough(page);
        await page.emulateMedia({ media: "print" });
        // A sheet of A4 between its margins.
        await page.setViewportSize({ width: 718, height: 1000 });
        await page.waitForTimeout(300);
        expect(await lostTexts(page)).toEqual([]);
        expect(await clippedTexts(page)).toEqual([]);
        expect(await overflowing(page)).toEqual([]);
        for (const role of ["contentinfo", "complementary"] as const) {
          await expect(page.getByRole(role)).toHaveCount(0);
        }
        await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
        await expect(page.getByRole("button", { name: /menu|Pause|Play|Go to slide|Previous|Next/ })).toHaveCount(0);
        const faint = await page.evaluate(() => {
          const luminance = (color: string): number => {
            const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
            return alpha < 0.5 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const texts = document.createTreeWalker(
            document.querySelector("main") ?? document.body,
            NodeFilter.SHOW_TEXT,
          );
          const found: string[] = [];
          while (texts.nextNode()) {
            const parent = texts.currentNode.parentElement;
            if (!texts.currentNode.textContent?.trim() || !parent?.checkVisibility() || parent.closest("noscript"))
              continue;
            // Printers leave backgrounds out, so light text would be white on white.
            if (luminance(getComputedStyle(parent).color) > 110)
              found.push(texts.currentNode.textContent.trim().slice(0, 40));
          }
          return found;
        });
        expect(faint).toEqual([]);
      });
    }
  }
});
