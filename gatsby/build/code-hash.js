// @ts-check
// CommonJS, so that both Gatsby's compiled code and ES modules can load it.
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, rmSync } = require("node:fs");
const path = require("node:path");
const { listFiles } = require("../utils/list-files.js");

/** Where a build notes what `hashCode` gave, relative to the project. Gatsby deletes it together with its cache. */
const CODE_HASH_FILE = path.join(".cache", "code-hash.txt");

const ROOT_FILES = ["package.json", "gatsby-config.ts", "gatsby-node.ts"];

/**
 * A hash of the code that fills Gatsby's cache.
 *
 * @param {string} projectDir
 */
const hashCode = (projectDir) => {
  const hash = createHash("sha256");
  const own = listFiles(path.join(projectDir, "gatsby")).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const name of [...ROOT_FILES, ...own.map((file) => `gatsby/${file}`)]) {
    const file = path.join(projectDir, name);
    if (existsSync(file)) hash.update(`${name}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/**
 * Deletes Gatsby's cache if the code that filled it has changed. Gatsby itself only looks at some of that code, and
 * would keep nodes that an older schema made.
 *
 * @param {string} projectDir
 */
const clearOutdatedCache = (projectDir) => {
  const file = path.join(projectDir, CODE_HASH_FILE);
  if (existsSync(file) && readFileSync(file, "utf8") === hashCode(projectDir)) return;
  rmSync(path.join(projectDir, ".cache"), { recursive: true, force: true });
};

module.exports = { clearOutdatedCache, CODE_HASH_FILE, hashCode };
