// @ts-check
import { devices } from "@playwright/test";

/** How many times slower than this machine the visitor's phone is. */
const SLOW_DOWN = 4;

/**
 * @typedef {object} Visit
 * @property {number} inp the slowest answer to a touch or key until the next picture, in ms
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
    Object.assign(globalThis, { record });
    /** Entries of these kinds have fields that not every browser's types know. @param {PerformanceEntry} entry @param {string} field */
    const field = (entry, field) => Number(Reflect.get(entry, field));
    /** @param {string} type @param {(entry: PerformanceEntry) => void} take */
    const watch = (type, take) => {
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
    };
    watch("event", (entry) => {
      if (field(entry, "interactionId") > 0) record.inp = Math.max(record.inp, entry.duration);
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
    read: () => page.evaluate(() => Reflect.get(globalThis, "record")),
    forgetTasks: () => page.evaluate(() => Object.assign(Reflect.get(globalThis, "record"), { longestTask: 0 })),
  };
};

/**
 * A visit on a slow phone: home from top to bottom, menu, a question, a filter, a form.
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
  let inp = 0;
  const settle = async () => {
    await page.waitForTimeout(1000);
    inp = Math.max(inp, (await read()).inp);
  };
  await page
    .getByRole("button", { name: /^What|^How|^Do|^Can/ })
    .first()
    .tap();
  // As between all taps here, because people need a moment between taps.
  await settle();
  await page.getByRole("button", { name: "Open menu" }).tap();
  await settle();
  await page.goto(new URL("/our-works/", address).href);
  await page.getByRole("button", { name: /^CGI/ }).tap();
  await settle();
  await page.goto(new URL("/contact/", address).href);
  const form = page.getByRole("form", { name: "Contact us" });
  await form.getByLabel("Email", { exact: true }).tap();
  await page.keyboard.type("asha@example.org");
  await settle();
  await page.context().close();
  return { inp, longestTask, shift };
};
