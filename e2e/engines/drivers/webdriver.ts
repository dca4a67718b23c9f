import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import type { BrowserWindow, Engine, Key, LaunchOptions } from "./driver";

const KEYS: Readonly<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Tab: Keys.TAB,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Home: Keys.HOME,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** How long the browser's first answer may take, in ms. */
const START_TIMEOUT = 30_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("No port is free."));
      });
    });
  });

/** A screen that exists in memory only. */
const startScreen = async (): Promise<{ screen: ChildProcess; display: string }> => {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once("error", reject);
    screen.once("exit", () => {
      reject(new Error("Xvfb did not start."));
    });
    screen.stdio[3]?.once("data", (number: Buffer) => {
      resolve(`:${number.toString().trim()}`);
    });
  });
  return { screen, display };
};

/** Settings of GTK, which WebKitGTK reads as those of the system. */
const writeSettings = (folder: string, reducedMotion: boolean): NodeJS.ProcessEnv => {
  const settings = path.join(folder, "gtk-3.0");
  const theme = path.join(folder, "themes", "Narrow", "gtk-3.0");
  for (const target of [settings, theme]) mkdirSync(target, { recursive: true });
  writeFileSync(path.join(settings, "settings.ini"), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  // With the usual theme the toolbar keeps the window at least 447 px wide.
  writeFileSync(path.join(theme, "gtk.css"), "* { font-size: 1px; }\n");
  return { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, GTK_THEME: "Narrow" };
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/status`)).ok;
  } catch {
    return false;
  }
};

/** Fails where a promise takes too long. */
const inTime = async <Result>(promise: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("MiniBrowser did not start."));
    }, START_TIMEOUT);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Drives WebKitGTK's MiniBrowser, on a screen of its own, through WebKitWebDriver. */
export const launchWithWebDriver = async ({ executable, reducedMotion }: LaunchOptions): Promise<Engine> => {
  if (executable === undefined) throw new Error("The path of MiniBrowser is needed.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  const { screen, display } = await startScreen();
  const env = {
    ...process.env,
    ...writeSettings(folder, reducedMotion),
    DISPLAY: display,
    // The sandbox needs rights that a container does not give, and there is no graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };

  /** Each window gets a WebKitWebDriver of its own, because one has only one session, and is slow to let it go. */
  const startSession = async (): Promise<{ driver: WebDriver; end: () => Promise<void> }> => {
    const port = await freePort();
    const service = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
    const ended = new Promise((resolve) => service.once("exit", resolve));
    const stop = async (): Promise<void> => {
      service.kill();
      await ended;
    };
    const address = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + START_TIMEOUT; !(await answers(address));) {
      if (Date.now() > end) throw new Error("WebKitWebDriver did not start.");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: executable, args: ["--automation"] },
    });
    try {
      const driver = await inTime(
        Promise.resolve(new Builder().usingServer(address).withCapabilities(capabilities).build()),
      );
      const end = async (): Promise<void> => {
        await driver.quit();
        await stop();
      };
      return { driver, end };
    } catch (error) {
      await stop();
      throw error;
    }
  };

  const newWindow = async (): Promise<BrowserWindow> => {
    // On a busy machine MiniBrowser sometimes hangs at its start.
    const { driver, end } = await startSession().catch(startSession);
    await driver.manage().setTimeouts({ script: 60_000 });
    const moveTo = (x: number, y: number) =>
      driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
    const size = (): Promise<[number, number]> => driver.executeScript("return [innerWidth, innerHeight]");
    return {
      goto: (target) => driver.get(target),
      resize: async (width, height) => {
        const window = driver.manage().window();
        // The toolbar takes some of the height.
        await window.setRect({ x: 0, y: 0, width, height });
        const [, inner] = await size();
        await window.setRect({ x: 0, y: 0, width, height: height + height - inner });
        const reached = await size();
        if (reached[0] !== width) throw new Error(`The window is ${reached[0]} px wide, not ${width}.`);
      },
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      moveTo: (x, y) => moveTo(x, y).perform(),
      clickAt: (x, y) => moveTo(x, y).click().perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
      close: end,
    };
  };
  const close = (): Promise<void> => {
    screen.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    return Promise.resolve();
  };
  const words = execFileSync(executable, ["--version"], { encoding: "utf8", env });
  const version = /[\d.]+/.exec(words)?.[0] ?? "of an unknown version";
  return { title: `WebKitGTK ${version}`, newWindow, close };
};
