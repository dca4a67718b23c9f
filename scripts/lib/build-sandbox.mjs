// @ts-check
import { constants, existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { nodeCodeFingerprint, SOURCE_FOLDERS, sourceFiles } from "./fingerprint.mjs";

/** For every call of Gatsby. On two cores, it would start only one image worker. */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "3",
  // One of Gatsby's packages uses Node's own punycode. From Node 22 on, Gatsby prints the warning as "ERROR UNKNOWN".
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
};

/**
 * The package.json that Gatsby sees. Whenever it changes, Gatsby clears its cache and makes all pictures again. So
 * it leaves out scripts and dev dependencies. It keeps the browsers and a hash of the code that makes nodes, because
 * a change to either must clear the cache.
 *
 * @param {string} text
 * @param {string} nodeCode hash of that code
 */
const packageForGatsby = (text, nodeCode) => {
  const { name, version, browserslist, dependencies } = JSON.parse(text);
  return JSON.stringify({ name, version, private: true, browserslist, dependencies, config: { nodeCode } }, null, 2);
};

/** For deleting folders: a process that Gatsby left behind may still be writing there. */
export const REMOVE_OPTIONS = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/** Copies share blocks with the original if the file system can. Files keep their time, which their ETag depends on. */
const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true };

/**
 * A folder where Gatsby builds, with a copy of the site's sources, so that the published site changes in one
 * step, and only once it's complete. Gatsby itself writes into `public` from the start, so a killed build
 * would leave a mix of the old and the new site.
 *
 * @param {string} projectDir
 * @param {string} dir the folder; within the project, or Gatsby finds no packages
 */
export const buildSandbox = (projectDir, dir) => {
  /** @param {...string} names */
  const inside = (...names) => path.join(dir, ...names);
  const published = path.join(projectDir, "public");
  const previous = inside("previous");
  const unfinished = inside("unfinished");

  return {
    dir,

    /** Whether a build started and didn't finish. */
    isUnfinished: () => existsSync(unfinished),

    /**
     * Copies the current sources.
     *
     * @returns {Promise<{ inherited: boolean }>} whether Gatsby's memory was left by a build that died
     */
    async open() {
      // It was killed between the two moves of `publish`.
      if (!existsSync(published) && existsSync(previous)) await rename(previous, published);
      const inherited = existsSync(unfinished);
      await mkdir(dir, { recursive: true });
      await writeFile(unfinished, "");
      await Promise.all(SOURCE_FOLDERS.map((name) => rm(inside(name), REMOVE_OPTIONS)));
      for (const file of sourceFiles(projectDir)) await cp(path.join(projectDir, file), inside(file), COPY);
      const packageFile = await readFile(path.join(projectDir, "package.json"), "utf8");
      await writeFile(inside("package.json"), packageForGatsby(packageFile, nodeCodeFingerprint(projectDir)));
      const packages = inside("node_modules");
      if (!existsSync(packages)) await symlink(path.join(projectDir, "node_modules"), packages, "junction");
      return { inherited };
    },

    /** Deletes Gatsby's caches of earlier builds, so that it makes all pictures, scripts and pages again. */
    async clear() {
      await Promise.all(["public", ".cache"].map((name) => rm(inside(name), REMOVE_OPTIONS)));
    },

    /** Notes that the build ended by itself, successfully or not, so that the next one can use its caches. */
    async close() {
      await rm(unfinished, REMOVE_OPTIONS);
    },

    /** Replaces the published site with the built one. */
    async publish() {
      const next = inside("next");
      await Promise.all([next, previous].map((folder) => rm(folder, REMOVE_OPTIONS)));
      await cp(inside("public"), next, COPY);
      if (existsSync(published)) await rename(published, previous);
      await rename(next, published);
      await cp(inside("hosting"), path.join(projectDir, "hosting"), COPY);
      await cp(inside("src", "gatsby-types.d.ts"), path.join(projectDir, "src", "gatsby-types.d.ts"), COPY);
      await rm(previous, REMOVE_OPTIONS);
    },
  };
};
