/**
 * `npm run clean:pictures`: deletes the pictures in data/images that no JSON file names any more. It lists them and asks
 * first, except with --yes: `npm run clean:pictures -- --yes`.
 */
import { unlink } from "node:fs/promises";
import path from "node:path";
import { examine, readContent, unusedPictures } from "../plugins/content/check/check-content";
import { isError } from "../plugins/content/check/issue";
import { confirm, fail } from "./lib/run";

const isWanted = (pictures: readonly string[]): Promise<boolean> => {
  for (const picture of pictures) console.log(`data/${picture}`);
  return confirm("Delete these files?");
};

/** @throws Error if the content check finds a mistake: a picture may seem unused because its name is misspelt */
export const deleteUnusedPictures = async (dataDir: string, isConfirmed = isWanted): Promise<readonly string[]> => {
  const content = await readContent(dataDir);
  const { issues, documents } = examine(content);
  if (issues.some(isError)) {
    throw new Error(
      "The content has mistakes, and a picture can seem unused because its name is misspelt. Mend them first: npm run check:content",
    );
  }
  const unused = unusedPictures(documents, content.assets);
  if (unused.length === 0 || !(await isConfirmed(unused))) return [];
  await Promise.all(unused.map((picture) => unlink(path.join(dataDir, picture))));
  return unused;
};

if (require.main === module) {
  deleteUnusedPictures(path.resolve("data")).then((deleted) => {
    console.log(`${deleted.length} deleted.`);
  }, fail);
}
