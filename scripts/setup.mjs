// @ts-check
/** Makes sure that this machine can run the project's commands. Imports nothing that it would install. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { projectDir } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Ends the process with the reason where this version of Node.js can't run the project (`engines` in package.json). */
export const requireSupportedNode = () => {
  const { engines } = readJson(path.join(projectDir, "package.json"));
  const [oldest, limit] = engines.node.match(/[\d.]+/g);
  const version = process.version.slice(1);
  /** @param {string} one @param {string} other */
  const isBefore = (one, other) => one.localeCompare(other, "en", { numeric: true }) < 0;
  if (!isBefore(version, oldest) && isBefore(version, limit)) return;
  console.error(
    `This site needs Node.js ${oldest} or newer, below ${limit}, and this is ${version}: https://nodejs.org`,
  );
  process.exit(1);
};

/**
 * Whether the installed packages are those of the lock file. npm writes its own record at the very end of an install, so
 * an interrupted one doesn't count. Optional packages can be missing, because most are for other machines.
 *
 * @param {string} dir
 */
export const isInstalled = (dir) => {
  try {
    const { packages: installed } = readJson(path.join(dir, "node_modules", ".package-lock.json"));
    const wanted = Object.entries(readJson(path.join(dir, "package-lock.json")).packages);
    return wanted.every(([place, { version, optional, devOptional }]) =>
      installed[place] ? installed[place].version === version : place === "" || optional || devOptional,
    );
  } catch {
    return false;
  }
};

/** Installs the packages if they're missing or out of date. Ends the process if that fails. */
export const setUp = async () => {
  requireSupportedNode();
  if (isInstalled(projectDir)) return;
  console.log("Installing packages (about two minutes the first time) …");
  const code = await run("npm", ["ci"]);
  if (code !== 0) process.exit(code);
};
