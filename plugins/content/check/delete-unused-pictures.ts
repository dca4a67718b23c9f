import { unlink } from "node:fs/promises";
import path from "node:path";
import { examine, readContent } from "./check-content";
import { isError } from "./issue";

/**
 * Deletes the pictures that no JSON file names.
 *
 * @param isWanted whether to delete these pictures, relative to data/; isn't asked if there are none
 * @returns the deleted ones
 * @throws Error if the content check finds a mistake: a picture may seem unused because its name is misspelt
 */
export const deleteUnusedPictures = async (
  dataDir: string,
  isWanted: (pictures: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> => {
  const { issues, unusedPictures } = examine(await readContent(dataDir));
  if (issues.some(isError)) {
    throw new Error(
      "The content has mistakes, and a picture can seem unused because its name is misspelt. Mend them first: npm run check:content",
    );
  }
  if (unusedPictures.length === 0 || !(await isWanted(unusedPictures))) return [];
  await Promise.all(unusedPictures.map((picture) => unlink(path.join(dataDir, picture))));
  return unusedPictures;
};
