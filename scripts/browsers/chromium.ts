import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { projectDir } from "../lib/project";
import { attempt, installByApt } from "../lib/run";

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

/** Playwright's own build, where it's installed: what `executablePath` says by being empty. */
const OWN = "";

/** Whether a browser starts. One that is installed but lacks a library would fail every test with the same riddle. */
export const starts = (engine: "chromium" | "firefox" | "webkit", options: LaunchOptions = {}): boolean => {
  const launch = `require("@playwright/test").${engine}.launch(${JSON.stringify(options)})`;
  const script = `${launch}.then((browser) => browser.close())`;
  return spawnSync(process.execPath, ["-e", script], { cwd: projectDir, timeout: 60_000 }).status === 0;
};

/**
 * The path of a Chromium that starts, installed if there's none, or an empty text for Playwright's own headless shell.
 *
 * @param options `complete` asks for a whole browser, which keeps pages in memory for Back and Forward
 */
export const findOrInstallChromium = ({ complete = false } = {}): string => {
  const whole = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
  const preferred = complete ? [...whole, OWN] : [process.env.CHROMIUM_PATH ?? OWN, "/usr/bin/chromium-headless-shell"];
  const find = (files: readonly string[]): string | undefined =>
    files.find(
      (executablePath) =>
        (executablePath === OWN || existsSync(executablePath)) &&
        starts("chromium", { executablePath, args: CHROMIUM_FLAGS, ...(complete ? { channel: "chromium" } : {}) }),
    );
  const found = find(preferred);
  if (found !== undefined) return found;
  console.error("No Chromium for the tests was found; installing one …");
  attempt("npx", "--no-install", "playwright", "install", ...(complete ? [] : ["--only-shell"]), "chromium");
  // Playwright's own may lack system libraries, and Ubuntu has no package of these names.
  if (!starts("chromium", { args: CHROMIUM_FLAGS })) installByApt(complete ? "chromium" : "chromium-headless-shell");
  const installed = find([...preferred, ...whole]);
  if (installed !== undefined) return installed;
  throw new Error(
    "No Chromium could be found or installed. Install one and give its path: CHROMIUM_PATH=/path/to/chrome npm test",
  );
};
