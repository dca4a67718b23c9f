/**
 * `npm run clean:pictures`: deletes the pictures in data/images that no JSON file names any more. It lists them and asks
 * first, except with --yes: `npm run clean:pictures -- --yes`.
 */
import path from "node:path";
import { deleteUnusedPictures } from "../plugins/content/check/delete-unused-pictures";
import { confirm } from "./lib/ask";
import { fail } from "./lib/run";

const isWanted = (pictures: readonly string[]): Promise<boolean> => {
  for (const picture of pictures) console.log(`data/${picture}`);
  return confirm("Delete these files?");
};

deleteUnusedPictures(path.resolve("data"), isWanted).then((deleted) => {
  console.log(`${deleted.length} deleted.`);
}, fail);
