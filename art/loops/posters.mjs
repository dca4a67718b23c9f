/** The 24 posters of the reels. `node posters.mjs [01 02 …]`; `--draft` writes half-size PNGs to .work/reels instead. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { into, workDir } from "../paths.mjs";
import { shoot } from "./studio.mjs";

const args = process.argv.slice(2);
const draft = args.includes("--draft");
const named = args.filter((a) => !a.startsWith("--"));
const all = Array.from({ length: 24 }, (_, i) => `${i + 1}`.padStart(2, "0"));
const stills = path.join(workDir, "reels");
fs.mkdirSync(stills, { recursive: true });
const wanted = (named.length ? named : all).map((name) => ({ name, out: path.join(stills, `${name}.png`) }));
await shoot({
  scene: "reels",
  stills: wanted,
  width: draft ? 480 : 960,
  height: draft ? 270 : 540,
  samples: draft ? 2 : 6,
});
if (!draft)
  for (const { name, out } of wanted)
    execFileSync("cwebp", [
      "-quiet",
      "-q",
      "88",
      "-m",
      "6",
      "-sharp_yuv",
      out,
      "-o",
      path.join(into("data/images/reels"), `${name}.webp`),
    ]);
