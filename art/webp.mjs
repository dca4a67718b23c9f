/** Writes pictures as WebP within a limit of bytes. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** Encode `picture` into the file `target`, at the highest quality that keeps within the limit. */
export async function writeWebp(picture, target, { best = 92, least = 44, limit = 150_000 } = {}) {
  for (let quality = best; quality >= least; quality -= 4) {
    // Finer steps of opacity double the bytes of a soft shadow, and coarser ones show.
    const data = await sharp(picture).webp({ quality, alphaQuality: 79, effort: 5, smartSubsample: true }).toBuffer();
    if (data.length > limit && quality - 4 >= least) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, data);
    console.log(`${path.basename(target)} ${(data.length / 1024).toFixed(0)} kB, quality ${quality}`);
    return;
  }
}
