/** Writes films as AV1, VP9 and H.264, within a limit of bytes. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** The encodings, by the ending of their file: pixels, and what ffmpeg is told besides. */
const codecs = (frames) => ({
  "av1.mp4": {
    pixels: "yuv420p10le",
    options: `-c:v libsvtav1 -preset 3 -g ${frames} -svtav1-params enable-tf=0 -movflags +faststart`,
  },
  "vp9.webm": {
    pixels: "yuv420p",
    options: `-c:v libvpx-vp9 -b:v 0 -g ${frames} -cpu-used 2 -row-mt 1`,
  },
  "h264.mp4": {
    pixels: "yuv420p",
    options: `-c:v libx264 -preset slow -g ${frames} -bf 5 -x264-params ipratio=1.4:pbratio=1.0:mbtree=0:psy-rd=0,0:aq-mode=3 -movflags +faststart`,
  },
});

/** Run ffmpeg. */
export const ffmpeg = (...args) =>
  execFileSync("ffmpeg", ["-y", "-v", "error", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, SVT_LOG: "1" },
  });

/**
 * Encodes one lossless master, with a first frame that differs from the last by no more than the motion: no filter over
 * the key frame (`enable-tf=0`), and no frame much better than another (x264). No audio track; AV1 in ten bits, so that
 * dark gradients do not band; bt709 so that no player shifts the colours; index first for quick starts. A codec presses
 * as hard as its `crf` says, or harder until the file keeps within its `limit` of bytes. All files appear at the end.
 */
export function writeFilm(master, target, { seconds, fps, start, crf, limit = {} }) {
  const frames = seconds * fps;
  const made = Object.entries(codecs(frames)).map(([ext, { pixels, options }]) => {
    const [codec] = ext.split(".");
    const file = `${master}.${ext}`;
    for (let press = crf[codec]; ; press += 3) {
      // The master twice in a row, cut to one round that begins where the film does.
      const round = `trim=start_frame=${start}:end_frame=${start + frames},setpts=PTS-STARTPTS`;
      ffmpeg(
        ...["-stream_loop", "1", "-i", master, "-an"],
        ...["-vf", `${round},scale=out_color_matrix=bt709:out_range=tv,format=${pixels}`],
        ...["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709"],
        ...[...options.split(" "), "-crf", `${press}`, file],
      );
      const { size } = fs.statSync(file);
      console.log(path.basename(target), ext, `${Math.round(size / 1024)} kB, crf ${press}`);
      if (size <= (limit[ext] ?? Infinity)) return [file, `${target}.${ext}`];
    }
  });
  for (const [file, place] of made) {
    fs.copyFileSync(file, `${place}.part`);
    fs.renameSync(`${place}.part`, place);
    fs.rmSync(file);
  }
}
