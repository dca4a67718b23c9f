// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";
import { isInstalled } from "../setup/installed.mjs";
import { projectDir } from "../lib/project.mjs";
import { findChromium, findOrInstallChromium } from "./chromium.mjs";

/** @typedef {"chromium" | "firefox" | "webkit"} EngineName */

/** @type {readonly EngineName[]} */
export const ENGINES = ["chromium", "firefox", "webkit"];

/**
 * A browser and its driver; see e2e/engines. Without an executable, the driver uses its own browser.
 *
 * @typedef {{ driver: "playwright" | "puppeteer" | "webdriver", executable: string | undefined }} FoundEngine
 */

const require = createRequire(path.join(projectDir, "package.json"));

/** What to do where a browser is neither there nor can be installed. @type {Record<EngineName, string>} */
export const REMEDIES = {
  chromium: "Install Chromium or Chrome, or give its path: CHROMIUM_PATH=/path/to/chrome",
  firefox: "Install Firefox, or give its path: FIREFOX_PATH=/path/to/firefox",
  webkit:
    "Run `npx playwright install --with-deps webkit`; on Debian and Ubuntu it can come by apt, with a right to it",
};

/** Debian's and Ubuntu's packages; the plug-ins play films. @type {Record<"firefox" | "webkit", string[]>} */
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

const FIREFOXES = [
  "/usr/bin/firefox-esr",
  "/usr/lib/firefox/firefox",
  "/usr/lib64/firefox/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/**
 * Whether Playwright's own build is installed and starts. System libraries can be missing. Without packages there's no
 * Playwright either, but `npm run doctor` still works.
 *
 * @param {"firefox" | "webkit"} name
 */
const playwrightsOwnStarts = (name) => {
  if (!isInstalled(projectDir)) return false;
  if (!existsSync(require("@playwright/test")[name].executablePath())) return false;
  const script = `require("@playwright/test").${name}.launch().then((browser) => browser.close())`;
  return spawnSync(process.execPath, ["-e", script], { cwd: projectDir, timeout: 60_000 }).status === 0;
};

/** @param {string} file a path below a folder of libraries, such as /usr/lib/x86_64-linux-gnu */
const inLibraries = (file) =>
  ["/usr/lib", "/usr/lib64", "/usr/libexec"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => path.join(folder, name))])
    .map((folder) => path.join(folder, file))
    .find((candidate) => existsSync(candidate));

/** WebKitGTK's browser, if everything its driver needs is installed too. */
const findMiniBrowser = () => {
  const parts = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((file) => existsSync(file));
  return parts && inLibraries("gstreamer-1.0/libgstlibav.so") ? inLibraries("webkit2gtk-4.1/MiniBrowser") : undefined;
};

/**
 * The browser on this machine to visit the site with.
 *
 * @param {EngineName} name
 * @returns {FoundEngine | undefined}
 */
export const findEngine = (name) => {
  if (name === "chromium") {
    const executable = process.env.CHROMIUM_PATH ?? findChromium();
    return executable === undefined ? undefined : { driver: "playwright", executable };
  }
  if (name === "firefox" && process.env.FIREFOX_PATH)
    return { driver: "puppeteer", executable: process.env.FIREFOX_PATH };
  if (playwrightsOwnStarts(name)) return { driver: "playwright", executable: undefined };
  const executable = name === "firefox" ? FIREFOXES.find((file) => existsSync(file)) : findMiniBrowser();
  if (executable === undefined) return undefined;
  return { driver: name === "firefox" ? "puppeteer" : "webdriver", executable };
};

/**
 * The browser to visit the site with. Installs one if there's none.
 *
 * @param {EngineName} name
 * @returns {FoundEngine | undefined}
 */
export const findOrInstallEngine = (name) => {
  if (name === "chromium") {
    const executable = findOrInstallChromium();
    return executable === undefined ? undefined : { driver: "playwright", executable };
  }
  const found = findEngine(name);
  if (found) return found;
  console.error(`No browser with ${name} was found; installing one …`);
  attempt("npx", ["--no-install", "playwright", "install", name]);
  if (playwrightsOwnStarts(name)) return findEngine(name);
  installByApt(...PACKAGES[name]);
  return findEngine(name);
};
