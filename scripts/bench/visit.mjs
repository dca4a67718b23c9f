// @ts-check
import { devices } from "@playwright/test";

/** How many times slower than this machine the visitor's phone is. */
const SLOW_DOWN = 4;

/**
 * @typedef {object} Visit
 * @property {number} inp the slowest answer to a touch or key until the next picture, in ms
 * @property {number[]} interactions the same of each touch or key, in ms; those under 16 ms are missing
 * @property {number} longestTask in ms; 0 where no task took 50 ms or more
 * @property {number} shift layout shift
 */

/**
 * A page on a slow phone, which records what the visitor would notice.
 *
 * @param {import("@playwright/test").Browser} browser
 * @returns {Promise<{ page: import("@playwright/test").Page, read: () => Promise<Visit>, forgetTasks: () => Promise<unknown> }>}
 */
export const openOnSlowPhone = async (browser) => {
  const context = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    sessionStorage.setItem("lead-popup-seen", "true");
    const record = { inp: 0, longestTask: 0, shift: 0 };
    /** The slowest event of each interaction. A tap is several events. @type {Map<number, number>} */
    const slowest = new Map();
    Object.assign(globalThis, { record, slowest });
    /** Entries of these kinds have fields that not every browser's types know. @param {PerformanceEntry} entry @param {string} field */
    const field = (entry, field) => Number(Reflect.get(entry, field));
    /** @param {string} type @param {(entry: PerformanceEntry) => void} take */
    const watch = (type, take) => {
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
    };
    watch("event", (entry) => {
      const id = field(entry, "interactionId");
      if (id === 0) return;
      slowest.set(id, Math.max(slowest.get(id) ?? 0, entry.duration));
      record.inp = Math.max(record.inp, entry.duration);
    });
    watch("longtask", (entry) => {
      record.longestTask = Math.max(record.longestTask, entry.duration);
    });
    watch("layout-shift", (entry) => {
      if (field(entry, "hadRecentInput") === 0) record.shift += field(entry, "value");
    });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  return {
    page,
    read: () =>
      page.evaluate(() => ({
        ...Reflect.get(globalThis, "record"),
        interactions: [...Reflect.get(globalThis, "slowest").values()],
      })),
    forgetTasks: () => page.evaluate(() => Object.assign(Reflect.get(globalThis, "record"), { longestTask: 0 })),
  };
};

/** How long, in ms, a visitor rests after a touch, a card's turn and a key. */
const REST = { touch: 250, flip: 1500, key: 100 };

/** How many touches and keys a visit makes of each kind: 200 in all. */
const TIMES = { menu: 40, question: 40, step: 40, flip: 20, filter: 40, key: 20 };

export const INTERACTIONS = Object.values(TIMES).reduce((sum, times) => sum + times, 0);

/**
 * Taps the elements of a list in turn, each where it's in the middle of the window.
 *
 * @param {import("@playwright/test").Locator} elements
 * @param {number} times
 * @param {number} [rest] after each, in ms
 */
const tapInTurn = async (elements, times, rest = REST.touch) => {
  const count = await elements.count();
  for (let time = 0; time < times; time += 1) {
    const element = elements.nth(time % count);
    await element.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
    await element.tap();
    await element.page().waitForTimeout(rest);
  }
};

/**
 * A visit on a slow phone: home from top to bottom, then 200 touches and keys in the questions, the steps, the flip
 * cards, the menu, the portfolio's filter and the contact form.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} address of the site
 * @returns {Promise<Visit>}
 */
export const visit = async (browser, address) => {
  const { page, read, forgetTasks } = await openOnSlowPhone(browser);
  await page.goto(address);
  await page.waitForTimeout(4000);
  // The table's blocking time covers the start. From here on, the visitor scrolls.
  await forgetTasks();
  const height = await page.evaluate(() => globalThis.document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(150);
  }
  const { longestTask, shift } = await read();
  await tapInTurn(page.locator("#faq button[aria-controls]"), TIMES.question);
  await tapInTurn(page.locator("#method button:visible"), TIMES.step);
  await tapInTurn(page.locator("#solution [data-turn]:visible"), TIMES.flip, REST.flip);
  await tapInTurn(page.locator("button[aria-controls=menu]"), TIMES.menu);
  const interactions = [...(await read()).interactions];
  await page.goto(new URL("/our-works/", address).href);
  await tapInTurn(page.getByRole("group").getByRole("button"), TIMES.filter);
  interactions.push(...(await read()).interactions);
  await page.goto(new URL("/contact/", address).href);
  await page.getByRole("form").getByRole("textbox").first().focus();
  for (const key of "Asha Rao of Jaipur..".slice(0, TIMES.key)) {
    await page.keyboard.press(key === " " ? "Space" : key);
    await page.waitForTimeout(REST.key);
  }
  interactions.push(...(await read()).interactions);
  await page.context().close();
  return { inp: Math.max(...interactions), interactions, longestTask, shift };
};
