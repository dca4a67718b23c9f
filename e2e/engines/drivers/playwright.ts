import { chromium, firefox, webkit } from "@playwright/test";
import flags from "../../../scripts/browsers/chromium-flags.json";
import type { BrowserWindow, Engine, EngineName, LaunchOptions } from "./driver";

const BROWSERS = { chromium, firefox, webkit };
const TITLES = { chromium: "Chromium", firefox: "Firefox", webkit: "WebKit" };

/** Drives Chromium, and Playwright's own builds of Firefox and WebKit where they are installed. */
export const launchWithPlaywright = async (
  name: EngineName,
  { executable, reducedMotion }: LaunchOptions,
): Promise<Engine> => {
  const browser = await BROWSERS[name].launch({
    executablePath: executable,
    args: name === "chromium" ? flags : [],
  });
  const newWindow = async (): Promise<BrowserWindow> => {
    const context = await browser.newContext({ reducedMotion: reducedMotion ? "reduce" : "no-preference" });
    const page = await context.newPage();
    return {
      goto: async (address) => {
        await page.goto(address);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      evaluate: (expression) => page.evaluate(expression),
      moveTo: (x, y) => page.mouse.move(x, y),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      close: () => context.close(),
    };
  };
  return { title: `${TITLES[name]} ${browser.version()}`, newWindow, close: () => browser.close() };
};
