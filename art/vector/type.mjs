/** Text as outlines: set a line in an OFL font of @fontsource and get path data back. */
import fs from "node:fs";
import opentype from "opentype.js";
import { fontFile } from "../paths.mjs";

const cache = new Map();

/** A parsed font, e.g. `font('sora', 600)`; `style` may be 'italic'. */
export function font(name, weight = 400, style = "normal") {
  const key = `${name}-latin-${weight}-${style}`;
  if (!cache.has(key)) {
    const b = fs.readFileSync(fontFile(name, `${key}.woff`));
    cache.set(key, opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength)));
  }
  return cache.get(key);
}

const COORDINATES = {
  M: ["x", "y"],
  L: ["x", "y"],
  Q: ["x1", "y1", "x", "y"],
  C: ["x1", "y1", "x2", "y2", "x", "y"],
  Z: [],
};

/**
 * One line of text. `track` is letter spacing in ems. The origin is the left end of the baseline.
 * @returns {{d: string, width: number, top: number, bottom: number, left: number}} ink bounds, y downwards
 */
export function line(text, { family, weight = 400, style = "normal", size = 60, track = 0 }) {
  const f = font(family, weight, style);
  const scale = size / f.unitsPerEm;
  const glyphs = [...text].map((c) => f.charToGlyph(c));
  let x = 0;
  let d = "";
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  glyphs.forEach((glyph, i) => {
    const outline = glyph.getPath(x, 0, size);
    const b = outline.getBoundingBox();
    if (b.x2 > b.x1) {
      box.left = Math.min(box.left, b.x1);
      box.right = Math.max(box.right, b.x2);
      box.top = Math.min(box.top, b.y1);
      box.bottom = Math.max(box.bottom, b.y2);
    }
    for (const c of outline.commands) d += c.type + COORDINATES[c.type].map((k) => c[k].toFixed(2)).join(" ");
    x += glyph.advanceWidth * scale + track * size;
    const next = glyphs[i + 1];
    if (next) x += (f.getKerningValue(glyph, next) || 0) * scale;
  });
  return { d, left: box.left, width: box.right - box.left, top: box.top, bottom: box.bottom };
}

/** Text on a circle, reading clockwise along the top (or, with `under`, anticlockwise along the bottom). */
export function onCircle(text, { cx, cy, r, middle = -90, under = false, ...style }) {
  const f = font(style.family, style.weight ?? 400);
  const size = style.size;
  const scale = size / f.unitsPerEm;
  const glyphs = [...text].map((c) => f.charToGlyph(c));
  const advance = glyphs.map((g) => g.advanceWidth * scale + (style.track ?? 0) * size);
  const total = advance.reduce((a, b) => a + b, 0) - (style.track ?? 0) * size;
  let along = -total / 2;
  let d = "";
  glyphs.forEach((glyph, i) => {
    const w = glyph.advanceWidth * scale;
    const a = (middle * Math.PI) / 180 + ((under ? -1 : 1) * (along + w / 2)) / r;
    const turn = under ? a - Math.PI / 2 : a + Math.PI / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [ox, oy] = [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    const at = (x, y) =>
      `${(ox + (x - w / 2) * cos - y * sin).toFixed(2)} ${(oy + (x - w / 2) * sin + y * cos).toFixed(2)}`;
    for (const c of glyph.getPath(0, 0, size).commands) {
      const k = COORDINATES[c.type];
      d += c.type;
      for (let j = 0; j < k.length; j += 2) d += `${j ? " " : ""}${at(c[k[j]], c[k[j + 1]])}`;
    }
    along += advance[i];
  });
  return d;
}
