/** Small helpers for drawing SVG by hand: numbers, shapes, minifying, ink bounds, contact sheets. */
import sharp from "sharp";
import { optimize } from "svgo";

export const n = (v) => +v.toFixed(2);
export const polar = (r, degrees, cx = 50, cy = 50) => [
  cx + r * Math.cos((degrees * Math.PI) / 180),
  cy + r * Math.sin((degrees * Math.PI) / 180),
];
export const pt = (r, degrees, cx, cy) => polar(r, degrees, cx, cy).map(n).join(" ");
export const path = (d, more = "") => `<path d="${d}"${more ? ` ${more}` : ""}/>`;
/** A path whose inner contours are holes. */
export const cut = (d) => path(d, 'fill-rule="evenodd"');
export const stroke = (d, width, more = "") =>
  path(
    d,
    `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ""}`,
  );
export const circle = (cx, cy, r) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"/>`;
export const rect = (x, y, w, h, r = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ""}/>`;
/** A circle as path data, for holes; in quarters, because half circles bulge when their radius is rounded. */
export const circleD = (cx, cy, r) => {
  const k = n(r);
  return `M${n(cx - r)} ${n(cy)}a${k} ${k} 0 0 0 ${k} ${k}a${k} ${k} 0 0 0 ${k} ${-k}a${k} ${k} 0 0 0 ${-k} ${-k}a${k} ${k} 0 0 0 ${-k} ${k}Z`;
};
/** A rounded rectangle as path data, for holes. */
export const rectD = (x, y, w, h, r = 0) =>
  r
    ? `M${n(x + r)} ${n(y)}H${n(x + w - r)}A${r} ${r} 0 0 1 ${n(x + w)} ${n(y + r)}V${n(y + h - r)}A${r} ${r} 0 0 1 ${n(x + w - r)} ${n(y + h)}H${n(x + r)}A${r} ${r} 0 0 1 ${n(x)} ${n(y + h - r)}V${n(y + r)}A${r} ${r} 0 0 1 ${n(x + r)} ${n(y)}Z`
    : `M${n(x)} ${n(y)}H${n(x + w)}V${n(y + h)}H${n(x)}Z`;
export const polygonD = (points) => `M${points.map((p) => p.map(n).join(" ")).join("L")}Z`;
export const regular = (sides, r, turn = -90, cx = 50, cy = 50) =>
  Array.from({ length: sides }, (_, i) => polar(r, turn + (i * 360) / sides, cx, cy));
export const around = (count, draw, turn = 0, cx = 50, cy = 50) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${n(turn + (i * 360) / count)} ${cx} ${cy})">${draw(i)}</g>`,
  ).join("");
export const star = (points, outer, inner, cx = 50, cy = 50, turn = -90) =>
  polygonD(
    Array.from({ length: points * 2 }, (_, i) => polar(i % 2 ? inner : outer, turn + (i * 180) / points, cx, cy)),
  );

/** Where the ink of a drawing is, found by looking at it: `{x, y, w, h, ink}` in drawing units (ink: filled share). */
export async function inkBounds(body, width, height, pad = 20) {
  const scale = 3;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-pad} ${-pad} ${width + 2 * pad} ${height + 2 * pad}" width="${(width + 2 * pad) * scale}" height="${(height + 2 * pad) * scale}" color="#000" fill="currentColor">${body}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [x1, y1, x2, y2, sum] = [info.width, info.height, 0, 0, 0];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const a = data[y * info.width + x];
      if (a < 24) continue;
      sum += a / 255;
      if (x < x1) x1 = x;
      if (x > x2) x2 = x;
      if (y < y1) y1 = y;
      if (y > y2) y2 = y;
    }
  }
  const [w, h] = [(x2 - x1 + 1) / scale, (y2 - y1 + 1) / scale];
  return { x: x1 / scale - pad, y: y1 / scale - pad, w, h, ink: sum / (w * h * scale * scale) };
}

/** Minifies; one decimal is a tenth of a pixel at the sizes the site shows. */
export const minify = (svg, floatPrecision = 1) =>
  optimize(svg, {
    multipass: true,
    floatPrecision,
    plugins: [
      {
        name: "preset-default",
        params: {
          overrides: {
            convertPathData: { floatPrecision, transformPrecision: 4 },
            mergePaths: { force: true, noSpaceAfterFlags: true },
          },
        },
      },
      "convertShapeToPath",
      "collapseGroups",
    ],
  }).data;
