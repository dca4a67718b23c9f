// @ts-check
import { constants, existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { nodeCodeFingerprint, SOURCE_FOLDERS, sourceFiles } from "./fingerprint.mjs";

/** For every call of Gatsby. Two cores would give it one image worker. */
export const gatsbyEnvironment = {
  GATSBY_TELEMETRY_DISABLED: "1",
  GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? "3",
  // One of Gatsby's packages uses Node's own punycode. From Node 22 on, Gatsby prints the warning as "ERROR UNKNOWN".
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=DEP0040`.trim(),
};

/**
 * The package.json that Gatsby sees. Gatsby clears its cache and makes all pictures again whenever the file changes, so
 * scripts and dev dependencies are left out. The supported browsers and the code that makes the nodes are in it because
 * a change of either must clear the cache.
 *
 * @param {string} text
 * @param {string} nodeCode hash of that code
 */
const packageForGatsby = (text, nodeCode) => {
  const { name, version, browserslist, dependencies } = JSON.parse(text);
  return JSON.stringify({ name, version, private: true, browserslist, dependencies, config: { nodeCode } }, null, 2);
};

/** For taking folders away: a process that Gatsby left behind may still be writing there. */
export const REMOVE = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/** Where the file system can, a copy shares its blocks with the original. A file keeps its time, which its ETag is made of. */
const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true };

/**
 * A folder in which Gatsby builds, with a copy of what the site is made of, so that what is published changes in one
 * move and only when it is whole: Gatsby itself writes into `public` from its first second on, and a build that dies
 * would leave half of the old site and half of the new.
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

    /** Whether a build began and didn't come to its end. */
    isUnfinished: () => existsSync(unfinished),

    /**
     * Brings in the sources as they are now.
     *
     * @returns {Promise<{ inherited: boolean }>} whether Gatsby's memory was left by a build that died
     */
    async open() {
      // It died between the two moves of `publish`.
      if (!existsSync(published) && existsSync(previous)) await rename(previous, published);
      const inherited = existsSync(unfinished);
      await mkdir(dir, { recursive: true });
      await writeFile(unfinished, "");
      await Promise.all(SOURCE_FOLDERS.map((name) => rm(inside(name), REMOVE)));
      for (const file of sourceFiles(projectDir)) await cp(path.join(projectDir, file), inside(file), COPY);
      const packageFile = await readFile(path.join(projectDir, "package.json"), "utf8");
      await writeFile(inside("package.json"), packageForGatsby(packageFile, nodeCodeFingerprint(projectDir)));
      const packages = inside("node_modules");
      if (!existsSync(packages)) await symlink(path.join(projectDir, "node_modules"), packages, "junction");
      return { inherited };
    },

    /** Takes away what Gatsby remembers of builds before: pictures, scripts and pages are all made anew. */
    async clear() {
      await Promise.all(["public", ".cache"].map((name) => rm(inside(name), REMOVE)));
    },

    /** Notes that the build came to an end by itself, good or bad: what it remembers can be built upon. */
    async close() {
      await rm(unfinished, REMOVE);
    },

    /** Puts what was built in the place of what was published. */
    async publish() {
      const next = inside("next");
      await Promise.all([next, previous].map((folder) => rm(folder, REMOVE)));
      await cp(inside("public"), next, COPY);
      if (existsSync(published)) await rename(published, previous);
      await rename(next, published);
      await cp(inside("hosting"), path.join(projectDir, "hosting"), COPY);
      await cp(inside("src", "gatsby-types.d.ts"), path.join(projectDir, "src", "gatsby-types.d.ts"), COPY);
      await rm(previous, REMOVE);
    },
  };
};
