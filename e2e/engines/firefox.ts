import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Browser, BrowserWindow } from "./browser";
import { windowOf } from "./webdriver";

const answer = z.object({ id: z.number(), type: z.string(), result: z.unknown(), message: z.string().optional() });

/** Sends commands of WebDriver BiDi, which any Firefox speaks by itself: https://www.w3.org/TR/webdriver-bidi/ */
const connect = async (address: string) => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, (reply: z.infer<typeof answer>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply = answer.safeParse(JSON.parse(String(data)));
    if (reply.success) waiting.get(reply.data.id)?.(reply.data);
  });
  let sent = 0;
  return async (method: string, params: object = {}): Promise<unknown> => {
    const id = (sent += 1);
    const { type, result, message } = await new Promise<z.infer<typeof answer>>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result;
  };
};

const PREFERENCES = {
  // Headless Firefox on Linux asks for reduced motion unless told otherwise.
  "ui.prefersReducedMotion": 0,
  // And it has no mouse: 2 is a fine pointer, 4 that it can hover.
  "ui.primaryPointerCapabilities": 2 + 4,
  "ui.allPointerCapabilities": 2 + 4,
  "browser.shell.checkDefaultBrowser": false,
  "app.update.disabledForTesting": true,
  "datareporting.policy.dataSubmissionEnabled": false,
};

/** Starts the system's Firefox, with a profile of its own. */
export const launchFirefox = async (executable: string): Promise<Browser> => {
  const profile = mkdtempSync(path.join(os.tmpdir(), "firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(path.join(profile, "user.js"), lines.join(""));
  const options = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = spawn(executable, options, { stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(firefox, "exit");
  let address: string | undefined;
  for await (const line of createInterface(firefox.stderr)) {
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  firefox.stderr.resume();
  const send = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });

  const newWindow = async (): Promise<BrowserWindow> => {
    const { userContext } = z.object({ userContext: z.string() }).parse(await send("browser.createUserContext"));
    const { context } = z
      .object({ context: z.string() })
      .parse(await send("browsingContext.create", { type: "window", userContext }));
    return windowOf({
      goto: async (url) => {
        await send("browsingContext.navigate", { context, url, wait: "complete" });
      },
      resize: async (width, height) => {
        await send("browsingContext.setViewport", { context, viewport: { width, height } });
      },
      evaluateText: async (expression) => {
        const { result } = z
          .object({ result: z.object({ value: z.string() }) })
          .parse(await send("script.evaluate", { expression, target: { context }, awaitPromise: true }));
        return result.value;
      },
      perform: async (actions) => {
        await send("input.performActions", { context, actions });
      },
      close: async () => {
        await send("browser.removeUserContext", { userContext });
      },
    });
  };
  const close = async (): Promise<void> => {
    firefox.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { newWindow, close };
};
