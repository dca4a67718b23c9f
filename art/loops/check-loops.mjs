/**
 * Checks the encoded loops and the films of heroes: no audio, right size and length, within the byte limits, and
 * seamless: the step from the last frame back to the first is no larger than the steps between neighbours.
 * `node check-loops.mjs`
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";
import { HEROES, LOOPS } from "./loops.mjs";

const [W, H] = [160, 90];
/** Bytes: 800 kB for each encoding of the hero; 350 kB for the AV1 of the others, whose fallbacks may be half as large again. */
const limit = (name, ext) =>
  LOOPS[name] ? (name === "hero" ? 800_000 : 350 * 1024 * (ext === "av1.mp4" ? 1 : 1.5)) : HEROES.limit[ext];

/** All films by their name below static/videos. */
const films = { ...LOOPS };
for (const file of fs.readdirSync(path.join(root, "static/videos/heroes")))
  films[`heroes/${file.split(".")[0]}`] = HEROES;

const frames = (file) => {
  const raw = execFileSync(
    "ffmpeg",
    ["-v", "error", "-i", file, "-vf", `scale=${W}:${H}:flags=area`, "-f", "rawvideo", "-pix_fmt", "gray", "-"],
    { maxBuffer: 1 << 28 },
  );
  return Array.from({ length: raw.length / (W * H) }, (_, i) => raw.subarray(i * W * H, (i + 1) * W * H));
};
const step = (a, b) => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i]);
  return sum / a.length;
};

let failed = 0;
for (const [name, loop] of Object.entries(films)) {
  for (const ext of ["av1.mp4", "vp9.webm", "h264.mp4"]) {
    const file = path.join(root, "static/videos", `${name}.${ext}`);
    const problems = [];
    if (!fs.existsSync(file)) problems.push("missing");
    else {
      const { streams } = JSON.parse(
        execFileSync("ffprobe", ["-v", "error", "-show_streams", "-of", "json", file], { encoding: "utf8" }),
      );
      if (streams.length !== 1) problems.push("more than one stream");
      if (streams[0].width !== loop.width || streams[0].height !== loop.height)
        problems.push(`is ${streams[0].width}x${streams[0].height}`);
      const size = fs.statSync(file).size;
      if (size > limit(name, ext)) problems.push(`${Math.round(size / 1024)} kB`);
      const all = frames(file);
      if (all.length !== loop.seconds * loop.fps) problems.push(`${all.length} frames`);
      const inner = all.slice(1).map((f, i) => step(all[i], f));
      const seam = step(all.at(-1), all[0]);
      const most = Math.max(...inner);
      if (seam > most) problems.push(`seam ${seam.toFixed(2)} against ${most.toFixed(2)}`);
      if (!problems.length)
        console.log(
          "ok  ",
          name,
          ext,
          `${Math.round(size / 1024)} kB, seam ${seam.toFixed(2)}, steps up to ${Math.max(...inner).toFixed(2)}`,
        );
    }
    if (problems.length) {
      failed++;
      console.log("FAIL", name, ext, problems.join("; "));
    }
  }
}
process.exitCode = failed ? 1 : 0;
