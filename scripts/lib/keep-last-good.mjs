// @ts-check
import { constants, existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";

/** What a build changes: the site, and Gatsby's memory of it. One without the other would mislead the next build. */
const KEPT = ["public", ".cache"];

/**
 * Keeps a copy of the last good build while the next one works in its place, because Gatsby writes into `public` from
 * its first second on.
 *
 * @param {string} projectDir
 * @param {string} memoryDir
 */
export const lastGood = (projectDir, memoryDir) => {
  const copies = path.join(memoryDir, "last-good");
  const unfinished = path.join(memoryDir, "last-good-unfinished");
  return {
    /** A copy is there: the build it was made for neither ended well nor could put it back. */
    get isKept() {
      return existsSync(copies);
    },
    async keep() {
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished, { recursive: true });
      for (const name of KEPT) {
        const source = path.join(projectDir, name);
        if (existsSync(source)) {
          await cp(source, path.join(unfinished, name), { recursive: true, mode: constants.COPYFILE_FICLONE });
        }
      }
      // A copy counts once it is whole.
      await rename(unfinished, copies);
    },
    async putBack() {
      for (const name of KEPT) {
        const copy = path.join(copies, name);
        if (!existsSync(copy)) continue;
        await rm(path.join(projectDir, name), { recursive: true, force: true });
        await rename(copy, path.join(projectDir, name));
      }
      await rm(copies, { recursive: true, force: true });
    },
    async forget() {
      await rm(copies, { recursive: true, force: true });
    },
  };
};
