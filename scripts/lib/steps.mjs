// @ts-check
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { buildSite, previewEnvironment } from "./build.mjs";
import { findOrInstallChromium } from "./chromium.mjs";
import { countPlaywright, countStep, figuresOf, sum } from "./counts.mjs";
import { findOrInstallNginx, NO_NGINX } from "./nginx.mjs";
import { projectDir } from "./project.mjs";
import { runScript } from "./run.mjs";

/** @typedef {{ name: string, run: () => Promise<import("./counts.mjs").Counts> }} Step */

let isBuilt = false;

/** @type {Step} */
export const build = {
  name: "Build (before lint and types, which read the query types it generates)",
  run: async () => {
    const result = await buildSite(previewEnvironment());
    if (result === "unchanged") console.log("Nothing has changed since the last build; public/ is up to date.");
    isBuilt = result !== "failed";
    return countStep(isBuilt ? 0 : 1);
  },
};

/**
 * The path of a test runner's report. An old one must not stand for a run that wrote none, and Jest does not make the
 * folder.
 *
 * @param {string} name
 */
export const freshReport = (name) => {
  const file = path.join(projectDir, "test-results", `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
};

/**
 * The browser tests on one kind of host, after `build`.
 *
 * @param {string} name
 * @param {"preview" | "nginx"} host see playwright.config.ts
 * @param {string[]} [specs] parts of the names of the files to run; all where there are none
 * @param {NodeJS.ProcessEnv} [settings] for the tests themselves
 * @returns {Step}
 */
export const browserTests = (name, host, specs = [], settings = {}) => ({
  name,
  run: async () => {
    /** @param {string} message */
    const fail = (message) => {
      console.error(message);
      return countStep(1);
    };
    if (!isBuilt) return fail("There is no built site to test.");
    const chromium = findOrInstallChromium();
    if (chromium === undefined) return fail("There is no Chromium to test with.");
    if (host === "nginx" && !findOrInstallNginx()) return fail(NO_NGINX);
    const report = freshReport(`browser-${host}`);
    const env = { CHROMIUM_PATH: chromium, BROWSER_REPORT: report, BROWSER_TEST_HOST: host, ...settings };
    const counts = countPlaywright(report, await runScript("test:browser", specs, { env }));
    for (const [what, howMuch] of Object.entries(figuresOf(report)))
      console.log(`${what}: ${howMuch.toLocaleString("en")}`);
    return counts;
  },
});

/**
 * Runs the steps one after another, says how each went, and ends the process. The last line counts all tests.
 *
 * @param {Step[]} steps
 */
export const runSteps = async (steps) => {
  const counts = [];
  for (const [index, { name, run }] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${name}`);
    const start = performance.now();
    const { passed, failed } = await run();
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`--- ${failed === 0 ? "ok" : "FAILED"}: ${passed} passed, ${failed} failed, ${seconds} s`);
    counts.push({ passed, failed });
  }
  const { passed, failed } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
};
