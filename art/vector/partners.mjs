/** Eight invented awards and partner programmes as badges: outlined text, currentColor and one accent. */
import fs from "node:fs";
import path from "node:path";
import { into, palette, root } from "../paths.mjs";
import {
  around,
  circle,
  circleD,
  cut,
  inkBounds,
  minify,
  n,
  path as shape,
  polygonD,
  rect,
  rectD,
  regular,
  star,
} from "./svg.mjs";
import { line } from "./type.mjs";

const A = `fill="${palette.marigold}"`;
const set = (text, cx, y, family, weight, size, track = 0, fit) => {
  let l = line(text, { family, weight, size, track });
  if (fit && l.width > fit) l = line(text, { family, weight, size: (size * fit) / l.width, track });
  return shape(l.d, `transform="translate(${n(cx - l.width / 2 - l.left)} ${n(y)})"`);
};
const left = (text, x, y, family, weight, size, track = 0) => {
  const l = line(text, { family, weight, size, track });
  return shape(l.d, `transform="translate(${n(x - l.left)} ${n(y)})"`);
};

/** One branch of laurel: pairs of leaves along an arc that opens upwards; mirrored for the other side. */
const branch = (cx, cy, r, pairs = 6) =>
  `<path fill="none" stroke="${palette.marigold}" stroke-width="2.6" stroke-linecap="round" d="M${n(cx - 18)} ${n(cy + r * 0.985)}A${r} ${r} 0 0 1 ${n(cx - r * 0.82)} ${n(cy - r * 0.57)}"/>` +
  Array.from({ length: pairs * 2 }, (_, i) => {
    const a = 117 + Math.floor(i / 2) * 18.5;
    const out = i % 2 ? 9 : -9;
    const [x, y] = [cx + (r + out) * Math.cos((a * Math.PI) / 180), cy + (r + out) * Math.sin((a * Math.PI) / 180)];
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(a + (i % 2 ? 34 : -34))})" d="M0-11C6.500-5 6.500 5 0 11-6.500 5-6.500-5 0-11Z"/>`;
  }).join("");
const laurel = (cx, cy, r) =>
  `<g ${A}>${branch(cx, cy, r)}<g transform="translate(${2 * cx} 0) scale(-1 1)">${branch(cx, cy, r)}</g></g>`;

const BADGES = [
  {
    slug: "search-craft-partner",
    name: "Search Craft Partner 2025",
    alt: "Search Craft Partner 2025, between two branches of laurel",
    draw: () =>
      laurel(110, 72, 88) +
      set("SEARCH", 110, 62, "oswald", 700, 31, 0.04) +
      set("CRAFT", 110, 95, "oswald", 700, 31, 0.09) +
      set("PARTNER 2025", 110, 119, "oswald", 600, 17, 0.06) +
      star3(110, 16),
  },
  {
    slug: "delhi-ad-circle-gold",
    name: "Delhi Ad Circle Gold",
    alt: "Delhi Ad Circle, gold medal",
    draw: () =>
      shape("M22 74 8 132l25-9 15 19 12-56ZM82 74l14 58-25-9-15 19-12-56Z") +
      circle(52, 52, 50) +
      `<g ${A}>${circle(52, 52, 40)}</g>` +
      shape(star(5, 25, 11, 52, 53)) +
      left("Delhi Ad", 116, 50, "playfair-display", 900, 33, -0.01) +
      left("Circle", 116, 82, "playfair-display", 900, 33, -0.01) +
      left("GOLD 2024", 117, 112, "oswald", 600, 19, 0.14),
  },
  {
    slug: "retail-growth-awards",
    name: "Retail Growth Awards Winner",
    alt: "Retail Growth Awards winner, a shield with rising bars",
    draw: () =>
      cut("M4 4h152v70c0 40-28 62-76 76C32 136 4 114 4 74ZM11 11v63c0 35 24 55 69 68 45-13 69-33 69-68V11Z") +
      `<g ${A}>${[
        [50, 26],
        [73, 36],
        [96, 48],
      ]
        .map(([x, h]) => rect(x, 62 - h, 15, h, 3))
        .join("")}</g>` +
      set("RETAIL", 80, 88, "big-shoulders-display", 800, 27, 0.12, 120) +
      set("GROWTH", 80, 110, "big-shoulders-display", 800, 24, 0.06, 100) +
      set("WINNER", 80, 128, "big-shoulders-display", 800, 15, 0.14, 60),
  },
  {
    slug: "gulf-digital-shortlist",
    name: "Gulf Digital Awards Shortlist",
    alt: "Gulf Digital Awards shortlist, a round seal with a banner",
    draw: () =>
      `<clipPath id="gulf"><path d="M0-10h200v64H0ZM0 102h200v64H0Z"/></clipPath><g clip-path="url(#gulf)">${cut(star(36, 76, 70.5, 100, 76) + circleD(100, 76, 63))}${cut(circleD(100, 76, 60) + circleD(100, 76, 57.5))}</g>` +
      `<g ${A}>${shape(star(5, 14, 6, 100, 36))}${shape(star(5, 9, 4, 72, 42))}${shape(star(5, 9, 4, 128, 42))}</g>` +
      shape("M2 58h196l-14 20 14 20H2l14-20Z", 'class="b"') +
      knock("GULF DIGITAL", 100, 87.5, "archivo-black", 400, 22, 0, 160) +
      set("SHORTLIST", 100, 117, "archivo-black", 400, 12.5, 0.02, 86),
  },
  {
    slug: "commerce-certified-studio",
    name: "Commerce Certified Studio",
    alt: "Commerce Certified Studio, a hexagon with a tick",
    draw: () =>
      cut(polygonD(regular(6, 52, -90, 48, 54)) + polygonD(regular(6, 44, -90, 48, 54))) +
      `<g ${A}>${shape(polygonD(regular(6, 37, -90, 48, 54)))}</g>` +
      shape("M43 72 27 56l7-7 9 9 20-21 7 7Z") +
      left("Commerce", 108, 50, "sora", 700, 27, -0.03) +
      left("Certified", 108, 78, "sora", 700, 27, -0.03) +
      left("STUDIO", 109, 101, "sora", 600, 15, 0.3),
  },
  {
    slug: "video-craft-silver",
    name: "Video Craft Awards Silver",
    alt: "Video Craft Awards silver, a rosette with a play sign",
    draw: () =>
      around(16, () => `<path d="M100 2c8 4 12 12 10 20H90c-2-8 2-16 10-20Z"/>`, 0, 100, 46) +
      circle(100, 46, 34) +
      `<g ${A}>${circle(100, 46, 27)}</g>` +
      shape("M92 33c0-2 2-3 4-2l19 13c2 1 2 3 0 4L96 61c-2 1-4 0-4-2Z") +
      set("Video Craft", 100, 121, "bricolage-grotesque", 800, 33, -0.03) +
      set("SILVER 2025", 100, 144, "bricolage-grotesque", 700, 17, 0.2),
  },
  {
    slug: "lintel-and-sill-trusted",
    name: "Lintel & Sill Media Trusted Agency",
    alt: "Lintel and Sill Media trusted agency, an arch over a roof",
    draw: () =>
      cut("M4 150V80a76 76 0 0 1 152 0v70ZM11 143h138V80a69 69 0 0 0-138 0Z") +
      `<g ${A}>${shape("M80 22 116 54h-9v18H90V58H70v14H53V54h-9Z")}</g>` +
      set("LINTEL & SILL", 80, 98, "cinzel", 700, 18.5, 0, 124) +
      rect(26, 105, 108, 1.8) +
      set("TRUSTED", 80, 123, "cinzel", 600, 15, 0.12) +
      set("AGENCY", 80, 138, "cinzel", 600, 12.5, 0.16),
  },
  {
    slug: "web-access-aa-studio",
    name: "Web Access AA Studio",
    alt: "Web Access AA Studio, two large letters on a ticket",
    draw: () =>
      cut(`${rectD(2, 12, 216, 108, 16)}${rectD(8, 18, 204, 96, 11)}`) +
      `<g ${A}>${shape(rectD(16, 26, 80, 80, 8))}</g>` +
      set("AA", 56, 87, "space-grotesk", 700, 58, -0.06) +
      left("Web", 110, 56, "space-grotesk", 700, 31, -0.03) +
      left("Access", 109, 84, "space-grotesk", 700, 29, -0.03) +
      left("STUDIO", 110, 104, "space-grotesk", 700, 15, 0.19),
  },
];

function star3(cx, y) {
  return `<g ${A}>${shape(star(5, 11, 5, cx, y))}${shape(star(5, 7, 3, cx - 22, y + 5))}${shape(star(5, 7, 3, cx + 22, y + 5))}</g>`;
}

/** Text cut out of the banner drawn before it: marked here, joined to the banner in `join`. */
function knock(text, cx, y, family, weight, size, track, fit) {
  let l = line(text, { family, weight, size, track });
  if (l.width > fit) l = line(text, { family, weight, size: (size * fit) / l.width, track });
  const d = l.d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, yy) => `${n(+x + cx - l.width / 2 - l.left)} ${n(+yy + y)}`);
  return `<!--knock ${d}-->`;
}
const join = (body) => {
  const m = /<!--knock (.*?)-->/.exec(body);
  if (!m) return body;
  return body.replace(m[0], "").replace(/d="([^"]*)" class="b"/, (_, d) => `fill-rule="evenodd" d="${d}${m[1]}"`);
};

export async function renderPartners() {
  const folder = into("data/images/partners");
  for (const file of fs.readdirSync(folder)) fs.rmSync(path.join(folder, file));
  const items = [];
  for (const badge of BADGES) {
    const body = join(badge.draw());
    const box = await inkBounds(body, 240, 170, 20);
    // All badges are shown at one height class: scaled to the same area.
    const k = Math.sqrt(19000 / (box.w * box.h));
    const [w, h] = [n(box.w * k), n(box.h * k)];
    const svg = minify(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" fill="currentColor"><g transform="scale(${k.toFixed(4)}) translate(${n(-box.x)} ${n(-box.y)})">${body}</g></svg>`,
    );
    fs.writeFileSync(
      path.join(folder, `${badge.slug}.svg`),
      `${svg.replace(/<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(w)}" height="${Math.round(h)}" viewBox="0 0 ${w} ${h}" fill="currentColor">`)}\n`,
    );
    items.push({ name: badge.name, image: { file: `images/partners/${badge.slug}.svg`, alt: badge.alt } });
  }
  fs.writeFileSync(
    path.join(root, "data/partners.json"),
    `${JSON.stringify({ $schema: "./schema/partners.schema.json", items }, null, 2)}\n`,
  );
  console.log(`${items.length} badges`);
}
