// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} Packages */

/** @param {string} file @returns {Packages | undefined} */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
};

/**
 * Whether the installed packages match the lock file. npm writes its own record of an install,
 * `node_modules/.package-lock.json`, at the very end, so an interrupted install doesn't count.
 * Optional packages can be missing, because most are for other machines.
 *
 * @param {string} projectDir
 */
export const isInstalled = (projectDir) => {
  const installed = packagesIn(path.join(projectDir, "node_modules", ".package-lock.json"));
  if (!installed) return false;
  const wanted = packagesIn(path.join(projectDir, "package-lock.json")) ?? {};
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    const present = installed[place];
    if (place === "" || version === undefined) return true;
    return present ? present.version === version : Boolean(optional ?? devOptional);
  });
};
