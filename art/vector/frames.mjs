/** The pictures of the reels: each looks like a frame of another film, with motifs of our own. */
import fs from "node:fs";
import path from "node:path";
import { closeBrowser, pageOf, photograph } from "../page.mjs";
import { into, workDir } from "../paths.mjs";
import { writeWebp } from "../webp.mjs";
import { H, W } from "./frames/kit.mjs";
import { FRAMES as first } from "./frames/first.mjs";
import { FRAMES as second } from "./frames/second.mjs";

const FRAMES = { ...first, ...second };

/** Draws the named frames (`07`), or all of them. */
export async function renderFrames(names) {
  const size = { width: W, height: H };
  for (const name of names.length ? names : Object.keys(FRAMES).sort()) {
    const body = `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" xmlns="http://www.w3.org/2000/svg">${FRAMES[name]()}</svg>`;
    const picture = await photograph(pageOf({ ...size, body }), size);
    fs.writeFileSync(path.join(workDir, `frame-${name}.png`), picture);
    await writeWebp(picture, path.join(into("data/images/reels"), `${name}.webp`), { best: 88 });
  }
  await closeBrowser();
}
