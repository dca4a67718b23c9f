// @ts-check
/**
 * `npm run packages`: lists in docs/security.md which packages reach a visitor's browser. Needs a build.
 * `npm run packages -- --check` only checks whether that list is current.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as prettier from "prettier";
import { projectDir } from "./lib/project.mjs";

const DOCUMENT = path.join(projectDir, "docs", "security.md");
const BUNDLE = path.join(projectDir, ".cache", "bundle-packages.json");

/** @type {Record<string, { package: string }>} */
const families = JSON.parse(readFileSync(path.join(projectDir, "src", "theme", "fonts", "families.json"), "utf8"));

/** Packages whose files are served, each with the code that reads them. */
const FILES = {
  ...Object.fromEntries(
    Object.values(families).map(({ package: name }) => [`node_modules/${name}`, "font (scripts/fonts.mjs)"]),
  ),
  "node_modules/@phosphor-icons/core": "icons (gatsby/assets/icons.ts)",
  "node_modules/country-flag-icons": "flags (gatsby/assets/copy-flags.ts)",
  "node_modules/yet-another-react-lightbox": "style (gatsby/assets/copy-lightbox-styles.ts)",
};

/** @param {string} message @returns {never} */
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** @typedef {{ name: string, version: string, license?: string }} Manifest */

/** @param {string} folder @returns {Manifest} */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(projectDir, folder, "package.json"), "utf8"));

/** @param {string[]} bundled the folders of the packages in the scripts @returns {string} */
const table = (bundled) => {
  /** @type {Map<string, Manifest & { as: string[] }>} */
  const packages = new Map();
  /** @param {string} folder @param {string} as */
  const add = (folder, as) => {
    const { name, version, license = "none named" } = manifestOf(folder);
    const known = packages.get(`${name}@${version}`) ?? { name, version, license, as: [] };
    packages.set(`${name}@${version}`, { ...known, as: [...new Set([...known.as, as])] });
  };
  for (const folder of bundled) add(folder, "script");
  for (const [folder, as] of Object.entries(FILES)) add(folder, as);
  const rows = [...packages.values()].sort(
    (a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version),
  );
  return [
    "| package | version | licence | reaches the browser as |",
    "| --- | --- | --- | --- |",
    ...rows.map(({ name, version, license, as }) => `| ${name} | ${version} | ${license} | ${as.join(", ")} |`),
  ].join("\n");
};

if (!existsSync(BUNDLE)) fail("The list is made from the built site. Run `npm run build` first.");
const before = readFileSync(DOCUMENT, "utf8");
const [, head, , tail] = /^([\s\S]*<!-- packages -->\n)([\s\S]*?)(<!-- end of packages -->[\s\S]*)$/.exec(before) ?? [];
if (head === undefined || tail === undefined) fail("docs/security.md has lost the marks around its list of packages.");
const after = await prettier.format(`${head}\n${table(JSON.parse(readFileSync(BUNDLE, "utf8")))}\n\n${tail}`, {
  ...(await prettier.resolveConfig(DOCUMENT)),
  filepath: DOCUMENT,
});

if (after === before) {
  console.log("docs/security.md lists every package that reaches the browser.");
} else if (process.argv.includes("--check")) {
  const known = new Set(before.split("\n"));
  const news = after.split("\n").filter((line) => !known.has(line));
  fail(`docs/security.md does not list what reaches the browser. Run \`npm run packages\`.\n${news.join("\n")}`);
} else {
  writeFileSync(DOCUMENT, after);
  console.log("docs/security.md has the new list.");
}
