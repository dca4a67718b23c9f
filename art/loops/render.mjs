/**
 * Films the loops and encodes each as AV1, VP9 and H.264, with a WebP poster of the first frame at twice the size.
 * `node render.mjs [--encode-only | --posters] [NAME…]`; without names, all. Lossless masters stay in .work/masters.
 * `node render.mjs check` checks what is encoded.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { into, root, workDir } from "../paths.mjs";
import { writeWebp } from "../webp.mjs";
import { LOOPS } from "./loops.mjs";
import { shoot } from "./studio.mjs";

const run = (...args) =>
  execFileSync("ffmpeg", ["-y", "-v", "error", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, SVT_LOG: "1" },
  });

/**
 * Encodes one master, with a first frame that differs from the last by no more than the motion: no filter over the key
 * frame (`enable-tf=0`), and no frame much better than another (x264). No audio track; AV1 in ten bits, so that
 * dark gradients do not band; bt709 so that no player shifts the colours; index first for quick starts.
 */
function encode(name, master, loop) {
  const frames = loop.seconds * loop.fps;
  const videos = into("static/videos");
  const to = (ext) => path.join(videos, `${name}.${ext}`);
  // The master twice in a row, cut to one round that begins where the film does.
  const round = `trim=start_frame=${loop.start}:end_frame=${loop.start + frames},setpts=PTS-STARTPTS`;
  const source = ["-stream_loop", "1", "-i", master];
  const picture = (format) => [
    "-an",
    "-vf",
    `${round},scale=out_color_matrix=bt709:out_range=tv,format=${format}`,
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
    "-colorspace",
    "bt709",
  ];
  run(
    ...source,
    ...picture("yuv420p10le"),
    "-c:v",
    "libsvtav1",
    "-preset",
    "3",
    "-crf",
    `${loop.crf.av1}`,
    "-g",
    `${frames}`,
    "-svtav1-params",
    "enable-tf=0",
    "-movflags",
    "+faststart",
    to("av1.mp4"),
  );
  run(
    ...source,
    ...picture("yuv420p"),
    "-c:v",
    "libvpx-vp9",
    "-crf",
    `${loop.crf.vp9}`,
    "-b:v",
    "0",
    "-g",
    `${frames}`,
    "-cpu-used",
    "2",
    "-row-mt",
    "1",
    to("vp9.webm"),
  );
  run(
    ...source,
    ...picture("yuv420p"),
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    `${loop.crf.h264}`,
    "-g",
    `${frames}`,
    "-bf",
    "5",
    "-x264-params",
    "ipratio=1.4:pbratio=1.0:mbtree=0:psy-rd=0,0:aq-mode=3",
    "-movflags",
    "+faststart",
    to("h264.mp4"),
  );
  for (const ext of ["av1.mp4", "vp9.webm", "h264.mp4"])
    console.log(name, ext, `${Math.round(fs.statSync(to(ext)).size / 1024)} kB`);
}

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
    encode(name, master, loop);
  }
}
