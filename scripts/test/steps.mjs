// @ts-check
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findOrInstallChromium } from "../browsers/chromium.mjs";
import { previewEnvironment } from "../lib/build.mjs";
import { projectDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";

/**
 * How many tests passed and failed, and the titles of those that failed. A step without tests of its own counts as one,
 * and so does a step that's skipped because this machine lacks something.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts
 * @typedef {{ name: string, run: () => Promise<Counts> }} Step
 */

/** @param {boolean} hasPassed @returns {Counts} */
export const countStep = (hasPassed) => ({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 });

/** @param {string} problem */
export const failStep = (problem) => {
  console.error(problem);
  return countStep(false);
};

/**
 * A group of tests in Playwright's report.
 *
 * @typedef {{ specs: { file: string, title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {string[]} */
const failuresIn = ({ specs, suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failuresIn),
];

/** @param {{ assertionResults: { status: string, fullName: string }[] }[]} testFiles of Jest's report */
const failuresOf = (testFiles) =>
  testFiles.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
  );

/**
 * Runs Jest or Playwright and counts the tests in the report it writes.
 *
 * @param {string} report its name
 * @param {(file: string) => Promise<number>} runner gets the report's path, and returns the exit code
 * @returns {Promise<Counts>}
 */
const countTests = async (report, runner) => {
  const file = path.join(projectDir, "test-results", `${report}.json`);
  // Jest doesn't make the folder.
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const code = await runner(file);
  try {
    const { stats, suites, ...jest } = JSON.parse(readFileSync(file, "utf8"));
    const [passed, failed, failures] = stats
      ? [stats.expected, stats.unexpected + stats.flaky, suites.flatMap(failuresIn)]
      : // A test file that doesn't load has no tests that could fail.
        [jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites, failuresOf(jest.testResults)];
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), skipped: 0, failures };
  } catch {
    // The runner died before it could write the report.
    return countStep(false);
  }
};

/**
 * @param {string} report its name
 * @param {string[]} [options] for Jest
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [where]
 */
export const jest = (report, options = [], where = {}) =>
  countTests(report, (file) =>
    run("npx", ["--no-install", "jest", "--json", `--outputFile=${file}`, ...options], where),
  );

/** @type {string | undefined} */
let chromium;

/**
 * Runs a suite of browser tests in Chromium, which is found or installed once.
 *
 * @param {string} report its name
 * @param {string[]} options for Playwright
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [where]
 */
export const playwright = async (report, options, { cwd, env } = {}) => {
  chromium ??= findOrInstallChromium();
  if (chromium === undefined) return failStep("There is no Chromium to test with.");
  const settings = { CHROMIUM_PATH: chromium, ...env };
  return countTests(report, (file) =>
    run("npx", ["--no-install", "playwright", "test", ...options], { cwd, env: { BROWSER_REPORT: file, ...settings } }),
  );
};

/**
 * Changes a copy of the project, builds it, and runs browser tests on it.
 *
 * @param {string} report
 * @param {string} cwd the copy
 * @param {() => Promise<number>} change its exit code
 * @param {string[]} options for Playwright
 * @param {NodeJS.ProcessEnv} [env] for the tests
 */
export const testCopy = async (report, cwd, change, options, env) => {
  const isReady =
    (await change()) === 0 &&
    (await run(process.execPath, ["scripts/build.mjs"], { cwd, env: previewEnvironment() })) === 0;
  return isReady ? playwright(report, options, { cwd, env }) : countStep(false);
};

/** What was skipped is named only if something was. @param {Counts} counts */
const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/**
 * Runs the steps one after another and reports each result. The end names what failed, and the last line counts all
 * tests.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<number>} the exit code
 */
export const runSteps = async (steps) => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  /** @type {string[]} */
  const failed = [];
  for (const [index, { name, run }] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${name}`);
    const start = performance.now();
    const counts = await run();
    const seconds = Math.round((performance.now() - start) / 1000);
    const outcome = counts.failed > 0 ? "FAILED" : counts.skipped > 0 ? "SKIPPED" : "ok";
    console.log(`--- ${outcome}: ${inWords(counts)}, ${seconds} s`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (counts.failed > 0) failed.push(name, ...(counts.failures ?? []).map((title) => `  ${title}`));
  }
  if (failed.length > 0) console.log(`\nFailed:\n${failed.join("\n")}`);
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
};
