// @ts-check
import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Counts */

/** @param {string} file @returns {any} the report a test runner wrote, or undefined where it died before it could */
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
};

/** A step without tests of its own, and one whose report is missing, counts as one. @param {number} code @returns {Counts} */
export const countStep = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A runner that failed without a failed test (a coverage limit, a broken set-up) still counts as a failure. @param {Counts} counts @param {number} code */
const atLeastOneFailure = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/** @param {string} file @param {number} code @returns {Counts} */
export const countJest = (file, code) => {
  const report = readReport(file);
  if (report === undefined) return countStep(1);
  // A test file that does not even load has no tests to fail.
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites },
    code,
  );
};

/** @param {string} file @param {number} code @returns {Counts} */
export const countPlaywright = (file, code) => {
  const report = readReport(file);
  if (report === undefined) return countStep(1);
  const { expected, unexpected, flaky } = report.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code);
};

/** @param {Counts[]} counts @returns {Counts} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
