// @ts-check
import { FEATURES } from "../../e2e/engines/features.mjs";

/** @typedef {{ feature: string, title: string, passed: boolean, engine: string }} Visit */

/**
 * The visits in a Playwright report, each with its feature, which is the outermost `describe` of its file.
 *
 * @param {any} report
 * @returns {Visit[]}
 */
export const visitsIn = (report) => {
  /** @param {any} suite @param {string} feature @returns {Visit[]} */
  const inSuite = ({ suites = [], specs = [] }, feature) => [
    ...specs.map((/** @type {any} */ { title, ok, tests: [test] }) => ({
      feature,
      title,
      passed: ok,
      engine: test.annotations.find((/** @type {{ type: string }} */ { type }) => type === "engine")?.description ?? "",
    })),
    ...suites.flatMap((/** @type {any} */ suite) => inSuite(suite, feature)),
  ];
  return report.suites.flatMap((/** @type {any} */ { suites = [] }) =>
    suites.flatMap((/** @type {any} */ suite) => inSuite(suite, suite.title)),
  );
};

/** @param {Visit[]} visits of one feature with one engine */
const cell = (visits) => {
  const failed = visits.filter(({ passed }) => !passed);
  const names = failed.map(({ title }) => `“${title}” fails`).join("; ");
  return `${visits.length - failed.length} of ${visits.length}${names === "" ? "" : `: ${names}`}`;
};

/**
 * The table of docs/browsers.md: how many visits to each feature pass, by engine.
 *
 * @param {Readonly<Record<string, Visit[] | undefined>>} engines the visits by the engine's name; undefined where it
 *   wasn't available
 */
export const browsersTable = (engines) => {
  const titles = Object.entries(engines).map(([name, visits]) =>
    visits ? (visits.find(({ engine }) => engine !== "")?.engine ?? name) : name,
  );
  const rows = FEATURES.map((feature) => [
    feature,
    ...Object.values(engines).map((visits) =>
      visits ? cell(visits.filter((visit) => visit.feature === feature)) : "not visited",
    ),
  ]);
  const lines = [["Feature", ...titles], ["", ...titles].map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
};
