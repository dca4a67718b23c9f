// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";

/** @param {string} version @returns {number[]} major, minor and patch; parts that are left out count as 0 */
const partsOf = (version) => version.replace(/^v/, "").split(".").map(Number);

/** Negative where the first version is older, positive where it is newer. @param {string} a @param {string} b */
const compare = (a, b) => {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = [0, 1, 2].find((index) => (left[index] ?? 0) !== (right[index] ?? 0));
  return at === undefined ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
};

/** The range in `engines` of package.json, which reads `>=oldest <limit`. @param {string} projectDir */
const supportedRange = (projectDir) => {
  const { engines } = JSON.parse(readFileSync(path.join(projectDir, "package.json"), "utf8"));
  const [, oldest = "", limit = ""] = /^>=([\d.]+) <([\d.]+)$/.exec(engines.node) ?? [];
  return { oldest, limit };
};

/**
 * Why the project can't run on a version of Node.js, in one sentence, or undefined if it can.
 *
 * @param {string} version such as `v24.1.0`
 * @param {string} projectDir
 * @returns {string | undefined}
 */
export const nodeProblem = (version, projectDir) => {
  const { oldest, limit } = supportedRange(projectDir);
  if (compare(version, oldest) >= 0 && compare(version, limit) < 0) return undefined;
  const recommended = readFileSync(path.join(projectDir, ".nvmrc"), "utf8").trim();
  return `This site needs Node.js ${oldest} or newer, below ${limit}, and this is ${version}. Install Node.js ${recommended} from https://nodejs.org`;
};

/** Ends the process with the reason where this Node.js can't run the project. @param {string} projectDir */
export const requireSupportedNode = (projectDir) => {
  const problem = nodeProblem(process.version, projectDir);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
};
