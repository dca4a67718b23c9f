// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";
import { projectDir } from "../lib/project.mjs";

/** @typedef {"firefox" | "webkit"} EngineName */

/** The engines beside Chromium. @type {readonly EngineName[]} */
export const ENGINES = ["firefox", "webkit"];

const require = createRequire(path.join(projectDir, "package.json"));

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

const FIREFOXES = [
  "/usr/bin/firefox-esr",
  "/usr/lib/firefox/firefox",
  "/usr/lib64/firefox/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Whether Playwright's own build is installed and starts: system libraries can be missing. @param {EngineName} name */
const playwrightsOwnStarts = (name) => {
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
 * The browser on this machine to visit the site with. Without an executable, it's Playwright's own.
 *
 * @param {EngineName} name
 * @returns {{ executable: string | undefined } | undefined}
 */
export const findEngine = (name) => {
  const chosen = name === "firefox" ? process.env.FIREFOX_PATH : undefined;
  if (!chosen && playwrightsOwnStarts(name)) return { executable: undefined };
  const ofSystem = name === "firefox" ? FIREFOXES.find((file) => existsSync(file)) : findMiniBrowser();
  const executable = chosen ?? ofSystem;
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
  if (!playwrightsOwnStarts(name)) installByApt(...PACKAGES[name]);
  return findEngine(name);
};
