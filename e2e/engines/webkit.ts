import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { freePort } from "../../test/free-port";
import type { Browser, BrowserWindow } from "./browser";
import { windowOf } from "./webdriver";

/** How long the browser's first answer may take, in ms. */
const START_TIMEOUT = 30_000;

/** A screen that exists in memory only. */
const startScreen = async () => {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once("error", reject);
    screen.stdio[3]?.once("data", (number: Buffer) => {
      resolve(`:${number.toString().trim()}`);
    });
  });
  return { screen, display };
};

/** A theme of GTK for the browser: with the usual one, the toolbar keeps the window at least 447 px wide. */
const writeTheme = (folder: string): NodeJS.ProcessEnv => {
  const theme = path.join(folder, "themes", "Narrow", "gtk-3.0");
  mkdirSync(theme, { recursive: true });
  writeFileSync(path.join(theme, "gtk.css"), "* { font-size: 1px; }\n");
  return { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, GTK_THEME: "Narrow" };
};

/** Sends a command of WebDriver: https://www.w3.org/TR/webdriver2/#endpoints */
const send = async (address: string, method: "POST" | "DELETE", body?: object, timeout = 120_000): Promise<unknown> => {
  const response = await fetch(address, { method, body: JSON.stringify(body), signal: AbortSignal.timeout(timeout) });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
};

/** Starts WebKitGTK's MiniBrowser, on a screen of its own, through WebKitWebDriver. */
export const launchWebKit = async (executable: string): Promise<Browser> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  const { screen, display } = await startScreen();
  const env = {
    ...process.env,
    ...writeTheme(folder),
    DISPLAY: display,
    // The sandbox needs rights that a container does not give, and there is no graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };

  /** Each window gets a WebKitWebDriver of its own, because one has only one session, and is slow to let it go. */
  const startSession = async (): Promise<{ session: string; stop: () => Promise<void> }> => {
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], { stdio: "ignore", env });
    const ended = once(driver, "exit");
    const stop = async (): Promise<void> => {
      driver.kill();
      await ended;
    };
    const address = `http://127.0.0.1:${port}`;
    const isUp = (): Promise<boolean> =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (const end = Date.now() + START_TIMEOUT; !(await isUp());) {
      if (Date.now() > end) throw new Error("WebKitWebDriver did not start.");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const options = { binary: executable, args: ["--automation"] };
    const capabilities = { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } };
    try {
      const value = await send(`${address}/session`, "POST", { capabilities }, START_TIMEOUT);
      const { sessionId } = z.object({ sessionId: z.string() }).parse(value);
      return { session: `${address}/session/${sessionId}`, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  };

  const newWindow = async (): Promise<BrowserWindow> => {
    // On a busy machine MiniBrowser sometimes hangs at its start.
    const { session, stop } = await startSession().catch(startSession);
    const run = (script: string) => send(`${session}/execute/sync`, "POST", { script, args: [] });
    const setSize = (width: number, height: number) =>
      send(`${session}/window/rect`, "POST", { x: 0, y: 0, width, height });
    return windowOf({
      goto: async (url) => {
        await send(`${session}/url`, "POST", { url });
      },
      resize: async (width, height) => {
        // The toolbar takes some of the height.
        await setSize(width, height);
        await setSize(width, height + height - Number(await run("return innerHeight")));
        const reached = await run("return innerWidth");
        if (reached !== width) throw new Error(`The window is ${String(reached)} px wide, not ${width}.`);
      },
      evaluateText: async (expression) => z.string().parse(await run(`return ${expression}`)),
      perform: async (actions) => {
        await send(`${session}/actions`, "POST", { actions });
      },
      close: async () => {
        await send(session, "DELETE");
        await stop();
      },
    });
  };
  const close = (): Promise<void> => {
    screen.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    return Promise.resolve();
  };
  return { newWindow, close };
};
