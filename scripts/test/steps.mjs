// @ts-check
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findOrInstallChromium } from "../browsers/chromium.mjs";
import { SEE_DOCTOR } from "../setup/checks.mjs";
import { findOrInstallEngine, REMEDIES } from "../browsers/engines.mjs";
import { findOrInstallNginx, NO_NGINX } from "../nginx/nginx.mjs";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { projectDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";
import { CATALOGUE_CONFIG, startCatalogue } from "../catalogue/storybook.mjs";
import { copyWithOtherContent, otherAgencyDir } from "./other-agency.mjs";
import { countJest, countPlaywright, countStep, figuresOf, inWords, SKIPPED_STEP, sum } from "./counts.mjs";
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
const freshReport = (name) => {
  const file = reportFile(name);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
};

/** @type {string | undefined} */
let chromium;

/**
 * Runs a suite of browser tests in Chromium, which is found or installed once.
 *
 * @param {string} report its name
 * @param {string[]} options for Playwright
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [where]
 */
const playwright = async (report, options, { cwd, env } = {}) => {
  chromium ??= findOrInstallChromium();
  if (chromium === undefined) {
    console.error("There is no Chromium to test with.");
    return countStep(1);
  }
  const file = freshReport(report);
  const code = await run("npx", ["--no-install", "playwright", "test", ...options], {
    cwd,
    env: { CHROMIUM_PATH: chromium, BROWSER_REPORT: file, ...env },
  });
  for (const [what, howMuch] of Object.entries(figuresOf(file)))
    console.log(`${what}: ${howMuch.toLocaleString("en")}`);
  return countPlaywright(file, code);
};

/**
 * The browser tests on one kind of host, after `build`.
 *
 * @param {string} name
 * @param {"preview" | "nginx"} host see playwright.config.ts
 * @param {string[]} [options] for Playwright, such as parts of the names of the files to run
 * @param {NodeJS.ProcessEnv} [settings] for the tests themselves
 * @returns {Step}
 */
export const browserTests = (name, host, options = [], settings = {}) => ({
  name,
  run: async () => {
    if (!isBuilt || (host === "nginx" && !findOrInstallNginx())) {
      console.error(isBuilt ? NO_NGINX : "There is no built site to test.");
      return countStep(1);
    }
    return playwright(`browser-${host}`, options, { env: { BROWSER_TEST_HOST: host, ...settings } });
  },
});

/** @param {string} cwd a copy of the project */
const buildCopy = async (cwd) =>
  (await run(process.execPath, ["scripts/build.mjs"], { cwd, env: previewEnvironment() })) === 0;

/**
 * The browser tests on another agency's content: the site, and what the tests expect, have to come from
 * `data/`. It has its own build.
 *
 * @param {string[]} options for Playwright
 * @returns {Step}
 */
export const otherAgencyTests = (options) => ({
  name: "Browser tests on another agency's content",
  run: async () => {
    await copyWithOtherContent();
    if (!(await buildCopy(otherAgencyDir))) return countStep(1);
    return playwright("browser-other-agency", options, { cwd: otherAgencyDir });
  },
});

/**
 * The visual editor on a copy of the project, which has its own build: see e2e/editor.
 *
 * @param {string[]} options for Playwright
 * @returns {Step}
 */
export const editorTests = (options) => ({
  name: "Tests of the visual editor",
  run: () => playwright("editor", ["--config", "e2e/editor/playwright.config.ts", ...options]),
});

/**
 * Changes the copy that has another brand, builds it, and runs browser tests on it.
 *
 * @param {string} name of the report
 * @param {() => Promise<number>} change its exit code
 * @param {string[]} specs
 */
const testCopy = async (name, change, specs) => {
  if ((await change()) !== 0 || !(await buildCopy(rebrandedDir))) return countStep(1);
  return playwright(name, specs, { cwd: rebrandedDir, env: { REBRANDED_FROM: projectDir } });
};

/**
 * @param {string} name of the report
 * @param {string[]} [options] for Jest
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [where]
 */
const jest = async (name, options = [], where = {}) => {
  const report = freshReport(name);
  const command = ["--no-install", "jest", "--json", `--outputFile=${report}`, ...options];
  return countJest(report, await run("npx", command, where));
};

/** @type {Step} */
export const unitTests = { name: "Unit tests", run: () => jest("unit") };

/**
 * Every field of `data/`, spoilt in every way; the unit tests spoil a fixture's.
 *
 * @type {Step}
 */
export const mutationTests = {
  name: "Spoilt content",
  run: () => jest("mutations", ["gatsby/content/check/mutations"], { env: { ALL_MUTATIONS: "1" } }),
};

/**
 * The browser tests on a copy with another brand: nothing is left of the old one, and the new one can be read. Then the
 * same copy without the sample, which is what an owner begins with; there the unit tests have to pass too.
 *
 * @type {readonly Step[]}
 */
export const rebrandTests = [
  {
    name: "A new brand",
    run: () => testCopy("browser-rebranded", rebrandCopy, ["rebranded.spec", "budgets.spec"]),
  },
  {
    name: "The new brand's site without the sample",
    run: () => testCopy("browser-cleaned", cleanCopy, ["cleaned.spec"]),
  },
  { name: "The unit tests without the sample", run: () => jest("unit-cleaned", [], { cwd: rebrandedDir }) },
];

/**
 * The stories of the catalogue, in light and dark colours, wide and small, and from right to left.
 *
 * @param {string[]} options for Playwright
 * @returns {Step}
 */
export const catalogueTests = (options) => ({
  name: "Stories of the catalogue",
  run: async () => {
    if ((await startCatalogue("build")) !== 0) return countStep(1);
    return playwright("catalogue", ["--config", CATALOGUE_CONFIG, "--project", "stories", ...options]);
  },
});

/** @param {import("../browsers/engines.mjs").EngineName} engine */
export const visitsReport = (engine) => `visits-${engine}`;

/**
 * Visits the site with an engine, after `build`; see e2e/engines. If the engine isn't available, the step says so and
 * counts as skipped.
 *
 * @param {import("../browsers/engines.mjs").EngineName} engine
 * @param {string[]} [options] for Playwright
 * @returns {Step}
 */
export const engineVisits = (engine, options = []) => ({
  name: `Visits with ${engine}`,
  run: async () => {
    if (!isBuilt) {
      console.error("There is no built site to visit.");
      return countStep(1);
    }
    if (findOrInstallEngine(engine) === undefined) {
      console.error(`\n!!! SKIPPED: the site was NOT visited with ${engine}. ${REMEDIES[engine]}\n`);
      return SKIPPED_STEP;
    }
    return playwright(visitsReport(engine), [
      "--config",
      "e2e/engines/playwright.config.ts",
      "--project",
      engine,
      ...options,
    ]);
  },
});

/**
 * Runs the steps one after another and reports each result. The last line counts all tests.
 *
 * @param {readonly Step[]} steps
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
