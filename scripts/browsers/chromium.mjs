// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";
import { projectDir } from "../lib/project.mjs";

const require = createRequire(path.join(projectDir, "package.json"));

/**
 * Keep a test browser off the network, and working in a container without a sandbox or a graphics card.
 *
 * @type {string[]}
 */
const FLAGS = require("./scripts/browsers/chromium-flags.json");

/** The headless shell comes first: it draws no window, so the browser tests take half as long. */
const LINUX = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(
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

/** Playwright's own browser, whether it's installed or not. */
const playwrightsOwn = () => {
  try {
    /** @type {typeof import("@playwright/test")} */
    const { chromium } = require("@playwright/test");
    return [chromium.executablePath()];
  } catch {
    return [];
  }
};

const candidates = () => [
  ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
  ...(process.platform === "linux" ? [...LINUX, "/snap/bin/chromium"] : []),
  ...(process.platform === "darwin" ? MAC : []),
  ...(process.platform === "win32" ? windows() : []),
  ...playwrightsOwn(),
];

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
export const findChromium = ({ complete = false } = {}) =>
  candidates().find((file) => !(complete && isHeadlessShell(file)) && existsSync(file) && starts(file));

/** @param {{ complete?: boolean }} options @returns {string | undefined} the browser that could be installed */
const installChromium = (options) => {
  attempt("npx", ["--no-install", "playwright", "install", "chromium"]);
  const own = findChromium(options);
  if (own !== undefined) return own;
  // Ubuntu has neither under these names, but Playwright's own can be downloaded there.
  if (!installByApt("chromium", "chromium-headless-shell")) installByApt("chromium");
  return findChromium(options);
};

/**
 * The path of a Chromium that starts. Installs one if there's none.
 *
 * @param {{ complete?: boolean }} [options] see `findChromium`
 * @returns {string | undefined}
 */
export const findOrInstallChromium = (options = {}) => {
  const found = findChromium(options);
  if (found !== undefined) return found;
  console.error("No Chromium that starts was found; installing one …");
  return installChromium(options);
};
