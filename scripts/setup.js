// @ts-check
/**
 * Loaded before every command of ours (package.json). Answers --help with the comment at the top of the command's script.
 * Otherwise, makes sure that this machine can run it: the version of Node.js, the packages, TypeScript.
 */
const { spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const [, script = "", ...options] = process.argv;
if (options.includes("--help")) {
  const [, comment = ""] = /\/\*\*(.*?)\*\//s.exec(readFileSync(script, "utf8")) ?? [];
  console.log(comment.replace(/^ *\* ?/gm, "").trim());
  process.exit();
}

const [oldest, limit] = readJson("package.json").engines.node.match(/[\d.]+/g);
const version = process.version.slice(1);
/** @param {string} one @param {string} other */
const isBefore = (one, other) => one.localeCompare(other, "en", { numeric: true }) < 0;
if (isBefore(version, oldest) || !isBefore(version, limit)) {
  console.error(
    `This site needs Node.js ${oldest} or newer, below ${limit}, and this is ${version}: https://nodejs.org`,
  );
  process.exit(1);
}

/** Whether the packages are those of the lock file. npm writes its record last, and optional ones may be missing. */
const isInstalled = () => {
  try {
    const { packages: installed } = readJson("node_modules/.package-lock.json");
    const wanted = Object.entries(readJson("package-lock.json").packages);
    return wanted.every(([place, { version, optional, devOptional }]) =>
      installed[place] ? installed[place].version === version : place === "" || optional || devOptional,
    );
  } catch {
    return false;
  }
};

// Node.js alone runs those that an owner may run without an install.
const needsPackages = !script.endsWith(".mjs");
if (needsPackages && !isInstalled()) {
  console.log("Installing packages (about two minutes the first time) …");
  // On Windows, npm is a .cmd file, which only a shell can start.
  const { status } = spawnSync("npm", ["ci"], { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
if (needsPackages) require("ts-node").register();
