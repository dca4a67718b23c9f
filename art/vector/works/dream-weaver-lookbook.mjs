/** Macro: a few centimetres of cloth, thread by thread, computed as a height map, lit from the side and thrown out of focus. */
import sharp from "sharp";
import { noise2, seeded } from "../../random.mjs";

const W = 1080;
const H = 1350;
const noise = noise2(31);
const fine = noise2(8);
const LIGHT = [-0.62, -0.34, 0.7];

/** Colours of warp and weft, in linear light. */
const ECRU = [0.56, 0.47, 0.35];
const NIGHT = [0.018, 0.03, 0.055];
const RUST = [0.62, 0.05, 0.02];

/** The one weft that is red. */
const RED = 28;

const mod = (a, b) => ((a % b) + b) % b;
/** 2/2 twill: whether the warp lies on top where warp i crosses weft j. */
const warpOnTop = (i, j) => mod(i + j, 4) < 2;

/** A thread's section and rise: height and the coordinates of its fibres. */
const thread = (across, along, up, slub) => {
  const width = 0.94 + 0.1 * (slub - 0.5);
  const q = (across - 0.5) * 2;
  if (Math.abs(q) > width) return undefined;
  return { high: 0.5 * Math.sqrt(1 - (q / width) ** 2) + up, q, along };
};

/** Height, colour and sheen of the cloth at (u, v), in threads. */
function cloth(u, v) {
  const wu = u + 0.16 * (noise(v * 0.35, 3) - 0.5) + 0.09 * (noise(v * 1.3 + 40, 9) - 0.5);
  const wv = v + 0.16 * (noise(u * 0.35, 17) - 0.5) + 0.09 * (noise(u * 1.3 + 11, 2) - 0.5);
  const [i, j] = [Math.floor(wu), Math.floor(wv)];
  // Where a thread is on top it arches over the two threads that it crosses.
  const arch = (along, on) => {
    const t = mod(along, 4) / 2;
    const rise = on ? Math.sin(Math.PI * Math.min(1, Math.max(0, t < 1 ? t : t - 1))) : 0;
    return on ? 0.1 + 0.36 * rise : -0.34;
  };
  const a = thread(wu - i, wv, arch(wv + i, warpOnTop(i, j)), noise(i * 7.1, wv * 0.5));
  const b = thread(wv - j, wu, arch(wu + j + 2, !warpOnTop(i, j)), noise(j * 5.3 + 50, wu * 0.5));
  const top = !b || (a && a.high > b.high) ? a : b;
  if (!top) return { high: -0.6, colour: NIGHT, sheen: 0 };
  const isWarp = top === a;
  const id = isWarp ? i : j;
  // Two plies twisted round each other, and the fibres in them.
  const twist = Math.sin(2 * Math.PI * (top.along * 0.86 + top.q * 0.42 + id * 0.37));
  const hair = fine(top.along * 9 + top.q * 9 + id * 31, top.q * 26 - top.along * 2.2) - 0.5;
  const high = top.high + 0.045 * twist * (1 - top.q * top.q) + 0.06 * hair;
  const base = isWarp ? ECRU : id === RED ? RUST : NIGHT;
  const tone = 0.84 + 0.24 * (noise(id * 13.7, top.along * 0.8) - 0.3) + 0.5 * hair;
  return {
    high,
    colour: base.map((c) => c * tone + (isWarp ? 0 : 0.012 * Math.max(0, hair))),
    sheen: isWarp ? 0.1 : id === RED ? 0.2 : 0.24,
  };
}

/** Where a pixel meets the cloth, seen at a slant and turned, and how far from the focus that is. */
function place(x, y) {
  const depth = 1 / (0.44 + 0.56 * (y / H) + 0.04 * (x / W));
  const [px, py] = [((x - W * 0.5) / 64) * depth, -11.5 * depth];
  const fold = 0.5 * Math.sin(px * 0.34 + py * 0.12 + 0.8);
  const [c, s] = [Math.cos(0.62), Math.sin(0.62)];
  return { u: px * c - py * s + 40 + fold, v: px * s + py * c + 40 - fold * 0.6, px, py, depth };
}

const encode = (v) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const film = (v) => (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);

/** The lit cloth as raw RGB. */
function paint() {
  const out = Buffer.alloc(W * H * 3);
  const heights = new Float32Array((W + 1) * (H + 1));
  for (let y = 0; y <= H; y++)
    for (let x = 0; x <= W; x++) {
      const p = place(x, y);
      heights[y * (W + 1) + x] = cloth(p.u, p.v).high;
    }
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const p = place(x, y);
      const { high, colour, sheen } = cloth(p.u, p.v);
      const scale = 58 / p.depth;
      const at = (dx, dy) => heights[Math.max(0, Math.min(H, y + dy)) * (W + 1) + Math.max(0, Math.min(W, x + dx))];
      const wave = 0.42 * Math.cos(p.px * 0.34 + p.py * 0.12 + 0.8) + 0.12 * Math.cos(p.py * 0.4 - p.px * 0.1);
      const nx = -(at(1, 0) - at(-1, 0)) * 0.5 * scale + wave;
      const ny = -(at(0, 1) - at(0, -1)) * 0.5 * scale;
      const len = Math.hypot(nx, ny, 1);
      const lambert = Math.max(0, (nx * LIGHT[0] + ny * LIGHT[1] + LIGHT[2]) / len);
      // Shadow: does a higher thread stand between here and the lamp?
      let shadow = 1;
      for (let s = 1; s <= 7; s++) {
        const d = s * 4.2;
        const rise = at(Math.round(LIGHT[0] * d), Math.round(LIGHT[1] * d)) - high - (d / scale) * 0.82;
        if (rise > 0) shadow = Math.min(shadow, Math.max(0.12, 1 - rise * 5));
      }
      const cave = Math.max(0.18, Math.min(1, 0.55 + high * 0.62));
      const half = Math.max(0, (nx * -0.36 + ny * -0.5 + 0.86) / len) ** 14;
      const key = 1.5 * lambert * shadow + 0.2 * cave;
      for (let k = 0; k < 3; k++) {
        const warm = [1.06, 1, 0.9][k];
        const cool = [0.05, 0.065, 0.1][k];
        const v = colour[k] * (key * warm + cool * cave * 3) + sheen * half * shadow * 0.5 * warm;
        out[3 * (y * W + x) + k] = Math.max(0, Math.min(255, encode(film(v * 1.1))));
      }
    }
  return out;
}

const blurred = (image, sigma) => image.clone().blur(sigma).raw().toBuffer();

/** The cloth with a band in focus, as PNG. */
async function photographOfCloth() {
  const raw = { width: W, height: H, channels: 3 };
  const image = sharp(paint(), { raw });
  const levels = [
    await image.clone().raw().toBuffer(),
    await blurred(image, 1.6),
    await blurred(image, 4),
    await blurred(image, 9),
    await blurred(image, 18),
  ];
  const out = Buffer.alloc(W * H * 3);
  const grain = seeded(5);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const from = (y - (H * 0.66 + (x - W / 2) * -0.16)) / H;
      const level = Math.min(3.999, Math.max(0, Math.abs(from) - 0.07) * (from < 0 ? 7.2 : 10));
      const [k, t] = [Math.floor(level), level % 1];
      const o = 3 * (y * W + x);
      const speck = grain(-1, 1) + grain(-1, 1);
      for (let c = 0; c < 3; c++)
        out[o + c] = Math.max(0, Math.min(255, levels[k][o + c] * (1 - t) + levels[k + 1][o + c] * t + speck * 1.6));
    }
  return sharp(out, { raw }).png().toBuffer();
}

/** Fibres that stand off the cloth, in and out of focus. */
const fuzz = (() => {
  const r = seeded(64);
  return Array.from({ length: 130 }, () => {
    const [x, y] = [r(0, W), r(640, 1180)];
    const k = Math.abs(y - 890) / 300;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${r(-40, 40).toFixed(0)} ${r(-46, 4).toFixed(0)} ${r(-60, 60).toFixed(0)} ${r(-50, 20).toFixed(0)}" stroke-width="${(0.8 + k).toFixed(1)}" opacity="${(0.42 - k * 0.26).toFixed(2)}"/>`;
  }).join("");
})();

export const work = async () => ({
  fonts: [["italiana"], ["cormorant-garamond", 500, { style: "italic" }], ["cormorant-garamond", 500]],
  css: `body{background:url(data:image/png;base64,${(await photographOfCloth()).toString("base64")})}`,
  body: `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#06080F" stop-opacity=".82"/><stop offset=".36" stop-color="#06080F" stop-opacity=".3"/><stop offset=".55" stop-color="#06080F" stop-opacity="0"/><stop offset=".8" stop-color="#06080F" stop-opacity="0"/><stop offset=".96" stop-color="#06080F" stop-opacity=".84"/></linearGradient><filter id="off"><feGaussianBlur stdDeviation=".7"/></filter></defs>
<g fill="none" stroke="#F0E2C8" stroke-linecap="round" filter="url(#off)">${fuzz}</g><rect width="${W}" height="${H}" fill="url(#dusk)"/>
<g fill="#F5EAD6"><text x="540" y="216" text-anchor="middle" font-family="italiana" font-size="178" letter-spacing="-2">Dream</text><text x="540" y="366" text-anchor="middle" font-family="italiana" font-size="178" letter-spacing="-2">Weaver</text>
<text x="60" y="74" font-family="cormorant-garamond" font-size="32" letter-spacing="1">Hexloom</text><text x="1020" y="74" text-anchor="end" font-family="cormorant-garamond" font-size="32" letter-spacing="1">Lookbook 08, winter</text>
<text x="60" y="1294" font-family="cormorant-garamond" font-style="italic" font-size="36">One red thread in every metre, so you know whose it is.</text></g></svg>`,
});
