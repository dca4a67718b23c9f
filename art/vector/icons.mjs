/** The mark for the site, and the icon set made from it. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { into, palette, root } from "../paths.mjs";
import { minify } from "./svg.mjs";

const { ink, marigold, paper } = palette;

/** Six rays from 20 to 160 degrees above the eye, at the radius and length given. */
const rays = (cx, cy, from, to) =>
  Array.from({ length: 6 }, (_, k) => {
    const a = ((-160 + 28 * k) * Math.PI) / 180;
    const at = (r) => `${(cx + r * Math.cos(a)).toFixed(2)} ${(cy + r * Math.sin(a)).toFixed(2)}`;
    return `M${at(from)}L${at(to)}`;
  }).join("");

/** The mark in its 64-unit box; `line` is the colour of rings and rays, `pupil` that of the eye. */
export const mark = ({ line = "currentColor", pupil = marigold, width = 4.6 } = {}) =>
  `<g fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round"><circle cx="32" cy="37" r="20"/><circle cx="32" cy="37" r="11.5"/><path d="M7.2 25.4l-3.4-1.6M15.8 15.6l-2.3-3M27 10.6l-.8-3.8M37 10.6l.8-3.8M48.2 15.6l2.3-3M56.8 25.4l3.4-1.6"/></g><circle cx="32" cy="37" r="4.6" fill="${pupil}"/>`;

/** Small sizes drop the inner ring's air: one ring, six short rays, a larger pupil. */
const small = ({ line, pupil }) =>
  `<g fill="none" stroke="${line}" stroke-width="6" stroke-linecap="round"><circle cx="32" cy="39" r="16.5"/><path d="${rays(32, 39, 25.5, 28.5)}"/></g><circle cx="32" cy="39" r="7" fill="${pupil}"/>`;

const tile = (body, { size, radius, inset }) => {
  const k = (size - 2 * inset) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${ink}"/><g transform="translate(${inset} ${inset - 1.2 * k}) scale(${k})">${body}</g></svg>`;
};

/** An .ico file is a list of PNGs behind a short directory. */
const ico = (pngs) => {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach(({ size, data }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pngs.map((p) => p.data)]);
};

export async function renderIcons() {
  fs.writeFileSync(
    path.join(into("data/images"), "mark.svg"),
    `${minify(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark({ line: ink })}</svg>`, 2)}\n`,
  );
  const onInk = mark({ line: paper });
  const favicon = tile(small({ line: paper, pupil: marigold }), { size: 64, radius: 14, inset: 5 });
  fs.writeFileSync(path.join(root, "static/favicon.svg"), `${minify(favicon, 2)}\n`);
  const png = (svg, size) =>
    sharp(Buffer.from(svg), { density: 288 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, quality: 95 })
      .toBuffer();
  const write = async (file, svg, size) => fs.writeFileSync(file, await png(svg, size));
  const icons = into("static/icons");
  await write(path.join(icons, "icon-192.png"), tile(onInk, { size: 192, radius: 42, inset: 28 }), 192);
  await write(path.join(icons, "icon-512.png"), tile(onInk, { size: 512, radius: 112, inset: 76 }), 512);
  // Maskable: no corners of its own and the mark within the middle 80 %.
  await write(path.join(icons, "icon-maskable-512.png"), tile(onInk, { size: 512, radius: 0, inset: 112 }), 512);
  await write(path.join(root, "static/apple-touch-icon.png"), tile(onInk, { size: 180, radius: 0, inset: 28 }), 180);
  const sizes = await Promise.all(
    [16, 32, 48].map(async (size) => ({
      size,
      data: await sharp(Buffer.from(favicon), { density: 288 }).resize(size, size).png().toBuffer(),
    })),
  );
  fs.writeFileSync(path.join(root, "static/favicon.ico"), ico(sizes));
  console.log("mark, favicon and five icons");
}
