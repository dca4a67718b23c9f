// @ts-check
import { readFileSync } from "node:fs";

/**
 * A step that can't run because this machine lacks something counts as skipped.
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} */
export const SKIPPED = { passed: 0, failed: 0, skipped: 1 };

/** A step without tests of its own counts as one. @param {boolean} hasPassed @returns {Counts} */
export const countStep = (hasPassed) => ({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 });

/**
 * What is read of Jest's report and of Playwright's.
 *
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number }} JestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number } }} PlaywrightReport
 */

/**
 * The tests in a runner's report. A runner that ended with an error has at least one failure, also where it died before
 * it could write a report.
 *
 * @template Report
 * @param {string} file
 * @param {number} code the runner's exit code
 * @param {(report: Report) => { passed: number, failed: number }} count
 * @returns {Counts}
 */
const countReport = (file, code, count) => {
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, "utf8")));
    return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), skipped: 0 };
  } catch {
    return countStep(false);
  }
};

/** @param {string} file @param {number} code */
export const countJest = (file, code) =>
  countReport(file, code, (/** @type {JestReport} */ report) => ({
    passed: report.numPassedTests,
    // A test file that doesn't load has no tests that could fail.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));

/** @param {string} file @param {number} code */
export const countPlaywright = (file, code) =>
  countReport(file, code, (/** @type {PlaywrightReport} */ { stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));

/** @param {readonly Counts[]} counts @returns {Counts} */
export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** What was skipped is named only where something was. @param {Counts} counts */
export const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
