import { rename, writeFile } from "node:fs/promises";

/** What a file is called until all of it is written. */
export const UNFINISHED = ".unfinished";

/**
 * Writes a file that is there whole, or as it was before, at whatever moment the build dies: the next build keeps what
 * it finds and has no reason to make anew.
 */
export const writeFileAtomic = async (file: string, content: string | Buffer): Promise<void> => {
  await writeFile(file + UNFINISHED, content);
  await rename(file + UNFINISHED, file);
};
