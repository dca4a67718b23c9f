import { firefox, webkit } from "@playwright/test";
import type { EngineName } from "../../scripts/browsers";
import type { Browser, BrowserWindow } from "./browser";

const BROWSERS = { firefox, webkit };

/** Drives Playwright's own builds of Firefox and WebKit. */
export const launchWithPlaywright = async (name: EngineName): Promise<Browser> => {
  const browser = await BROWSERS[name].launch();
  const newWindow = async (): Promise<BrowserWindow> => {
    const context = await browser.newContext();
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
  return { newWindow, close: () => browser.close() };
};
