/** A cyanotype: ferns laid on the paper, an engraved moon, and the month's phases round it. */
import { noise2, seeded } from "../../random.mjs";
import { n, polar } from "../svg.mjs";

const W = 1080;
const H = 1350;
const LIGHT = "#E9F1F2";
const [CX, CY, R] = [540, 612, 232];
const r = seeded(77);
const noise = noise2(5);
const point = (radius, degrees) => polar(radius, degrees, CX, CY).map(n);

/** Craters as [x, y, radius] in moon radii. */
const craters = Array.from({ length: 46 }, () => {
  const [a, q] = [r(0, 2 * Math.PI), Math.sqrt(r(0, 0.9))];
  return [q * Math.cos(a), q * Math.sin(a), r(0.025, 0.05) + (r() < 0.14 ? r(0.06, 0.13) : 0)];
});

/** Brightness of the moon at (x, y) in moon radii, lit from the left. */
function brightness(x, y) {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  let [nx, ny] = [x, y];
  for (const [cx, cy, k] of craters) {
    const d = Math.hypot(x - cx, y - cy) / k;
    if (d < 1.35) {
      const push = d < 0.85 ? -0.9 * d : 2.4 * (1.35 - d);
      nx += ((x - cx) / k / Math.max(d, 0.1)) * push * 0.5;
      ny += ((y - cy) / k / Math.max(d, 0.1)) * push * 0.5;
    }
  }
  const sea = noise(x * 2.3 + 9, y * 2.3 + 4) * 0.65 + noise(x * 6 + 3, y * 6) * 0.35;
  const lit = -0.86 * nx - 0.24 * ny + 0.42 * z;
  return Math.max(0, Math.min(1, lit * 1.25 + 0.06)) * (sea > 0.52 ? 1 - (sea - 0.52) * 2.2 : 1);
}

/** The moon as an engraving: lines that bow like its face and swell with the light. */
const moon = Array.from({ length: 92 }, (_, i) => {
  const q = -0.99 + (1.98 * i) / 91;
  const half = Math.sqrt(1 - q * q);
  const [up, down] = [[], []];
  for (let s = 0; s <= 120; s++) {
    const x = -half + (2 * half * s) / 120;
    const bow = 0.09 * (1 - (x / Math.max(half, 0.01)) ** 2) * Math.sqrt(1 - q * q);
    const y = q + bow - 0.045;
    if (x * x + y * y > 0.998) continue;
    const k = 0.22 + 1.98 * brightness(x, y);
    up.push(`${n(CX + x * R)} ${n(CY + y * R - k)}`);
    down.unshift(`${n(CX + x * R)} ${n(CY + y * R + k)}`);
  }
  return up.length > 1 ? `M${up.join("L")}L${down.join("L")}Z` : "";
}).join("");

/** A small moon of the month; `age` from 0 (new) to 1. */
const phase = (age, x, y, k) => {
  const bulge = n(Math.cos(age * 2 * Math.PI) * k);
  const [side, sweep] = age < 0.5 ? [1, bulge > 0 ? 0 : 1] : [0, bulge > 0 ? 1 : 0];
  return `<circle cx="${x}" cy="${y}" r="${k}" fill="none" stroke="${LIGHT}" stroke-width="1.6"/><path d="M${x} ${n(y - k)}A${k} ${k} 0 0 ${side} ${x} ${n(y + k)}A${Math.abs(bulge)} ${k} 0 0 ${sweep} ${x} ${n(y - k)}Z"/>`;
};
const phases = Array.from({ length: 28 }, (_, i) =>
  phase(i / 28 + 0.001, ...point(324, -90 + (i * 360) / 28), 18),
).join("");
const ticks = Array.from({ length: 180 }, (_, i) => {
  const [a, long] = [i * 2, i % 15 === 0 ? 26 : i % 5 === 0 ? 16 : 9];
  return `M${point(372, a).join(" ")}L${point(372 + long, a).join(" ")}`;
}).join("");
const signs = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
];
const ringPath = (radius) =>
  `M${CX - radius} ${CY}A${radius} ${radius} 0 1 1 ${CX + radius} ${CY}A${radius} ${radius} 0 1 1 ${CX - radius} ${CY}`;
const names = signs
  .map(
    (sign, i) =>
      `<text text-anchor="middle"><textPath href="#names" startOffset="${n(((i + 0.5) / 12) * 100)}%">${sign}</textPath></text>`,
  )
  .join("");

/** A fern frond, laid down flat: pairs of toothed leaflets on a bending stem. */
const fern = (x, y, turn, long, bend, flip = 1) => {
  let leaves = "";
  let stem = "M0 0";
  let [px, py, heading] = [0, 0, -90];
  const steps = 21;
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    heading += (bend / steps) * (0.3 + 1.6 * t);
    px += (long / steps) * Math.cos((heading * Math.PI) / 180);
    py += (long / steps) * Math.sin((heading * Math.PI) / 180);
    stem += `L${n(px)} ${n(py)}`;
    if (t < 0.14) continue;
    const size = long * 0.25 * Math.sin(Math.PI * (0.2 + 0.8 * t) ** 0.9) + 5;
    for (const side of [-1, 1]) {
      const teeth = Math.max(4, Math.round(size / 9));
      const wide = (q) => Math.min(long / steps / 2.6, size * 0.15) * (1 - q) ** 0.6;
      const edge = (up) =>
        Array.from({ length: teeth }, (_, j) =>
          [j, j + 0.62].map((k) => [(k / teeth) * size, up * wide(k / teeth) * (k % 1 ? 1 : 0.42)]),
        ).flat();
      const outline = [...edge(1), [size, 0], ...edge(-1).reverse()].map((p) => p.map(n).join(" ")).join("L");
      leaves += `<g transform="translate(${n(px)} ${n(py)}) rotate(${n(heading + side * (64 - 26 * t) + r(-3, 3))})"><path d="M${outline}Z"/></g>`;
    }
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip} 1)">${leaves}<path d="${stem}" fill="none" stroke="${LIGHT}" stroke-width="3"/></g>`;
};

const stars = Array.from({ length: 190 }, () => {
  const [x, y] = [r(90, W - 90), r(90, H - 90)];
  if (Math.hypot(x - CX, y - CY) < 452 || y > 1060) return "";
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r(0.8, 2.4))}"/>`;
}).join("");
const constellation = (points) =>
  `<path d="M${points.map((p) => p.join(" ")).join("L")}" fill="none" stroke="${LIGHT}" stroke-width="1.3" stroke-dasharray="3 5"/>${points.map(([x, y], i) => `<path transform="translate(${x} ${y}) scale(${i % 3 ? 0.6 : 1})" d="M0-12Q1.500-1.500 12 0 1.500 1.500 0 12-1.500 1.500-12 0-1.500-1.500 0-12Z"/>`).join("")}`;

export const work = {
  fonts: [["federo"], ["cormorant-infant", 600], ["cormorant-infant", 500, { style: "italic" }]],
  css: "body{background:#EDEEE6}",
  body: `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" xmlns="http://www.w3.org/2000/svg"><defs>
<filter id="brush" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="4" seed="3"/><feDisplacementMap in="SourceGraphic" scale="54" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="wash" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0035 .006" numOctaves="5" seed="12"/><feColorMatrix values="0 0 0 0 .02  0 0 0 0 .09  0 0 0 0 .22  0 1.500 0 0 -.52"/></filter>
<filter id="fibre" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".6 .5" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .9 0 0 0 -.42"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="1.1"/></filter><filter id="softer"><feGaussianBlur stdDeviation="3.2"/></filter>
<radialGradient id="blue" cx="50%" cy="44%" r="75%"><stop offset="0" stop-color="#1B5C9E"/><stop offset=".6" stop-color="#114480"/><stop offset="1" stop-color="#0B2F60"/></radialGradient>
<path id="names" d="M${point(424, -90).join(" ")}A424 424 0 1 1 ${point(424, -90.01).join(" ")}"/></defs>
<g filter="url(#brush)"><rect x="56" y="52" width="968" height="1246" fill="url(#blue)"/><path d="M60 84H1010M70 60H1000M64 1290H1012M84 1276H1004" stroke="#114480" stroke-width="26"/><rect x="56" y="52" width="968" height="1246" filter="url(#wash)" opacity=".55"/></g>
<g fill="${LIGHT}"><g opacity=".34" filter="url(#softer)">${fern(60, 1190, 14, 500, 30, 1)}${fern(1020, 1180, -14, 520, 30, -1)}</g><g opacity=".86" filter="url(#soft)">${fern(118, 1316, -10, 520, 30, 1)}${fern(968, 1316, 8, 545, 30, -1)}</g></g>
<circle cx="${CX}" cy="${CY}" r="470" fill="#0F3E78" opacity=".55" filter="url(#softer)"/>
<g fill="${LIGHT}">${stars}${constellation([
    [120, 128],
    [196, 150],
    [168, 226],
    [106, 282],
  ])}${constellation([
    [884, 132],
    [958, 160],
    [918, 222],
    [976, 290],
  ])}
<path d="${moon}"/><circle cx="${CX}" cy="${CY}" r="${R + 5}" fill="none" stroke="${LIGHT}" stroke-width="1.6"/>${phases}
<g fill="none" stroke="${LIGHT}"><path d="${ringPath(288)}" stroke-width="1.4" stroke-dasharray="2 6"/><path d="${ringPath(360)}" stroke-width="1.4"/><path d="${ringPath(372)}" stroke-width="3"/><path d="${ringPath(460)}" stroke-width="1.6"/><path d="${ringPath(467)}" stroke-width="4"/><path d="${ticks}" stroke-width="1.500"/></g>
<g font-family="cormorant-infant" font-weight="600" font-size="34" letter-spacing="2">${names}</g>
<text x="540" y="1172" text-anchor="middle" font-family="federo" font-size="112" letter-spacing="-1">Ask the moon</text>
<text x="540" y="1226" text-anchor="middle" font-family="cormorant-infant" font-style="italic" font-weight="500" font-size="35">Lunavane, readings by appointment from new to full</text></g>
<rect width="${W}" height="${H}" filter="url(#fibre)" opacity=".1"/></svg>`,
};
