import { expect as base } from "@playwright/test";

/** Times between two looks, in ms. Playwright's own grow to a second, which is longer than most of what is waited for. */
const INTERVALS = [50, 50, 100, 100, 200];

const poll: typeof base.poll = (actual, options) =>
  base.poll(actual, {
    intervals: INTERVALS,
    ...(typeof options === "string" ? { message: options } : options),
  });

/** Playwright's `expect`, which looks more often. */
export const expect: typeof base = new Proxy(base, {
  get: (target, property, receiver): unknown => (property === "poll" ? poll : Reflect.get(target, property, receiver)),
});
