import { rename, writeFile } from "node:fs/promises";

/** A file's name until it's completely written. */
export const UNFINISHED_SUFFIX = ".unfinished";

/**
 * Writes a file so that it's either complete or unchanged, whenever the build is killed. The next build keeps what
 * it finds and doesn't need to make again.
 */
export const writeFileAtomic = async (file: string, content: string | Buffer): Promise<void> => {
  await writeFile(file + UNFINISHED_SUFFIX, content);
  await rename(file + UNFINISHED_SUFFIX, file);
};
