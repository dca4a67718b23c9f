import type { Page } from "@playwright/test";
import fc from "fast-check";
import { MAP_HOST, stubMap } from "../support/map";
import { hydrated, isFree } from "../support/page";
import { PLAYER_HOST, stubPlayer } from "../support/player";
import { EVERY_KIND, SERVICE } from "../support/routes";
import { expect, figure, test } from "../support/test";

/**
 * A monkey at the page: presses, keys, words, scrolling, resizing, Back, in an order that a seed decides. The watch over
 * every test fails it for an exception or an error in the console; the rest is looked at on the way. A failure prints
 * the seed and the last steps; MONKEY_SEED repeats it.
 */
const SEED = Number(process.env.MONKEY_SEED ?? 20251121);
const LONG = Boolean(process.env.BROWSER_TEST_LONG);
const STEPS = LONG ? 1000 : 60;
const PAGES = LONG ? EVERY_KIND : (["/", SERVICE.path, "/our-works/", "/contact/"] as const);

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const key = fc.constantFrom(
  ...["Tab", "Tab", "Shift+Tab", "Escape", "Enter", "Space", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"],
  ...["Home", "End", "PageDown", "PageUp", "Backspace"],
);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("press"), which: share }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("press at"), x: share, y: share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("double press"), which: share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("point at"), x: share, y: share }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("key"), key }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("type"), text: fc.string({ unit: "grapheme", maxLength: 12 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("scroll"), by: fc.integer({ min: -1500, max: 2500 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("resize"), width: fc.constantFrom(320, 390, 767, 768, 1024, 1440) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("back") }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The middle of one of the things in view that can be pressed. */
const pressable = (page: Page, which: number): Promise<{ x: number; y: number } | undefined> =>
  page.evaluate((place) => {
    const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=tab]")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom }) => right > 1 && bottom > 1 && left < innerWidth - 1 && top < innerHeight - 1,
      );
    const box = all[Math.floor(place * all.length)];
    return (
      box && {
        x: (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2,
        y: (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2,
      }
    );
  }, which);

/** A step may have led to another document, and a look at the page, or the way back, falls into the change. */
const settled = async <Value>(page: Page, look: () => Promise<Value>): Promise<Value> => {
  for (;;) {
    try {
      return await look();
    } catch (error) {
      // Its first line: those below tell what was under way, which in `goto` is always a navigation.
      const [message = ""] = String(error).split("\n", 1);
      if (!/context was destroyed|navigat|ERR_ABORTED/i.test(message)) throw error;
      await page.waitForLoadState("load");
    }
  }
};

/**
 * Whether an input has arrived. Where the document changes under it, Chromium may never say so, and may take no other
 * input to the new document either: its frames and timers go on, and no key has an effect. Only another document
 * ends that. A page that hangs does not answer, and has no such way out.
 */
const arrived = async (page: Page, input: Promise<void>): Promise<boolean> => {
  const inTime = await Promise.race([input.then(() => true), page.waitForTimeout(5000).then(() => false)]);
  if (!inTime) {
    await settled(page, () => page.evaluate(() => document.readyState));
    await settled(page, () => page.reload());
  }
  return inTime;
};

const take = async (page: Page, next: Step): Promise<void> => {
  const { mouse, keyboard } = page;
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  if ("which" in next) {
    const place = await pressable(page, next.which);
    if (place) await arrived(page, mouse.click(place.x, place.y, { clickCount: next.kind === "press" ? 1 : 2 }));
  } else if ("x" in next) {
    const [x, y] = [next.x * width, next.y * height];
    await arrived(page, next.kind === "point at" ? mouse.move(x, y) : mouse.click(x, y));
  } else if ("key" in next) await arrived(page, keyboard.press(next.key));
  else if ("text" in next) await arrived(page, keyboard.insertText(next.text));
  else if ("by" in next) await arrived(page, mouse.wheel(0, next.by));
  else if ("width" in next) await page.setViewportSize({ width: next.width, height: 800 });
  else
    await page.evaluate(() => {
      history.back();
    });
};

/** Tab must lead somewhere, wherever the focus is; later, where the page is only just coming. */
const expectFocusToMove = async (page: Page, said: string): Promise<void> => {
  const stops = new Set<number>();
  await expect
    .poll(
      async () => {
        if (!(await arrived(page, page.keyboard.press("Tab")))) stops.clear();
        const stop = await settled(page, () =>
          page.evaluate(() => [...document.querySelectorAll("*")].indexOf(document.activeElement ?? document.body)),
        );
        return stops.add(stop).size;
      },
      { message: said, timeout: 60_000 },
    )
    .toBeGreaterThan(1);
};

// The seed repeats a failure; a trace of so many steps takes longer than the steps.
test.use({ trace: "off" });

test.describe("a monkey", () => {
  test.use({
    allowedHosts: [PLAYER_HOST, MAP_HOST],
    expectedErrors: LONG ? /The message was not sent|\/videos\// : /The message was not sent/,
  });

  for (const [index, address] of PAGES.entries()) {
    test(`finds no fault in ${STEPS} steps on ${address}`, async ({ page, baseURL }, info) => {
      test.setTimeout(LONG ? 1_200_000 : 180_000);
      await stubPlayer(page, "answers");
      await stubMap(page);
      // Decoding films takes most of a machine without a video chip: the long way goes without them.
      if (LONG) await page.route("**/videos/**", (route) => route.abort());
      let sent = 0;
      await page.route("**/api/v1.0/email/send", (route) => {
        sent += 1;
        return route.fulfill({ status: 200, body: "OK" });
      });
      // What would leave the site is counted and goes no further.
      let outbound = 0;
      const leaving = "leaves the site";
      page.on("console", (message) => {
        if (message.text() === leaving) outbound += 1;
      });
      await page.addInitScript((word) => {
        addEventListener(
          "click",
          (event) => {
            const link = event.target instanceof Element ? event.target.closest("a") : null;
            if (!link || link.origin === location.origin) return;
            event.preventDefault();
            console.info(word);
          },
          true,
        );
      }, leaving);

      await page.goto(address);
      await hydrated(page);
      const steps = fc.sample(step, { seed: SEED + index, numRuns: STEPS });
      const said = (place: number): string =>
        `seed ${SEED}, step ${place}: ${steps
          .slice(Math.max(0, place - 12), place + 1)
          .map((one) => JSON.stringify(one))
          .join(" ")}`;

      for (const [place, next] of steps.entries()) {
        await settled(page, () => take(page, next));
        if (!page.url().startsWith(baseURL ?? "-") || (place % 25 === 24 && new URL(page.url()).pathname !== address)) {
          await settled(page, () => page.goto(address));
        }
        if (place % 10 === 9) {
          const wide = await settled(page, () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          );
          expect(wide, said(place)).toBe(0);
          expect(await settled(page, () => page.getByRole("heading", { level: 1 }).count()), said(place)).toBeLessThan(
            2,
          );
        }
        if (place % 50 === 49) await expectFocusToMove(page, said(place));
      }

      // Nothing is left that cannot be left.
      await expect
        .poll(async () => {
          await page.keyboard.press("Escape");
          return isFree(page);
        })
        .toBe(true);
      await expectFocusToMove(page, said(STEPS));
      await settled(page, () => page.goto(address));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      figure(info, "random interactions", STEPS);
      figure(info, "ways out of the site held back", outbound);
      figure(info, "messages sent by a monkey", sent);
    });
  }
});
