// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { listFiles } from "../../plugins/utils/list-files.js";
import { attempt, installByApt } from "../lib/apt.mjs";
import { projectDir } from "../lib/project.mjs";

const require = createRequire(path.join(projectDir, "package.json"));

/**
 * Keep a test browser off the network, and working in a container without a sandbox or a graphics card.
 *
 * @type {string[]}
 */
const FLAGS = require("./scripts/browsers/chromium-flags.json");

const LINUX = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(
  (name) => `/usr/bin/${name}`,
);

const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const windows = () =>
  [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, "Google", "Chrome", "Application", "chrome.exe"));

/** Playwright's own Chromium, and its headless shells, whether they're installed or not. */
const playwrightsOwn = () => {
  try {
    /** @type {typeof import("@playwright/test")} */
    const { chromium } = require("@playwright/test");
    const whole = chromium.executablePath();
    // Its interface gives the path of the whole browser only.
    const shellDir = whole.replace(/chromium-(\d+).*$/, "chromium_headless_shell-$1");
    const shells = listFiles(shellDir).filter((file) => /headless[-_]shell(?:\.exe)?$/.test(file));
    return { whole: [whole], shells: shells.map((file) => path.join(shellDir, file)) };
  } catch {
    return { whole: [], shells: [] };
  }
};

/** The headless shells come first: they draw no window, so the browser tests take half as long. */
const candidates = () => {
  const own = playwrightsOwn();
  return [
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    ...(process.platform === "linux" ? ["/usr/bin/chromium-headless-shell"] : []),
    ...own.shells,
    ...(process.platform === "linux" ? [...LINUX, "/snap/bin/chromium"] : []),
    ...(process.platform === "darwin" ? MAC : []),
    ...(process.platform === "win32" ? windows() : []),
    ...own.whole,
  ];
};

/** A browser that is installed but lacks a library would fail every test with the same riddle. @param {string} file */
const starts = (file) => {
  const profile = mkdtempSync(path.join(os.tmpdir(), "chromium-check-"));
  try {
    const { status, stdout } = spawnSync(
      file,
      ["--headless", ...FLAGS, `--user-data-dir=${profile}`, "--dump-dom", "data:text/html,<p>ready</p>"],
      { encoding: "utf8", timeout: 60_000 },
    );
    return status === 0 && stdout.includes("ready");
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
};

/** @param {string} file */
const isHeadlessShell = (file) => file.includes("headless-shell") || file.includes("headless_shell");

/**
 * The first browser that's installed and starts.
 *
 * @param {{ complete?: boolean }} [options] `complete` leaves out the headless shell, which lacks the memory of whole
 *   pages for Back and Forward
 * @returns {string | undefined}
 */
const findChromium = ({ complete = false } = {}) =>
  candidates().find((file) => !(complete && isHeadlessShell(file)) && existsSync(file) && starts(file));

/** @param {{ complete?: boolean }} options */
const installChromium = ({ complete = false }) => {
  const which = complete ? ["chromium"] : ["--only-shell", "chromium"];
  attempt("npx", ["--no-install", "playwright", "install", ...which]);
  // Playwright's own may lack system libraries, and Ubuntu has no package of these names.
  const found = findChromium({ complete });
  if (found === undefined || !(complete || isHeadlessShell(found)))
    installByApt(complete ? "chromium" : "chromium-headless-shell");
};

/**
 * The path of a Chromium that starts. Installs one if there's none, and the headless shell if there's only a whole
 * browser that nobody has asked for.
 *
 * @param {{ complete?: boolean }} [options] see `findChromium`
 * @returns {string | undefined}
 */
export const findOrInstallChromium = (options = {}) => {
  const found = findChromium(options);
  if (found !== undefined && (options.complete || process.env.CHROMIUM_PATH || isHeadlessShell(found))) return found;
  console.error(
    found === undefined
      ? "No Chromium that starts was found; installing one …"
      : `Found ${found}. Browser tests take half as long in Chromium's headless shell; adding it …`,
  );
  installChromium(options);
  const best = findChromium(options);
  if (best !== undefined)
    console.error(best === found ? `The headless shell can't be added; using ${best}.` : `Using ${best}.`);
  return best;
};
