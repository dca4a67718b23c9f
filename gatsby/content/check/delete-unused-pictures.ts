import { unlink } from "node:fs/promises";
import path from "node:path";
import { readContent, unusedPicturesIn } from "./check-content";

/**
 * Deletes the pictures that no JSON file names. Deletes none if a file can't be read, which might name any of them.
 *
 * @returns the deleted ones, relative to data/
 */
export const deleteUnusedPictures = async (dataDir: string): Promise<string[]> => {
  const pictures = unusedPicturesIn(await readContent(dataDir));
  await Promise.all(pictures.map((picture) => unlink(path.join(dataDir, picture))));
  return pictures;
};
