// @ts-check
import { readFileSync } from "node:fs";

/**
 * A step that can't run because this machine lacks something counts as skipped.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number }} Counts
 */

/** @param {string} file @returns {any} the report a test runner wrote, or undefined where it died before it could */
export const readReport = (file) => {
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
  // A test file that doesn't load has no tests that could fail.
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

/** @param {any} suite of Playwright's report @returns {any[]} its tests, and those of the suites in it */
const testsIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap((/** @type {any} */ spec) => spec.tests),
];

/**
 * The sums of what the tests counted, and how many tests each file has.
 *
 * @param {string} file Playwright's report
 * @returns {Record<string, number>}
 */
export const figuresOf = (file) => {
  /** @type {Record<string, number>} */
  const figures = {};
  const add = (/** @type {string} */ what, /** @type {number} */ howMuch) => {
    figures[what] = (figures[what] ?? 0) + howMuch;
  };
  for (const suite of readReport(file)?.suites ?? []) {
    const tests = testsIn(suite);
    add(`tests in ${suite.title}`, tests.length);
    for (const { type, description } of tests.flatMap(({ annotations = [] }) => annotations)) {
      if (type !== "figure") continue;
      const [what, howMuch] = description.split(": ");
      add(what, Number(howMuch));
    }
  }
  return figures;
};

/** @type {Readonly<Counts>} */
export const SKIPPED_STEP = { passed: 0, failed: 0, skipped: 1 };

/** @param {Counts[]} counts @returns {Required<Counts>} */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped = 0 }) => total + skipped, 0),
});

/** What was skipped is named only where something was. @param {Counts} counts */
export const inWords = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
