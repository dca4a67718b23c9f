/**
 * Films the loops and encodes each as AV1, VP9 and H.264, with a WebP poster of the first frame at twice the size.
 * `node render.mjs [--encode-only | --posters] [NAME…]`; without names, all. Lossless masters stay in .work/masters.
 * `node render.mjs check` checks what is encoded.
 */
import fs from "node:fs";
import path from "node:path";
import { into, root, workDir } from "../paths.mjs";
import { writeFilm } from "../video.mjs";
import { writeWebp } from "../webp.mjs";
import { LOOPS } from "./loops.mjs";
import { shoot } from "./studio.mjs";

/** The moment the film begins with, for screens of two device pixels a pixel. */
async function still(name, { width, height, samples, seconds, fps, start, poster }) {
  const out = path.join(workDir, "masters", `${name}.png`);
  await shoot({ scene: name, width: 2 * width, height: 2 * height, samples, at: start / (seconds * fps), out });
  await writeWebp(out, path.join(root, poster ?? `data/images/videos/${name}.webp`));
}

const args = process.argv.slice(2);
if (args[0] === "check") {
  process.argv.splice(2, 1);
  await import("./check-loops.mjs");
} else {
  const postersOnly = args.includes("--posters");
  const encodeOnly = args.includes("--encode-only");
  const named = args.filter((a) => !a.startsWith("--"));
  fs.mkdirSync(path.join(workDir, "masters"), { recursive: true });
  for (const name of named.length ? named : Object.keys(LOOPS)) {
    const loop = LOOPS[name];
    if (!loop) throw new Error(`No loop is called "${name}". Known: ${Object.keys(LOOPS).join(", ")}`);
    await still(name, loop);
    if (postersOnly) continue;
    const master = path.join(workDir, "masters", `${name}.mkv`);
    if (!encodeOnly)
      await shoot({
        scene: name,
        width: loop.width,
        height: loop.height,
        samples: loop.samples,
        frames: loop.seconds * loop.fps,
        fps: loop.fps,
        out: master,
      });
    writeFilm(master, path.join(into("static/videos"), name), loop);
  }
}
