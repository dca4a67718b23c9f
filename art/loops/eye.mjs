/**
 * The parts of the eye on the first screen that move: `node loops/eye.mjs` writes them side by side, each a square of
 * the film's first frame round the lens: the iris without its pupil, the iris as if all of it were pupil, and the shut lids.
 */
import path from "node:path";
import sharp from "sharp";
import { into, workDir } from "../paths.mjs";
import { LOOPS } from "./loops.mjs";
import { shoot } from "./studio.mjs";

/** The middle of the lens in the film's first frame, and half the edge of the squares, in px of the film. */
const LENS = { x: 879.5, y: 396.5, reach: 84 };
const SCALE = 2.5;
const EDGE = 320;
/** What the squares keep of the frame: a disc with a soft edge, in fractions of `reach`. */
const DISC = { iris: [0.62, 0.68], pupil: [0.62, 0.68], lids: [0.95, 0.99] };

const { width, height, start, seconds, fps } = LOOPS.hero;

const mask = ([solid, clear]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2" width="${EDGE}" height="${EDGE}">` +
      `<radialGradient id="g" gradientUnits="userSpaceOnUse" r="${clear}" cx="0" cy="0">` +
      `<stop offset="${solid / clear}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>` +
      `</radialGradient><circle r="${clear}" fill="url(#g)"/></svg>`,
  );

const square = async ([part, disc]) => {
  const shot = path.join(workDir, `eye-${part}.png`);
  await shoot({
    scene: "hero",
    part,
    out: shot,
    at: start / (seconds * fps),
    width: width * SCALE,
    height: height * SCALE,
    samples: 6,
  });
  const cut = {
    left: Math.round((LENS.x - LENS.reach) * SCALE),
    top: Math.round((LENS.y - LENS.reach) * SCALE),
    width: Math.round(2 * LENS.reach * SCALE),
    height: Math.round(2 * LENS.reach * SCALE),
  };
  const cropped = await sharp(shot).extract(cut).resize(EDGE, EDGE).ensureAlpha().png().toBuffer();
  return sharp(cropped)
    .composite([{ input: mask(disc), blend: "dest-in" }])
    .png()
    .toBuffer();
};

const squares = [];
for (const part of Object.entries(DISC)) squares.push(await square(part));
await sharp({ create: { width: squares.length * EDGE, height: EDGE, channels: 4, background: "#0000" } })
  .composite(squares.map((input, place) => ({ input, left: place * EDGE, top: 0 })))
  .webp({ quality: 82, effort: 6, smartSubsample: true })
  .toFile(path.join(into("data/images/hero"), "eye.webp"));
