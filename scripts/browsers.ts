import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "@playwright/test";
import { attempt, installByApt, projectDir } from "./lib/run";

/** Keep a test browser off the network, and working in a container without a sandbox or a graphics card. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The engines beside Chromium. */
export const ENGINES = ["firefox", "webkit"] as const;

export type EngineName = (typeof ENGINES)[number];

/** Whether a browser starts. One that is installed but lacks a library would fail every test with the same riddle. */
const starts = (engine: EngineName | "chromium", options: LaunchOptions = {}): boolean => {
  const launch = `require("@playwright/test").${engine}.launch(${JSON.stringify(options)})`;
  const script = `${launch}.then((browser) => browser.close())`;
  return spawnSync(process.execPath, ["-e", script], { cwd: projectDir, timeout: 60_000 }).status === 0;
};

/** Installs Playwright's build of a browser or, where that can't be had or doesn't start, Debian's and Ubuntu's packages. */
const install = (engine: EngineName | "chromium", packages: readonly string[], ...options: readonly string[]): void => {
  console.error(`No browser with ${engine} was found; installing one …`);
  attempt("npx", "--no-install", "playwright", "install", ...options, engine);
  if (!starts(engine)) installByApt(...packages);
};

/** Playwright's own build, where it's installed: what `executablePath` says by being empty. */
const OWN = "";

/**
 * The path of a Chromium that starts, installed if there's none, or an empty text for Playwright's own headless shell.
 *
 * @param options `complete` asks for a whole browser, which keeps pages in memory for Back and Forward
 */
export const findOrInstallChromium = ({ complete = false } = {}): string => {
  const whole = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
  const shells = [process.env.CHROMIUM_PATH ?? OWN, "/usr/bin/chromium-headless-shell"];
  const find = (): string | undefined =>
    (complete ? [...whole, OWN] : [...shells, ...whole]).find(
      (executablePath) =>
        (executablePath === OWN || existsSync(executablePath)) &&
        starts("chromium", { executablePath, args: CHROMIUM_FLAGS, ...(complete ? { channel: "chromium" } : {}) }),
    );
  const found = find();
  if (found !== undefined) return found;
  if (complete) install("chromium", ["chromium"]);
  else install("chromium", ["chromium-headless-shell"], "--only-shell");
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    "No Chromium could be found or installed. Install one and give its path: CHROMIUM_PATH=/path/to/chrome npm test",
  );
};

/** A file in one of the folders of libraries, such as /usr/lib/x86_64-linux-gnu. */
const inLibraries = (file: string): string | undefined =>
  readdirSync("/usr/lib")
    .map((name) => path.join("/usr/lib", name, file))
    .find(existsSync);

/** `find` returns the system's browser, if everything its driver needs is installed too: that is in `packages`. */
const engines = {
  firefox: {
    remedy: "Install Firefox, or give its path: FIREFOX_PATH=/path/to/firefox",
    packages: ["firefox-esr"],
    find: () => ["/usr/bin/firefox-esr", "/usr/lib/firefox/firefox"].find(existsSync),
  },
  webkit: {
    remedy:
      "Run `npx playwright install --with-deps webkit`; on Debian and Ubuntu it can come by apt, with a right to it",
    packages: [
      ...["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
      // They play films.
      ...["gstreamer1.0-plugins-good", "gstreamer1.0-plugins-bad", "gstreamer1.0-libav"],
    ],
    find: () =>
      ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every(existsSync) && inLibraries("gstreamer-1.0/libgstlibav.so")
        ? inLibraries("webkit2gtk-4.1/MiniBrowser")
        : undefined,
  },
};

/** The browser on this machine to visit the site with. Without an executable, it's Playwright's own. */
export const findEngine = (name: EngineName): { readonly executable: string | undefined } | undefined => {
  const chosen = name === "firefox" ? process.env.FIREFOX_PATH : undefined;
  if (!chosen && starts(name)) return { executable: undefined };
  const executable = chosen ?? engines[name].find();
  return executable === undefined ? undefined : { executable };
};

/** Installs a browser if there's none. Returns what to do where that failed. */
export const ensureEngine = (name: EngineName): string | undefined => {
  if (findEngine(name)) return undefined;
  install(name, engines[name].packages);
  return findEngine(name) ? undefined : engines[name].remedy;
};
