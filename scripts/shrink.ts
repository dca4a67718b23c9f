/**
 * `npm run shrink -- data/images/blog/fig.jpg`: makes pictures small enough for the site, in place. Keep an original of
 * your own: what a page can't show is thrown away.
 */
import { statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { fail } from "./lib/run";

/** In px: enough for all places but the hero, the wide pictures and the group (data/README.md). */
const LARGEST = 1920;

/** Each format's setting is for files of that format only: a picture keeps its own. */
const IN_PLACE = { force: false };

const shrink = async (file: string): Promise<void> => {
  const before = statSync(file).size;
  const smaller = await sharp(await readFile(file))
    // Cameras save pictures lying down, with a note which way is up.
    .rotate()
    .resize({ width: LARGEST, height: LARGEST, fit: "inside", withoutEnlargement: true })
    .jpeg({ ...IN_PLACE, mozjpeg: true })
    .webp(IN_PLACE)
    .png({ ...IN_PLACE, palette: true })
    .toBuffer();
  await writeFile(file, smaller);
  console.log(`${file}: ${(before / 1e6).toFixed(1)} MB is now ${(smaller.length / 1e6).toFixed(2)} MB`);
};

const files = process.argv.slice(2);
if (files.length === 0) fail("Name the pictures: npm run shrink -- data/images/blog/fig.jpg");
Promise.all(files.map(shrink)).catch(fail);
