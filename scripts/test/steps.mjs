// @ts-check
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findOrInstallChromium } from "../browsers/chromium.mjs";
import { findOrInstallEngine, REMEDIES } from "../browsers/engines.mjs";
import { findOrInstallNginx, NO_NGINX } from "../nginx/nginx.mjs";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { projectDir } from "../lib/project.mjs";
import { run, runScript } from "../lib/run.mjs";
import { CATALOGUE_CONFIG, startCatalogue } from "../catalogue/storybook.mjs";
import { agencyDir, copyWithContentOf } from "./agencies.mjs";
import { countJest, countPlaywright, countStep, inWords, SKIPPED, sum } from "./counts.mjs";
import { cleanCopy, rebrandCopy, rebrandedDir } from "./rebranded.mjs";

/** @typedef {{ name: string, run: () => Promise<import("./counts.mjs").Counts> }} Step */

/** @param {string} problem */
const failStep = (problem) => {
  console.error(problem);
  return countStep(false);
};

/** @param {string} name @param {string} script one of package.json @returns {Step} */
export const script = (name, script) => ({ name, run: async () => countStep((await runScript(script)) === 0) });

let isBuilt = false;

/** @type {Step} */
export const build = {
  name: "Content check and build (before lint and types, which read the query types it generates)",
  run: async () => {
    isBuilt = await buildSite(previewEnvironment());
    return countStep(isBuilt);
  },
};

/**
 * The path for a runner's report. Deletes an old one, in case the run writes none. Makes the folder, because Jest doesn't.
 *
 * @param {string} name
 */
const freshReport = (name) => {
  const file = path.join(projectDir, "test-results", `${name}.json`);
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
  if (chromium === undefined) return failStep("There is no Chromium to test with.");
  const file = freshReport(report);
  const code = await run("npx", ["--no-install", "playwright", "test", ...options], {
    cwd,
    env: { CHROMIUM_PATH: chromium, BROWSER_REPORT: file, ...env },
  });
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
    if (!isBuilt) return failStep("There is no built site to test.");
    if (host === "nginx" && !findOrInstallNginx()) return failStep(NO_NGINX);
    return playwright(`browser-${host}`, options, { env: { BROWSER_TEST_HOST: host, ...settings } });
  },
});

/**
 * Changes a copy of the project, builds it, and runs browser tests on it.
 *
 * @param {string} report
 * @param {string} cwd the copy
 * @param {() => Promise<number>} change its exit code
 * @param {string[]} options for Playwright
 * @param {NodeJS.ProcessEnv} [env] for the tests
 */
const testCopy = async (report, cwd, change, options, env) => {
  const isReady =
    (await change()) === 0 &&
    (await run(process.execPath, ["scripts/build.mjs"], { cwd, env: previewEnvironment() })) === 0;
  if (!isReady) return countStep(false);
  return playwright(report, options, { cwd, env });
};

/**
 * The browser tests on another agency's content: the site, and what the tests expect, have to come from `data/`.
 *
 * @param {string} agency
 * @param {string[]} options for Playwright
 * @returns {Step}
 */
export const agencyTests = (agency, options) => ({
  name: `Browser tests on another agency's content: ${agency}`,
  run: () => testCopy(`browser-${agency}`, agencyDir(agency), () => copyWithContentOf(agency), options),
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
 * Every field of `data/`, spoilt in every way; the unit tests spoil a few.
 *
 * @type {Step}
 */
export const mutationTests = {
  name: "Spoilt content",
  run: () => jest("mutations", ["plugins/content/check/mutations"], { env: { ALL_MUTATIONS: "1" } }),
};

/** The project with the brand that the copy had before. */
const REBRANDED = { REBRANDED_FROM: projectDir };

/**
 * The browser tests on a copy with another brand: nothing is left of the old one, and the new one can be read. Then the
 * same copy without the sample, which is what an owner begins with; there the unit tests have to pass too.
 *
 * @type {readonly Step[]}
 */
export const rebrandTests = [
  {
    name: "A new brand",
    run: () => testCopy("browser-rebranded", rebrandedDir, rebrandCopy, ["rebranded.spec", "budgets.spec"], REBRANDED),
  },
  {
    name: "The new brand's site without the sample",
    run: () => testCopy("browser-cleaned", rebrandedDir, cleanCopy, ["cleaned.spec"], REBRANDED),
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
    if ((await startCatalogue("build")) !== 0) return countStep(false);
    return playwright("catalogue", ["--config", CATALOGUE_CONFIG, ...options]);
  },
});

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
    if (!isBuilt) return failStep("There is no built site to visit.");
    if (findOrInstallEngine(engine) === undefined) {
      console.error(`\n!!! SKIPPED: the site was NOT visited with ${engine}. ${REMEDIES[engine]}\n`);
      return SKIPPED;
    }
    const config = ["--config", "e2e/engines/playwright.config.ts", "--project", engine];
    return playwright(`visits-${engine}`, [...config, ...options]);
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
    const outcome = result.failed > 0 ? "FAILED" : result.skipped > 0 ? "SKIPPED" : "ok";
    console.log(`--- ${outcome}: ${inWords(result)}, ${seconds} s`);
    counts.push(result);
  }
  const total = sum(counts);
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
};
