// @ts-check
// CommonJS, so that Gatsby's compiled code, ts-node and ES modules can all load it.
const { existsSync, readdirSync } = require("node:fs");
const path = require("node:path");

/**
 * Every file below a folder, relative to it and with forward slashes. None if the folder doesn't exist.
 *
 * @param {string} folder
 */
const listFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"))
        .sort()
    : [];

module.exports = { listFiles };
