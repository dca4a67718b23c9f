/**
 * Renders still pictures into data/images.
 *
 *   npm run stills -- [FOLDER | FOLDER/NAME …] [--film] [--draft] [--samples N] [--keep | --encode]
 *
 * Without names every picture is rendered. `--draft` renders a third of the size into the work
 * folder and leaves data/images alone.
 * `--keep` skips pictures that the work folder already holds, so that a stopped run can go on.
 * `--encode` renders nothing and only sets type and encodes what the work folder holds.
 * `--film` films the named pictures into static/videos/heroes instead, four samples a pixel unless told; its draft is a
 * sixth of the size and stays in the work folder.
 */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import readline from "node:readline";
import environmentMap from "@pmndrs/assets/hdri/studio.exr.js";
import sharp from "sharp";
import { closeBrowser, pageOf, photograph } from "../page.mjs";
import { HEROES } from "../loops/loops.mjs";
import { into, workDir } from "../paths.mjs";
import { ffmpeg, writeFilm } from "../video.mjs";
import { writeWebp } from "../webp.mjs";
import { finishes } from "./finish.mjs";
import { pages } from "./pages.mjs";

const here = import.meta.dirname;
const images = into("data/images");
/** Photographs of which the vector art makes pictures. */
const photos = into("art/vector/photos");

const args = process.argv.slice(2);
const draft = args.includes("--draft");
const encodeOnly = args.includes("--encode");
const filmed = args.includes("--film");
const keep = args.includes("--keep");
const samples = args.includes("--samples") ? args[args.indexOf("--samples") + 1] : filmed ? "4" : "0";
const wanted = args.filter((arg, i) => !arg.startsWith("--") && args[i - 1] !== "--samples");
const out = path.join(workDir, filmed ? "films" : "", draft ? "drafts" : "renders");
fs.mkdirSync(out, { recursive: true });

const environment = path.join(workDir, "studio.exr");
if (!fs.existsSync(environment)) fs.writeFileSync(environment, Buffer.from(environmentMap.split(",").pop(), "base64"));

/** Names of all pictures, read from the `@scene` lines. */
function allNames() {
  const folder = path.join(here, "scenes");
  return fs.readdirSync(folder).flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), "utf8");
    return [...text.matchAll(/@scene\("([^"]+)"/g)].map((match) => match[1]);
  });
}

/** Write the render, and what is set from it for phones, as WebP, at the highest quality that keeps within the limit. */
async function encode(name, width, height) {
  const render = path.join(out, `${name.replace("/", "--")}.png`);
  const picture = await sharp(render).resize(width, height).png().toBuffer();
  // Nine of the small ones load together.
  const limit = width < 1000 ? 40_000 : undefined;
  for (const version of [name, `${name}-phone`]) {
    const finish = finishes[version];
    if (version !== name && !finish) continue;
    const photo = version.startsWith("dream-homes/");
    const target = path.join(photo ? photos : images, `${version}.webp`);
    await writeWebp(finish ? await finish(picture) : picture, target, photo ? { limit: 400_000 } : { best: 90, limit });
  }
}

/** Join the frames of a film, and encode it if it's no draft. */
function encodeFilm(name) {
  const frames = path.join(out, name.replace("/", "--"));
  const master = `${frames}.mkv`;
  const pictures = ["-framerate", `${HEROES.fps}`, "-i", path.join(frames, "%03d.png")];
  ffmpeg(...pictures, "-c:v", "libx264rgb", "-preset", "ultrafast", "-qp", "0", master);
  if (!draft) writeFilm(master, path.join(into("static/videos/heroes"), path.basename(name)), HEROES);
}

const names = allNames()
  .filter((name) => wanted.length === 0 || wanted.some((want) => name === want || name.startsWith(`${want}/`)))
  .filter((name) => !keep || !fs.existsSync(path.join(out, `${name.replace("/", "--")}.png`)));
if (encodeOnly) {
  const sizes = JSON.parse(fs.readFileSync(path.join(here, "sizes.json"), "utf8"));
  for (const name of names) {
    if (filmed) encodeFilm(name);
    if (!fs.existsSync(path.join(out, `${name.replace("/", "--")}.png`))) continue;
    const [width, height] = sizes[name] ?? sizes[name.split("/")[0]];
    await encode(name, width, height);
  }
  await closeBrowser();
}
if (names.length === 0 || encodeOnly) process.exit(0);

for (const [page, content] of names.flatMap((name) => Object.entries(pages[name] ?? {}))) {
  const picture = await photograph(pageOf(content), content);
  fs.mkdirSync(path.join(workDir, "pages"), { recursive: true });
  fs.writeFileSync(path.join(workDir, "pages", `${page}.png`), picture);
}

const scale = filmed ? (draft ? 17 : 50) : draft ? 33 : 100;
const blender = spawn(
  "nice",
  [
    "-n",
    "19",
    "blender",
    "-b",
    "-P",
    path.join(here, "paint_scenes.py"),
    "--",
    out,
    `${scale}`,
    samples,
    filmed ? `${HEROES.seconds * HEROES.fps}` : "0",
    ...names,
  ],
  {
    env: { ...process.env, ART_WORK: workDir },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
const pending = [];
for await (const line of readline.createInterface({ input: blender.stdout })) {
  if (/^(PAINTED|FAILED)|Error/.test(line)) console.log(line);
  const done = line.match(/^PAINTED (\S+) (\d+)x(\d+)/);
  if (done && filmed) encodeFilm(done[1]);
  else if (done && !draft) pending.push(encode(done[1], Number(done[2]), Number(done[3])));
}
await Promise.all(pending);
await closeBrowser();
