/**
 * `npm run clean:pictures`: deletes the pictures in data/images that no JSON file names any more. It lists them and asks
 * first, except with --yes: `npm run clean:pictures -- --yes`.
 */
import path from "node:path";
import { deleteUnusedPictures } from "../plugins/content/check/delete-unused-pictures";
import { confirm } from "./lib/ask";
import { fail } from "./lib/run";

const isWanted = async (pictures: readonly string[]): Promise<boolean> => {
  for (const picture of pictures) console.log(`data/${picture}`);
  if (process.argv.includes("--yes")) return true;
  if (process.stdin.isTTY) return confirm("Delete these files?");
  console.log("There's nobody to ask here. To delete them without asking: npm run clean:pictures -- --yes");
  return false;
};

deleteUnusedPictures(path.resolve("data"), isWanted).then((deleted) => {
  console.log(`${deleted.length} deleted.`);
}, fail);
