import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { expect } from "./expect";

/** How long, in ms, even a starved machine takes for a frame. */
const FRAME_PATIENCE = 10_000;

/** Shows a part of the page. @returns where the next part begins, or undefined at the end */
const showFrom = (page: Page, top: number): Promise<number | undefined> =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.scrollTo({ top, behavior: "instant" });
        const next = top + window.innerHeight * 0.8;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            // The page may grow on the way.
            resolve(next < document.documentElement.scrollHeight ? next : undefined);
          }),
        );
      }),
    top,
  );

/** Goes down the page a window at a time. @returns whether frames came all the way */
const goDown = async (page: Page): Promise<boolean> => {
  let top: number | undefined = 0;
  while (top !== undefined) {
    // By the test's clock: in a page without frames, timers may come once a minute.
    const next: number | "no frames" | undefined = await Promise.race([
      showFrom(page, top),
      setTimeout(FRAME_PATIENCE, "no frames" as const, { ref: false }),
    ]);
    if (next === "no frames") return false;
    top = next;
  }
  return true;
};

/**
 * Goes down the page as a reader does, so that all that waits for the screen appears. It begins once the page is alive:
 * a section that is passed before then sleeps until it is passed again. On a starved machine Chromium may stop sending
 * frames to a page for good, and nothing appears any more. Only a reload ends that.
 */
export const scrollThrough = async (page: Page): Promise<void> => {
  for (let reloads = 0; reloads < 3; reloads += 1) {
    // By time, because a page without frames would not look again.
    await page.waitForFunction(() => document.querySelector("#___gatsby[data-island='']") === null, undefined, {
      polling: 50,
    });
    if (await goDown(page)) return;
    await page.reload();
  }
  throw new Error(`Chromium sends no frames to ${page.url()}.`);
};

/**
 * Waits until an element is alive, or the header of a page. React marks what it takes over, but it listens and runs its
 * effects later: only then the island around it loses its attribute.
 */
export const hydrated = async (target: Page | Locator): Promise<void> => {
  const element = "goto" in target ? target.getByRole("banner") : target;
  await expect
    .poll(() =>
      element.evaluate(
        (node) =>
          Object.keys(node).some((key) => key.startsWith("__reactProps")) && node.closest("[data-island]") === null,
      ),
    )
    .toBe(true);
};

/**
 * Waits until nothing has come for half a second: what the page asked for just now is there. Playwright's own
 * "networkidle" is about the time after loading only, and no longer waits once that is over.
 */
export const quiet = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (start) => {
      const ends = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration);
      return performance.now() - Math.max(start, ...ends) > 500;
    },
    await page.evaluate(() => performance.now()),
    { polling: 100 },
  );
};

/** Keeps the popup away from tests of other things: it comes after 7 s, over what they look at. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => {
    try {
      sessionStorage.setItem("lead-popup-seen", "1");
    } catch {
      // A frame of the map or the player has no storage, and some tests block it.
    }
  });

/** Whether the page can be scrolled and nothing lies over it. */
export const isFree = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      getComputedStyle(document.documentElement).overflow !== "hidden" &&
      document.querySelector("dialog[open], [role=dialog]") === null,
  );

/** Words on what reaches past the edge where lines end, without a box around it that scrolls or clips. */
export const overflowing = (page: { evaluate(run: () => string[]): Promise<string[]> }): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== "visible") return true;
      }
      return false;
    };
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const reachesPast = isRightToLeft ? left < -1 : right > width + 1;
      return own > 0 && reachesPast && left < right && element.checkVisibility() && !isBoxed(element);
    });
    const scrolls =
      document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth}px wide`]
        : [];
    return [
      ...scrolls,
      ...wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`),
    ];
  });

/**
 * Names of the visible controls that do nothing without a script: all but those of a form that leads somewhere.
 */
export const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, textarea, [role=button], [role=tab], [aria-expanded]")]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest("form[action], [formaction]"),
      )
      .map((control) => control.getAttribute("aria-label") ?? control.textContent.trim()),
  );

/**
 * Texts of the page's content that nobody can see, here or in another place. Left out: what is hidden from assistive
 * technology, because it is said elsewhere, and controls with their counters, because without a script they are better
 * away; on paper, also what can only be used on a screen. A text cut short counts as seen where the whole is, and one inside a link while the link shows any words.
 */
export const lostTexts = (page: { evaluate(find: () => string[]): Promise<string[]> }): Promise<string[]> =>
  page.evaluate(() => {
    const elsewhere = "[aria-hidden=true], [hidden], noscript, script, style, dialog, option, button, [aria-live]";
    const onScreen = window.matchMedia("print").matches ? ", [data-print=hide]" : "";
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const plain = (text: string): string => text.replace(/\s+/g, " ").replace(/…$/, "").trim();
    const seen = plain(document.body.innerText);
    const lost: string[] = [];
    while (texts.nextNode()) {
      const text = plain(texts.currentNode.textContent ?? "");
      const element = texts.currentNode.parentElement;
      if (text === "" || !element || element.closest(elsewhere + onScreen)) continue;
      const visible =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest("a")?.innerText;
      if (!visible && !seen.includes(text)) lost.push(text);
    }
    return lost;
  });

const shiftSchema = z.object({ value: z.number(), places: z.string() });

/**
 * Records what moves by itself on the pages that are opened from now on.
 * @returns tells what moved, if it adds up to more than anyone would see
 */
export const recordShifts = async (page: Page): Promise<() => Promise<z.infer<typeof shiftSchema>[]>> => {
  await page.addInitScript(() => {
    const shifts: { value: number; places: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node }[] };
        const places = shift.sources.map(({ node }) =>
          node instanceof Element ? (node.closest("section")?.id ?? node.tagName) : "text",
        );
        if (!shift.hadRecentInput) shifts.push({ value: shift.value, places: places.join() });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = z.array(shiftSchema).parse(await page.evaluate((): unknown => Reflect.get(window, "shifts")));
    return shifts.reduce((sum, { value }) => sum + value, 0) < 0.01 ? [] : shifts;
  };
};
