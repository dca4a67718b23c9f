import puppeteer from "puppeteer-core";
import type { BrowserWindow, Engine, LaunchOptions } from "./driver";

/** Drives any installed Firefox through WebDriver BiDi, which Firefox speaks by itself. */
export const launchWithPuppeteer = async ({ executable, reducedMotion }: LaunchOptions): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: executable,
    headless: true,
    extraPrefsFirefox: {
      // Headless Firefox on Linux asks for reduced motion unless told otherwise.
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      // And it has no mouse: 2 is a fine pointer, 4 that it can hover.
      "ui.primaryPointerCapabilities": 2 + 4,
      "ui.allPointerCapabilities": 2 + 4,
    },
  });
  const newWindow = async (): Promise<BrowserWindow> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      goto: async (address) => {
        await page.goto(address);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      evaluate: <Result>(expression: string) => page.evaluate<[], () => Promise<Result>>(expression),
      moveTo: (x, y) => page.mouse.move(x, y),
      clickAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key === "Space" ? " " : key),
      close: () => context.close(),
    };
  };
  const version = await browser.version();
  return { title: `Firefox ${version.replace(/^firefox\//i, "")}`, newWindow, close: () => browser.close() };
};
