/**
 * Draws the clients' logos: outlined, one colour (currentColor), cut to the ink. Width and height in each file give all
 * logos the same optical size, so that a long wordmark and a round seal weigh alike when shown at their natural size.
 */
import fs from "node:fs";
import path from "node:path";
import { into, root } from "../paths.mjs";
import { CLIENTS } from "./clients.mjs";
import { circleD, inkBounds, minify, n, path as shape, rectD } from "./svg.mjs";
import { line, onCircle } from "./type.mjs";

export const slugOf = (name) =>
  name
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const set = (text, [family, weight, size, track = 0, style = "normal"], sizeFactor = 1) =>
  line(text, { family, weight, size: size * sizeFactor, track, style });
const place = (l, x, y, bold = 0) =>
  shape(
    l.d,
    `transform="translate(${n(x - l.left)} ${n(y)})"${bold ? ` stroke="currentColor" stroke-width="${bold}"` : ""}`,
  );
const markAt = (mark, x, y, size) => `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 100)})">${mark}</g>`;

/** Cap height or, for lower-case names, x-height of a set line: what the eye centres on. */
const optical = (text, type) => {
  const probe = /[A-Z&]/.test(text[0]) ? "H" : "x";
  return -set(probe, type).top;
};

const layouts = {
  left({ mark, text, lines, type, secondType, bold }) {
    if (!lines) {
      const l = set(text, type);
      const isLower = !/[A-Z]/.test(text[0]);
      const rise = optical(text, type);
      const size = Math.max(rise * (isLower ? 1.75 : 1.42), 54);
      const centre = size / 2;
      return markAt(mark, 0, 0, size) + place(l, size + Math.max(12, size * 0.24), centre + rise / 2, bold);
    }
    const [a, b] = [set(lines[0], type), set(lines[1], secondType ?? type)];
    const riseA = -set("H", type).top;
    const riseB = -set(/[A-Z&]/.test(lines[1][0]) ? "H" : "l", secondType ?? type).top;
    const lead = type[2] * 0.3;
    const size = riseA + lead + riseB;
    return markAt(mark, 0, 0, size) + place(a, size * 1.22, riseA) + place(b, size * 1.22, size);
  },
  top({ mark, text, type, sub, subType, bold, markSize = 60 }) {
    const l = set(text, type);
    const rise = optical(text, type);
    const y = markSize + 14 + (/[bdfhklt]/.test(text) && !/[A-Z]/.test(text[0]) ? -set("l", type).top : rise);
    let body = markAt(mark, (l.width - markSize) / 2, 0, markSize) + place(l, 0, y, bold);
    if (sub) {
      const s = set(sub, subType);
      body += place(s, (l.width - s.width) / 2, y + 12 - s.top);
    }
    return body;
  },
  word: ({ text, type }) => place(set(text, type), 0, 0),
  plate({ text, type, radius }) {
    const l = set(text, type);
    const h = l.bottom - l.top;
    const [px, py] = [h * (radius > 30 ? 0.62 : 0.42), h * 0.32];
    const w = l.width + 2 * px;
    const shifted = line(text, { family: type[0], weight: type[1], size: type[2], track: type[3] });
    const moved = shifted.d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x, y) => `${n(+x - l.left + px)} ${n(+y - l.top + py)}`,
    );
    return shape(rectD(0, 0, w, h + 2 * py, Math.min(radius, (h + 2 * py) / 2)) + moved, 'fill-rule="evenodd"');
  },
  stack({ lines, type }) {
    const a = set(lines[0], type);
    const b0 = set(lines[1], type);
    const factor = a.width / b0.width;
    const track = (a.width - b0.width) / (lines[1].length - 1) / type[2];
    // A short second line is spaced out rather than blown up, so that the block keeps one weight.
    const b = factor > 1.3 ? set(lines[1], [type[0], type[1], type[2], type[3] + track]) : set(lines[1], type, factor);
    const rise = -a.top;
    return place(a, 0, 0) + place(b, 0, rise * 0.2 - b.top);
  },
  ruled({ text, type, sub, subType }) {
    const l = set(text, type);
    const s = set(sub, subType);
    const y = l.bottom + 16 - s.top;
    const mid = y + s.top / 2;
    const wing = (l.width - s.width) / 2 - 14;
    const rule =
      wing > 12
        ? `<rect x="0" y="${n(mid - 1)}" width="${n(wing)}" height="2"/><rect x="${n(l.width - wing)}" y="${n(mid - 1)}" width="${n(wing)}" height="2"/>`
        : "";
    return place(l, 0, 0) + place(s, (l.width - s.width) / 2, y) + rule;
  },
  monogram({ text, type, sub, subType }) {
    const l = set(text, type);
    const s = set(sub, subType);
    const h = 84;
    const moved = l.d.replace(
      /(-?[\d.]+) (-?[\d.]+)/g,
      (_, x, y) => `${n(+x - l.left + (h - l.width) / 2)} ${n(+y + h / 2 - set("M", type).top / 2)}`,
    );
    return shape(circleD(h / 2, h / 2, h / 2) + moved, 'fill-rule="evenodd"') + place(s, h + 18, h / 2 - s.top / 2);
  },
  seal({ ring, mark, type }) {
    const [family, weight, size, track] = type;
    const radius = 62;
    const text = onCircle(ring, { cx: 80, cy: 80, r: radius - size * 0.36, family, weight, size: size * 1.14, track });
    return (
      shape(text) +
      shape(circleD(80, 80, 79) + circleD(80, 80, 75.5), 'fill-rule="evenodd"') +
      shape(circleD(80, 80, 49) + circleD(80, 80, 47), 'fill-rule="evenodd"') +
      markAt(mark, 80 - 30, 80 - 30, 60)
    );
  },
};

/** Draws one logo as a finished file. */
export async function drawLogo(client) {
  const body = layouts[client.layout](client);
  const box = await inkBounds(body, 760, 220, 160);
  // Equal optical size: equal area, less for dense shapes, with limits for very long and very tall ones.
  const ratio = box.w / box.h;
  const area = (client.layout === "seal" ? 8600 : 6200) * (0.45 / Math.max(0.16, box.ink)) ** 0.25;
  let w = Math.sqrt(area * ratio);
  w = Math.min(w, 200);
  const h = w / ratio;
  // Drawn at one and a half times the shown size and rounded to tenths: finer than a screen pixel, and short.
  const k = (1.5 * w) / box.w;
  const viewBox = `0 0 ${Math.ceil(1.5 * w * 10) / 10} ${Math.ceil(1.5 * h * 10) / 10}`;
  const drawn = minify(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor"><g transform="scale(${k.toFixed(4)}) translate(${n(-box.x)} ${n(-box.y)})">${body}</g></svg>`,
  );
  return drawn.replace(
    /<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(w)}" height="${Math.round(h)}" viewBox="${viewBox}" fill="currentColor">`,
  );
}

export async function renderLogos() {
  const folder = into("data/images/clients");
  for (const file of fs.readdirSync(folder)) fs.rmSync(path.join(folder, file));
  const items = [];
  let bytes = 0;
  for (const client of CLIENTS) {
    const slug = slugOf(client.name);
    const svg = await drawLogo(client);
    bytes += svg.length;
    fs.writeFileSync(path.join(folder, `${slug}.svg`), `${svg}\n`);
    items.push({ slug, name: client.name, industry: client.industry, logo: `images/clients/${slug}.svg` });
  }
  if (new Set(items.map((i) => i.slug)).size !== items.length) throw new Error("Two clients share a slug");
  fs.writeFileSync(
    path.join(root, "data/clients.json"),
    `${JSON.stringify({ $schema: "./schema/clients.schema.json", items }, null, 2)}\n`,
  );
  console.log(
    `${items.length} logos, ${Math.round(bytes / 1024)} kB, ${Math.round(bytes / items.length)} B each on average`,
  );
}
