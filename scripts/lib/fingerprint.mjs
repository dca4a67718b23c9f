// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../gatsby/utils/list-files.js";

/** The site's sources, in addition to files in the root. */
export const SOURCE_FOLDERS = ["src", "data", "static", "gatsby", "plugins"];

const ROOT_FILES = /^(?:gatsby-[\w-]+\.(?:ts|tsx|js|mjs)|package-lock\.json|tsconfig\.json|\.env(?:\.production)?)$/;

/** Written by the build itself, or not part of it. */
const LEFT_OUT =
  /^(?:static\/(?:flags\/|logos\/|(?:page-)?icons\.svg$|lightbox\.css$)|src\/gatsby-types\.d\.ts$|data\/schema\/)|\.(?:test|stories)\.tsx?$|\.md$/;

/** Settings for how Gatsby works, which don't affect the built site. */
const NOT_BAKED_IN = new Set(["GATSBY_CPU_COUNT", "GATSBY_TELEMETRY_DISABLED"]);

/** Every file that the built site is made of, with forward slashes. @param {string} projectDir @returns {string[]} */
export const sourceFiles = (projectDir) =>
  [
    ...readdirSync(projectDir).filter((name) => ROOT_FILES.test(name)),
    ...SOURCE_FOLDERS.flatMap((folder) => listFiles(path.join(projectDir, folder)).map((file) => `${folder}/${file}`)),
  ]
    .filter((name) => !LEFT_OUT.test(name))
    .sort();

/** @param {string} projectDir @param {readonly string[]} files */
const hashOf = (projectDir, files) => {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(`${file}\0`).update(
      createHash("sha256")
        .update(readFileSync(path.join(projectDir, file)))
        .digest(),
    );
  }
  return hash;
};

/**
 * A hash of the code that makes Gatsby's nodes. Gatsby itself only looks at gatsby-node.ts, and would keep nodes
 * from an older schema.
 *
 * @param {string} projectDir
 */
export const nodeCodeFingerprint = (projectDir) =>
  hashOf(
    projectDir,
    sourceFiles(projectDir).filter((file) => file.startsWith("gatsby/")),
  ).digest("hex");

/**
 * The supported browsers. The rest of package.json is commands, and packages, which are in the lock file.
 *
 * @param {string} projectDir
 */
const browsersOf = (projectDir) =>
  JSON.stringify(JSON.parse(readFileSync(path.join(projectDir, "package.json"), "utf8")).browserslist);

/**
 * A hash of everything that goes into the built site: its files, the supported browsers and the settings baked into
 * it.
 *
 * @param {string} projectDir
 * @param {NodeJS.ProcessEnv} env
 */
export const fingerprint = (projectDir, env) => {
  const hash = hashOf(projectDir, sourceFiles(projectDir)).update(`${browsersOf(projectDir)}\0`);
  for (const key of Object.keys(env).sort()) {
    if (key.startsWith("GATSBY_") && !NOT_BAKED_IN.has(key)) hash.update(`${key}=${env[key]}\0`);
  }
  return hash.digest("hex");
};
