import type AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds: each rule that's broken, with the elements that break it. No page has frames, so none are searched. */
export const axeViolations = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
};

/** A colour as browsers compute it. @param hex such as `#0b2e26` */
export const toRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** Width and height, in px, that a pointer needs at least (WCAG 2.5.8). */
const LEAST = 24;

/**
 * Words on every control that is smaller than a pointer needs. As the standard has it, links in running text are left
 * out: their line sets their height.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
    /** Whether there are words beside a link in its own line. */
    const isInText = (link: Element): boolean => {
      if (getComputedStyle(link).display !== "inline") return false;
      let block = link.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      return block !== null && block.innerText.trim() !== (link instanceof HTMLElement ? link.innerText.trim() : "");
    };
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      // The honeypot is off the screen, and no visitor meets it.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[aria-hidden=true]")) return [];
      const { width, height } = control.getBoundingClientRect();
      if ((width >= least && height >= least) || isInText(control)) return [];
      const name = control.getAttribute("aria-label") ?? control.textContent.trim();
      return [`${name.slice(0, 60)} (${control.tagName}): ${width.toFixed(1)} x ${height.toFixed(1)} px`];
    });
  }, LEAST);

/** The words of headings that don't fit on a line, and are broken. A hyphen is a place to break. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll("h1, h2")) {
      if (!heading.checkVisibility()) continue;
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\u00ad/–—-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

/** Texts that a box with hidden overflow cuts off. Carousels hide their other slides, and decoration is no text. */
export const clippedTexts = (page: Page): Promise<string[]> =>
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
        // What's beside the edge of a row that scrolls can be read.
        if (style.overflowX === "auto" && box.scrollWidth > box.clientWidth) break;
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

/** Names of the buttons and icons that nothing sets apart from what is behind them, where colours are the visitor's own. */
export const unseenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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

/** Height, in px, of the part in the middle of the window that nothing covers. */
export const readableHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: scrollHeight / 2, behavior: "instant" });
    let height = 0;
    for (let y = 1; y < window.innerHeight; y += 4) {
      const element = document.elementFromPoint(window.innerWidth / 2, y);
      if (element?.closest("main, section, footer")) height += 4;
    }
    return height;
  });
