import { unlink } from "node:fs/promises";
import path from "node:path";
import { examine, readContent, unusedPictures } from "./check-content";
import { isError } from "./issue";

/**
 * Deletes the pictures that no JSON file names, if `isWanted` says so; it isn't asked if there are none.
 *
 * @throws Error if the content check finds a mistake: a picture may seem unused because its name is misspelt
 */
export const deleteUnusedPictures = async (
  dataDir: string,
  isWanted: (pictures: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> => {
  const content = await readContent(dataDir);
  const { issues, documents } = examine(content);
  if (issues.some(isError)) {
    throw new Error(
      "The content has mistakes, and a picture can seem unused because its name is misspelt. Mend them first: npm run check:content",
    );
  }
  const unused = unusedPictures(documents, content.assets);
  if (unused.length === 0 || !(await isWanted(unused))) return [];
  await Promise.all(unused.map((picture) => unlink(path.join(dataDir, picture))));
  return unused;
};
