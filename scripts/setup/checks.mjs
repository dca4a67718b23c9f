// @ts-check
import { statfsSync } from "node:fs";
import { createServer } from "node:net";
import { isInstalled } from "./installed.mjs";
import { nodeProblem } from "./node-version.mjs";

/**
 * What a check found. A problem stops a command from working. A note doesn't.
 *
 * @typedef {{ status: "ok" | "note" | "problem", text: string, remedy?: string }} Finding
 */

/** Packages, caches and the built site took 2 GB when measured. Gatsby needs the same again while it builds. */
const NEEDED_GB = 4;

const OLDEST_NPM = 10;

/** @param {string} text @returns {Finding} */
const ok = (text) => ({ status: "ok", text });

/** @param {string} version @param {string} projectDir @returns {Finding} */
export const checkNode = (version, projectDir) => {
  const problem = nodeProblem(version, projectDir);
  return problem === undefined ? ok(`Node.js ${version}`) : { status: "problem", text: problem };
};

/** @param {string | undefined} version @returns {Finding} */
export const checkNpm = (version) => {
  if (!version)
    return { status: "problem", text: "npm can't be started.", remedy: "It comes with Node.js: install that anew." };
  return Number.parseInt(version, 10) >= OLDEST_NPM
    ? ok(`npm ${version}`)
    : { status: "problem", text: `npm ${version} is too old.`, remedy: "npm install --global npm@11" };
};

/** @param {string} projectDir @returns {Finding} */
export const checkPackages = (projectDir) =>
  isInstalled(projectDir)
    ? ok("All packages are installed, in the versions of package-lock.json")
    : {
        status: "note",
        text: "Packages are missing or out of date.",
        remedy: "npm start and npm test install them, or run: npm ci",
      };

/** @param {number} port @returns {Promise<boolean>} whether nothing listens there */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => {
      resolve(false);
    });
    server.listen(port, "127.0.0.1", () => {
      server.close(() => {
        resolve(true);
      });
    });
  });

/** @param {number} port @returns {Promise<Finding>} */
export const checkPort = async (port) =>
  (await isFree(port))
    ? ok(`Port ${port} is free`)
    : {
        status: "problem",
        text: `Port ${port} is in use.`,
        remedy: `Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      };

/** @param {string} dir the folder that needs the room @returns {Finding} */
export const checkDisk = (dir) => {
  const { bavail, bsize } = statfsSync(dir);
  const free = (bavail * bsize) / 1e9;
  return free >= NEEDED_GB
    ? ok(`${Math.floor(free)} GB of disk space are free`)
    : {
        status: "problem",
        text: `Only ${free.toFixed(1)} GB of disk space are free; installing and building take ${NEEDED_GB} GB.`,
        remedy: "Make room, or remove what earlier builds left: npm run clean",
      };
};

/** @param {string} name @param {string | undefined} file @param {string} remedy @returns {Finding} */
export const checkProgram = (name, file, remedy) =>
  file === undefined
    ? { status: "note", text: `${name} wasn't found; npm test installs it where it can.`, remedy }
    : ok(`${name}: ${file}`);

/**
 * @param {string} name
 * @param {import("../browsers/engines.mjs").FoundEngine | undefined} found
 * @param {string} remedy
 * @returns {Finding}
 */
export const checkEngine = (name, found, remedy) =>
  checkProgram(name, found && (found.executable ?? "Playwright's own"), remedy);

/** @param {readonly string[]} set the keys that are set @param {readonly string[]} all @returns {Finding} */
export const checkEmailKeys = (set, all) => {
  const missing = all.filter((key) => !set.includes(key));
  if (missing.length === 0) return ok("The email keys are set: the forms send");
  return set.length === 0
    ? {
        status: "note",
        text: "No email keys are set. npm start keeps messages in .outbox/; a published site couldn't send any.",
        remedy: "docs/forms.md says how to set them",
      }
    : {
        status: "problem",
        text: `${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not set, so the forms can't send.`,
        remedy: "Set all three keys in .env.production or the environment, or none; see docs/forms.md",
      };
};

const LABELS = { ok: "ok      ", note: "note    ", problem: "PROBLEM " };

/** @param {Finding} finding @returns {string} a line, and another one for the remedy */
export const formatFinding = ({ status, text, remedy }) =>
  `${LABELS[status]} ${text}${remedy === undefined ? "" : `\n         → ${remedy}`}`;

/** Printed when a site isn't built because of its content. */
export const SEE_CONTENT_CHECK =
  "The content has mistakes, listed above. Mend them; `npm run check:content` checks again without building. Until then, public/ stays the last good site.";

/** Printed when a command fails and the machine may be the reason. */
export const SEE_DOCTOR = "`npm run doctor` checks this machine: Node, ports, browsers, disk space, email keys.";
