/**
 * Nine illustrated icons, 96 x 96: white bodies with ink lines and one marigold part each, so that they hold on every
 * stage colour, ink included.
 */
import fs from "node:fs";
import path from "node:path";
import { into, palette } from "../paths.mjs";
import { minify } from "./svg.mjs";

const { ink: INK, marigold: SUN } = palette;
const W = "#fff";
const line = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
const shape = (d, fill = W) => `<path d="${d}" fill="${fill}" ${line}/>`;
const dot = (x, y, r, fill = W) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${line}/>`;
const box = (x, y, w, h, r, fill = W, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${line}${more}/>`;
const stroke = (d, width = 3, color = INK) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
/** A line that must show on dark stages too: ink inside a white sleeve. */
const sleeve = (d, width = 3) => stroke(d, width + 5, W) + stroke(d, width);
const filled = (d, fill = INK) => `<path d="${d}" fill="${fill}"/>`;

const ICONS = [
  // Lead Management System: people drop into a funnel, one comes out as a call to return.
  dot(26, 15, 8, W) +
    dot(48, 11, 8, SUN) +
    dot(70, 15, 8, W) +
    shape(
      "M10 30h76c2.500 0 4 3 2.500 5L60 66v13c0 1.500-.8 2.800-2 3.500l-14 8c-2.600 1.500-6-.4-6-3.500V66L7.500 35c-1.500-2 0-5 2.500-5Z",
    ) +
    shape("M13 36h70L70 50H26Z", SUN) +
    stroke("M38 66h22M47 74v8"),
  // Impactful Awareness Campaigns: a megaphone that carries.
  shape("M30 62 40 87c1 2.500 4 3.500 6.300 2.200l3.400-2c2-1.200 2.700-3.600 1.700-5.700L43 62Z", W) +
    shape("M12 40h22v24H22A12 12 0 0 1 10 52v-8c0-2.200.8-4 2-4Z", SUN) +
    shape("M34 40C46 38 58 30 66 18c2-3 6-2 6 2v62c0 4-4 5-6 2C58 73 46 66 34 64Z") +
    stroke("M44 46v12") +
    sleeve("M80 40a14 14 0 0 1 0 22M83 24l6-7M84 79l6 6M86 51h6"),
  // Influencer Marketing: a creator in a phone, with hearts.
  box(24, 6, 48, 84, 10) +
    box(30, 14, 36, 58, 5, SUN) +
    dot(48, 36, 10) +
    shape("M32 70.500c0-12 7-19 16-19s16 7 16 19Z") +
    stroke("M42 81h12") +
    shape("M78 26c-9-6-12-10-11-15 1-6 8-7 11-2 3-5 10-4 11 2 1 5-2 9-11 15Z", W) +
    shape("M17 66c-8-5-10-9-9.500-13 1-5 7-6 9.500-2 2.500-4 8.500-3 9.500 2C27 57 25 61 17 66Z", W),
  // Live Coverage: a microphone on air.
  box(34, 6, 28, 50, 14) +
    box(34, 34, 28, 22, 11, SUN) +
    stroke("M34 33h28M42 18h12M42 26h12") +
    sleeve("M24 44c0 14 10 24 24 24s24-10 24-24M48 68v16M34 87h28") +
    sleeve("M17 20a26 26 0 0 0 0 22M79 20a26 26 0 0 1 0 22") +
    dot(48, 45, 4.5, INK),
  // Public Relations: the front page, with a quotation.
  shape("M10 16c0-3 2-5 5-5h52c3 0 5 2 5 5v69H18c-4.500 0-8-3.500-8-8Z") +
    shape("M72 34h10c2.500 0 4 1.800 4 4v38a9 9 0 0 1-9 9h-5Z", W) +
    box(20, 22, 22, 20, 3, SUN) +
    stroke("M51 24h12M51 33h12M51 42h12M20 53h43M20 62h43M20 71h28") +
    filled("M26 36v-5c0-3 2-5 4-5v3c-1 0-1 1-1 2h2v5ZM33 36v-5c0-3 2-5 4-5v3c-1 0-1 1-1 2h2v5Z"),
  // Video Shoots: camera, two reels, a lens that looks back.
  dot(28, 24, 16) +
    dot(58, 22, 18) +
    dot(28, 24, 5, SUN) +
    dot(58, 22, 6, SUN) +
    box(8, 42, 58, 44, 9) +
    shape("M66 58 84 47c2-1.300 5 .2 5 2.700v28.600c0 2.500-3 4-5 2.700L66 70Z", SUN) +
    dot(32, 64, 13, W) +
    dot(32, 64, 6, SUN) +
    stroke("M52 54h6"),
  // Branded Content: a page of its own with a maker's stamp.
  shape("M20 8h38l20 20v56c0 3.300-2.700 6-6 6H20c-3.300 0-6-2.700-6-6V14c0-3.300 2.700-6 6-6Z") +
    shape("M58 8v14c0 3.300 2.700 6 6 6h14Z", SUN) +
    stroke("M26 30h20M26 41h38M26 52h30") +
    shape(
      "M66 50c4 4 8 2 12 4s3 7 6 10 2 7-1 10 0 7-3 10-8 1-12 4-7 2-11-1-9 0-11-4 0-8-3-12 0-8 3-11 1-8 5-10 8 1 15 0Z",
      SUN,
    ) +
    dot(65, 70, 9) +
    filled("M63.500 65.500v9l7-4.500Z"),
  // Creative Innovations: a bulb whose filament is an eye.
  shape(
    "M48 6c17 0 29 12.500 29 28 0 10-5 17-10 23-3 3.600-4 6-4 11H33c0-5-1-7.400-4-11-5-6-10-13-10-23C19 18.500 31 6 48 6Z",
  ) +
    shape("M28 38c6-9 13-13 20-13s14 4 20 13c-6 9-13 13-20 13s-14-4-20-13Z", SUN) +
    dot(48, 38, 7) +
    filled(`M48 35a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z`) +
    box(34, 68, 28, 12, 3, SUN) +
    shape("M39 80h18c0 6-4 10-9 10s-9-4-9-10Z", W) +
    sleeve("M7 34h4M85 34h4M15 11l3 3M81 11l-3 3"),
  // Affiliate Marketing: one maker, three shops, a coin back.
  sleeve("M48 50 20 22M48 50l29-27M48 50v30") +
    dot(48, 49, 21, SUN) +
    box(8, 8, 24, 24, 7) +
    box(65, 8, 24, 24, 7) +
    box(36, 68, 24, 22, 7) +
    filled("M14 16h12l-1.500 9h-9ZM71 16h12l-1.500 9h-9ZM42 75h12l-1.500 9h-9Z") +
    stroke("M42 42h13M42 47h13M43 42c9-1 9 9 0 9l9 8", 3),
];

export function renderSolutions() {
  const folder = into("data/images/solutions");
  ICONS.forEach((body, i) => {
    const svg = minify(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">${body}</svg>`,
      2,
    );
    fs.writeFileSync(path.join(folder, `solutions${i + 1}.svg`), `${svg}\n`);
  });
  console.log(`${ICONS.length} solution icons`);
}
