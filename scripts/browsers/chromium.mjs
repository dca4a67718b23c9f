// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { attempt, installByApt } from "../lib/apt.mjs";
import { projectDir } from "../lib/project.mjs";

/**
 * Keep a test browser off the network, and working in a container without a sandbox or a graphics card.
 *
 * @type {string[]}
 */
const FLAGS = createRequire(path.join(projectDir, "package.json"))("./scripts/browsers/chromium-flags.json");

/** Playwright's own build, where it's installed: what `executablePath` says by being empty. */
const OWN = "";

/**
 * Whether a browser starts. One that is installed but lacks a library would fail every test with the same riddle.
 *
 * @param {"chromium" | "firefox" | "webkit"} engine
 * @param {import("@playwright/test").LaunchOptions} [options]
 */
export const starts = (engine, options = {}) => {
  const launch = `require("@playwright/test").${engine}.launch(${JSON.stringify(options)})`;
  const script = `${launch}.then((browser) => browser.close())`;
  return spawnSync(process.execPath, ["-e", script], { cwd: projectDir, timeout: 60_000 }).status === 0;
};

/**
 * A Chromium that starts, installed if there's none: the headless shell, in which browser tests take half as long.
 *
 * @param {{ complete?: boolean }} [options] `complete` asks for a whole browser instead, which keeps pages in memory for
 *   Back and Forward
 * @returns {string | undefined} its path, or an empty text for Playwright's own
 */
export const findOrInstallChromium = ({ complete = false } = {}) => {
  const whole = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
  const preferred = complete ? [...whole, OWN] : [process.env.CHROMIUM_PATH || OWN, "/usr/bin/chromium-headless-shell"];
  /** @param {readonly string[]} files */
  const find = (files) =>
    files.find(
      (executablePath) =>
        (executablePath === OWN || existsSync(executablePath)) &&
        starts("chromium", { executablePath, args: FLAGS, ...(complete ? { channel: "chromium" } : {}) }),
    );
  const found = find(preferred);
  if (found !== undefined) return found;
  console.error("No Chromium for the tests was found; installing one …");
  attempt("npx", ["--no-install", "playwright", "install", ...(complete ? [] : ["--only-shell"]), "chromium"]);
  // Playwright's own may lack system libraries, and Ubuntu has no package of these names.
  if (!starts("chromium", { args: FLAGS })) installByApt(complete ? "chromium" : "chromium-headless-shell");
  return find([...preferred, ...whole]);
};
