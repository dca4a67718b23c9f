/** `npm run clean:pictures`: deletes the pictures in data/images that no JSON file names any more. */
import path from "node:path";
import { deleteUnusedPictures } from "../gatsby/content/check/delete-unused-pictures";

void deleteUnusedPictures(path.resolve("data")).then((pictures) => {
  for (const picture of pictures) console.log(`Deleted data/${picture}`);
  if (pictures.length === 0)
    console.log("Every picture is in use, or a file can't be read: npm run check:content says.");
});
