/** Writes pictures as WebP within the limit that every picture of the site keeps. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const limit = 150_000;

/** Encode `picture` into the file `target`, at the highest quality that keeps within the limit. */
export async function writeWebp(picture, target, { best = 92, least = 52 } = {}) {
  for (let quality = best; quality >= least; quality -= 4) {
    const data = await sharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
    if (data.length > limit && quality - 4 >= least) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, data);
    console.log(`${path.basename(target)} ${(data.length / 1024).toFixed(0)} kB, quality ${quality}`);
    return;
  }
}
