// @ts-check
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";
import { starts } from "./chromium.mjs";

/** @typedef {"firefox" | "webkit"} EngineName */

/** The engines beside Chromium. @type {readonly EngineName[]} */
export const ENGINES = ["firefox", "webkit"];

/** What to do where a browser is neither there nor can be installed. @type {Record<EngineName, string>} */
export const REMEDIES = {
  firefox: "Install Firefox, or give its path: FIREFOX_PATH=/path/to/firefox",
  webkit:
    "Run `npx playwright install --with-deps webkit`; on Debian and Ubuntu it can come by apt, with a right to it",
};

/** Debian's and Ubuntu's packages; the plug-ins play films. @type {Record<EngineName, string[]>} */
const PACKAGES = {
  firefox: ["firefox-esr"],
  webkit: [
    "webkit2gtk-driver",
    "libwebkit2gtk-4.1-0",
    "xvfb",
    "gstreamer1.0-plugins-good",
    "gstreamer1.0-plugins-bad",
    "gstreamer1.0-libav",
  ],
};

/** @param {string} file a path below a folder of libraries, such as /usr/lib/x86_64-linux-gnu */
const inLibraries = (file) =>
  readdirSync("/usr/lib")
    .map((name) => path.join("/usr/lib", name, file))
    .find((candidate) => existsSync(candidate));

/** The system's browser, if everything its driver needs is installed too. @type {Record<EngineName, () => string | undefined>} */
const ofSystem = {
  firefox: () => ["/usr/bin/firefox-esr", "/usr/lib/firefox/firefox"].find((file) => existsSync(file)),
  webkit: () => {
    const driver = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((file) => existsSync(file));
    return driver && inLibraries("gstreamer-1.0/libgstlibav.so")
      ? inLibraries("webkit2gtk-4.1/MiniBrowser")
      : undefined;
  },
};

/**
 * The browser on this machine to visit the site with. Without an executable, it's Playwright's own.
 *
 * @param {EngineName} name
 * @returns {{ executable: string | undefined } | undefined}
 */
export const findEngine = (name) => {
  const chosen = name === "firefox" ? process.env.FIREFOX_PATH : undefined;
  if (!chosen && starts(name)) return { executable: undefined };
  const executable = chosen ?? ofSystem[name]();
  return executable === undefined ? undefined : { executable };
};

/**
 * The same; installs a browser if there's none.
 *
 * @param {EngineName} name
 */
export const findOrInstallEngine = (name) => {
  const found = findEngine(name);
  if (found) return found;
  console.error(`No browser with ${name} was found; installing one …`);
  attempt("npx", ["--no-install", "playwright", "install", name]);
  if (!starts(name)) installByApt(...PACKAGES[name]);
  return findEngine(name);
};
