// @ts-check
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findOrInstallChromium } from "../browsers/chromium.mjs";
import { SEE_DOCTOR } from "../setup/checks.mjs";
import { findOrInstallEngine, REMEDIES } from "../browsers/engines.mjs";
import { findOrInstallNginx, NO_NGINX } from "../nginx/nginx.mjs";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { projectDir } from "../lib/project.mjs";
import { run, runScript } from "../lib/run.mjs";
import { copyWithOtherContent, otherAgencyDir } from "./other-agency.mjs";
import { countPlaywright, countStep, figuresOf, inWords, SKIPPED_STEP, sum } from "./counts.mjs";
import { cleanCopy, rebrandCopy, rebrandedDir } from "./rebranded.mjs";

/** @typedef {{ name: string, run: () => Promise<import("./counts.mjs").Counts> }} Step */

let isBuilt = false;

/** @type {Step} */
export const build = {
  name: "Build (before lint and types, which read the query types it generates)",
  run: async () => {
    isBuilt = await buildSite(previewEnvironment());
    return countStep(isBuilt ? 0 : 1);
  },
};

/** The path of a test runner's report. @param {string} name */
export const reportFile = (name) => path.join(projectDir, "test-results", `${name}.json`);

/**
 * The path for a report. Deletes an old one, in case the run writes none. Makes the folder, because Jest doesn't.
 *
 * @param {string} name
 */
export const freshReport = (name) => {
  const file = reportFile(name);
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
 * The browser tests on another agency's content: the site, and what the tests expect, have to come from
 * `data/`. It has its own build.
 *
 * @param {string[]} [specs] parts of the names of the files to run; all but those of the sample where there are none
 * @returns {Step}
 */
export const otherAgencyTests = (specs = []) => ({
  name: "Browser tests on another agency's content",
  run: async () => {
    const chromium = findOrInstallChromium();
    if (chromium === undefined) return countStep(1);
    await copyWithOtherContent();
    const report = freshReport("browser-other-agency");
    const built = await run(process.execPath, ["scripts/build.mjs"], {
      cwd: otherAgencyDir,
      env: previewEnvironment(),
    });
    if (built !== 0) return countStep(1);
    const env = { CHROMIUM_PATH: chromium, BROWSER_REPORT: report };
    return countPlaywright(report, await runScript("test:browser", specs, { cwd: otherAgencyDir, env }));
  },
});

/**
 * The visual editor on a copy of the project, which has its own build: see e2e/editor.
 *
 * @type {Step}
 */
export const editorTests = {
  name: "Tests of the visual editor",
  run: async () => {
    const chromium = findOrInstallChromium();
    if (chromium === undefined) return countStep(1);
    const report = freshReport("editor");
    const env = { CHROMIUM_PATH: chromium, BROWSER_REPORT: report };
    return countPlaywright(
      report,
      await runScript("test:browser", ["--config", "e2e/editor/playwright.config.ts"], { env }),
    );
  },
};

/**
 * Changes the copy that has another brand, builds it, and runs browser tests on it.
 *
 * @param {string} name of the report
 * @param {() => Promise<number>} change its exit code
 * @param {string[]} specs
 */
const testCopy = async (name, change, specs) => {
  const chromium = findOrInstallChromium();
  if (chromium === undefined || (await change()) !== 0) return countStep(1);
  const report = freshReport(name);
  const options = { cwd: rebrandedDir, env: previewEnvironment() };
  if ((await run(process.execPath, ["scripts/build.mjs"], options)) !== 0) return countStep(1);
  const env = { CHROMIUM_PATH: chromium, BROWSER_REPORT: report, REBRANDED_FROM: projectDir };
  return countPlaywright(report, await runScript("test:browser", specs, { cwd: rebrandedDir, env }));
};

/**
 * The browser tests on a copy with another brand: nothing is left of the old one, and the new one can be read.
 *
 * @type {Step}
 */
export const rebrandTests = {
  name: "A new brand",
  run: () => testCopy("browser-rebranded", rebrandCopy, ["rebranded.spec", "budgets.spec"]),
};

/**
 * The same copy without the sample: what an owner begins with.
 *
 * @type {Step}
 */
export const cleanedTests = {
  name: "The new brand's site without the sample",
  run: () => testCopy("browser-cleaned", cleanCopy, ["cleaned.spec"]),
};

/** The stories of the catalogue, in light and dark colours, wide and small, and from right to left. @type {Step} */
export const catalogueTests = {
  name: "Stories of the catalogue",
  run: async () => {
    const chromium = findOrInstallChromium();
    if (chromium === undefined) return countStep(1);
    const report = freshReport("catalogue");
    const env = { CHROMIUM_PATH: chromium, BROWSER_REPORT: report };
    return countPlaywright(report, await runScript("test:catalogue", [], { env }));
  },
};

/** @param {import("../browsers/engines.mjs").EngineName} engine */
export const visitsReport = (engine) => `visits-${engine}`;

/**
 * Visits the site with an engine, after `build`; see e2e/engines. If the engine isn't available, the step says so and
 * counts as skipped.
 *
 * @param {import("../browsers/engines.mjs").EngineName} engine
 * @returns {Step}
 */
export const engineVisits = (engine) => ({
  name: `Visits with ${engine}`,
  run: async () => {
    const report = freshReport(visitsReport(engine));
    if (!isBuilt) {
      console.error("There is no built site to visit.");
      return countStep(1);
    }
    if (findOrInstallEngine(engine) === undefined) {
      console.error(`\n!!! SKIPPED: the site was NOT visited with ${engine}. ${REMEDIES[engine]}\n`);
      return SKIPPED_STEP;
    }
    const env = { BROWSER_REPORT: report };
    return countPlaywright(report, await runScript("test:engines", ["--project", engine], { env }));
  },
});

/**
 * Runs the steps one after another and reports each result. The last line counts all tests.
 *
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code
 */
export const runSteps = async (steps) => {
  const counts = [];
  for (const [index, { name, run }] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${name}`);
    const start = performance.now();
    const result = await run();
    const seconds = Math.round((performance.now() - start) / 1000);
    const outcome = result.failed > 0 ? "FAILED" : result.skipped ? "SKIPPED" : "ok";
    console.log(`--- ${outcome}: ${inWords(result)}, ${seconds} s`);
    counts.push(result);
  }
  const total = sum(counts);
  if (total.failed > 0) console.log(`\n${SEE_DOCTOR}`);
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
};
