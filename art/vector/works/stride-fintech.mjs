/** Isometric: money boxes on legs climb a flight of months, each fatter than the one behind it. */
import { n } from "../svg.mjs";

const U = 66;
const [OX, OY] = [330, 1120];
const COS = Math.cos(Math.PI / 6);
/** Screen point of a place: x runs to the lower right, y to the lower left, z up. */
const iso = (x, y, z = 0) => [n(OX + (x - y) * COS * U), n(OY + (x + y) * 0.5 * U - z * U)];
const face = (points, fill, more = "") =>
  `<path d="M${points.map((p) => iso(...p).join(" ")).join("L")}Z" fill="${fill}" stroke="${fill}" stroke-width=".8" ${more}/>`;

const TONES = {
  white: ["#FFFFFF", "#C9DDF7", "#9CBDEA"],
  blue: ["#7EB2FF", "#2F66E8", "#1C47BB"],
  sky: ["#E8F4FF", "#B4D6FA", "#8DBBF0"],
  lemon: ["#FFF06A", "#F7D61E", "#D9AE00"],
  rose: ["#FFB3C4", "#F4718F", "#CF4468"],
  mint: ["#B9F5D6", "#5FD7A2", "#2FAE7B"],
  navy: ["#31508F", "#16305F", "#0D2148"],
};
/** A box by its far corner and size: top, left face, right face. */
const box = ([x, y, z], [w, d, h], tone) => {
  const [top, left, right] = TONES[tone];
  return (
    face(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      top,
    ) +
    face(
      [
        [x, y + d, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x, y + d, z + h],
      ],
      left,
    ) +
    face(
      [
        [x + w, y, z],
        [x + w, y + d, z],
        [x + w, y + d, z + h],
        [x + w, y, z + h],
      ],
      right,
    )
  );
};
/** Type on a right face (reads up the stairs) or a left face, its baseline from the given place. */
const lettering = (words, [x, y, z], size, fill, side = "right", more = "") => {
  const [px, py] = iso(x, y, z);
  const skew = side === "right" ? `${COS} -.5 0 1` : `${COS} .5 0 1`;
  return `<text transform="matrix(${skew} ${px} ${py})" font-size="${size}" fill="${fill}" ${more}>${words}</text>`;
};
const limb = (points, width, fill) =>
  `<path d="M${points.map((p) => iso(...p).join(" ")).join("L")}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A lying coin seen from above: two ellipses and a side. */
const coin = (x, y, z, k = 0.34, thick = 0.1) => {
  const [cx, cy] = iso(x, y, z);
  const [rx, ry, t] = [k * U * 1.22, k * U * 0.71, thick * U];
  return `<path d="M${n(cx - rx)} ${n(cy)}v${n(-t)}h${n(2 * rx)}v${n(t)}A${n(rx)} ${n(ry)} 0 0 1 ${n(cx - rx)} ${n(cy)}Z" fill="#D9AE00"/><ellipse cx="${cx}" cy="${n(cy - t)}" rx="${n(rx)}" ry="${n(ry)}" fill="#FFE94D"/><ellipse cx="${cx}" cy="${n(cy - t)}" rx="${n(rx * 0.68)}" ry="${n(ry * 0.68)}" fill="none" stroke="#D9AE00" stroke-width="3"/>`;
};
const shade = (x, y, z, w, d) =>
  face(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ],
    "#0D2148",
    'opacity=".16"',
  );

/** A money box that walks towards the upper right: slot on top, face on its right side, legs mid-stride. */
const walker = ([x, y, z], k, tone, step) => {
  const leg = 0.62 + 0.2 * k;
  const hip = z + leg;
  const [near, far] = [x + k * 0.74, x + k * 0.26];
  const [front, rear] = [y + k * 0.16, y + k * 0.84];
  const foot = (fx, fy, fz) =>
    box([fx - 0.13, fy - 0.3, fz], [0.26, 0.46, 0.14], "white") +
    box([fx - 0.13, fy - 0.3, fz], [0.26, 0.46, 0.05], "navy");
  const legs = (lx, forward) =>
    forward
      ? limb(
          [
            [lx, y + k * 0.5, hip + 0.1],
            [lx, front - 0.1, hip - leg * 0.36],
            [lx, front - 0.02, z + 0.34],
          ],
          13,
          "#0D2148",
        ) + foot(lx, front - 0.02, z + 0.22)
      : limb(
          [
            [lx, y + k * 0.5, hip + 0.1],
            [lx, rear - 0.1, hip - leg * 0.5],
            [lx, rear + 0.12, z + 0.1],
          ],
          13,
          "#0D2148",
        ) + foot(lx, rear + 0.12, z);
  const body = box([x, y, hip], [k, k, k], tone);
  const slot = face(
    [
      [x + k * 0.44, y + k * 0.22, hip + k],
      [x + k * 0.56, y + k * 0.22, hip + k],
      [x + k * 0.56, y + k * 0.78, hip + k],
      [x + k * 0.44, y + k * 0.78, hip + k],
    ],
    "#0D2148",
  );
  const eye = (ey) => {
    const [ex, eY] = iso(x + k, ey, hip + k * 0.62);
    return `<ellipse cx="${ex}" cy="${eY}" rx="${n(k * 5.4)}" ry="${n(k * 8)}" fill="#0D2148"/><circle cx="${n(ex + k * 1.8)}" cy="${n(eY - k * 3)}" r="${n(k * 1.9)}" fill="#fff"/>`;
  };
  const [sx, sy] = iso(x + k, y + k * 0.62, hip + k * 0.4);
  const [tx, ty] = iso(x + k, y + k * 0.26, hip + k * 0.4);
  const smile = `<path d="M${sx} ${sy}Q${n((sx + tx) / 2 + 3)} ${n((sy + ty) / 2 + 17 * k)} ${tx} ${ty}" fill="none" stroke="#0D2148" stroke-width="${n(4 + k)}" stroke-linecap="round"/>`;
  return (
    shade(x - 0.05, y - 0.05, z, k + 0.1, k + 0.2) +
    legs(far, !step) +
    legs(near, step) +
    body +
    slot +
    eye(y + k * 0.64) +
    eye(y + k * 0.28) +
    smile
  );
};

const DEPTH = 1.9;
const RISE = 0.82;
const WIDE = 3.1;
const MONTHS = [
  ["Jan", "₹ 600", "rose", 0.8],
  ["Mar", "₹ 2,140", "mint", 0.98],
  ["May", "₹ 4,900", "white", 1.16],
  ["Jul", "₹ 9,300", "lemon", 1.36],
  ["Sep", "₹ 16,800", "rose", 1.58],
];
const plant = (x, y, z) => {
  const [px, py] = iso(x + 0.2, y + 0.2, z + 0.42);
  const leaf = (turn, long) =>
    `<path transform="translate(${px} ${py}) rotate(${turn})" d="M0 0C-13-${long / 2} -9-${long} 0-${long} 9-${long} 13-${long / 2} 0 0Z" fill="${turn < 0 ? "#2FAE7B" : "#5FD7A2"}"/>`;
  return box([x, y, z], [0.4, 0.4, 0.4], "white") + leaf(-52, 44) + leaf(46, 46) + leaf(-20, 60) + leaf(18, 58);
};
const lark = (x, y, k, flip = 1) =>
  `<g transform="translate(${x} ${y}) scale(${k * flip} ${k})"><path d="M0 0C26-8 40 6 62-4 52 18 26 26 4 18-10 22-26 20-40 26-30 14-16 4 0 0Z" fill="#16305F"/><path d="M10 6C2-24-18-36-34-40-30-14-18 4 4 12Z" fill="#2F66E8"/><path d="M62-4l13 1-14 6Z" fill="#F7D61E"/></g>`;
const cloud = (x, y, k) =>
  `<g transform="translate(${x} ${y}) scale(${k})" fill="#fff" opacity=".85"><path d="M-90 0a24 24 0 0 1 10-46 44 44 0 0 1 80-18 34 34 0 0 1 62 24 20 20 0 0 1 10 40Z"/></g>`;

// Drawn from the back: the highest step first.
const flight = [...MONTHS.keys()]
  .reverse()
  .map((i) => {
    const [month, sum, tone, k] = MONTHS[i];
    const [y, h] = [-i * DEPTH, 0.5 + i * RISE];
    const step =
      box([0, y - DEPTH, -9], [WIDE, DEPTH, h + 9], "blue") +
      face(
        [
          [0.22, y, h - RISE + 0.14],
          [WIDE - 0.22, y, h - RISE + 0.14],
          [WIDE - 0.22, y, h - 0.14],
          [0.22, y, h - 0.14],
        ],
        "#5F92FF",
        'opacity=".28"',
      );
    const front = lettering(sum, [WIDE, y - 0.24, h - 1.22], 25, "#FFFFFF", "right", 'font-weight="700"');
    const name = lettering(month, [WIDE, y - 0.24, h - 0.7], 42, "#BFD8FF", "right", 'font-weight="900"');
    const props = [
      plant(0.14, y - 0.62, h) + coin(2.72, y - 0.4, h),
      coin(0.42, y - 0.5, h) + coin(0.42, y - 0.5, h + 0.1),
      plant(0.14, y - 0.62, h),
      [0, 0.1, 0.2].map((z) => coin(0.44, y - 0.44, h + z)).join(""),
      [0, 0.1, 0.2, 0.3].map((z) => coin(0.44, y - 0.44, h + z)).join(""),
    ][i];
    return step + front + name + props + walker([1.02, y - DEPTH + 0.3, h], k, tone, i % 2 === 0);
  })
  .join("");

const floor = Array.from(
  { length: 15 },
  (_, i) =>
    `M${iso(-9 + i * 1.5, -14, -0.0).join(" ")}L${iso(-9 + i * 1.5, 12, 0).join(" ")}M${iso(-14, -9 + i * 1.5, 0).join(" ")}L${iso(14, -9 + i * 1.5, 0).join(" ")}`,
).join("");
const flag = (() => {
  const top = 0.5 + 4 * RISE;
  const y = -4 * DEPTH - DEPTH + 0.1;
  const [px, py] = iso(0.3, y + 0.2, top);
  return `<path d="M${px} ${py}v-250" stroke="#0D2148" stroke-width="8" stroke-linecap="round"/><path d="M${px} ${n(py - 246)}l116 30-116 42Z" fill="#F4718F"/>`;
})();

export const work = {
  fonts: [["red-hat-display", 900], ["red-hat-display", 700], ["gloock"]],
  css: "body{background:#C4E2FF}",
  body: `<svg width="1080" height="1350" viewBox="0 0 1080 1350" xmlns="http://www.w3.org/2000/svg" font-family="red-hat-display"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#A9D4FF"/><stop offset="1" stop-color="#DFF1FF"/></linearGradient><clipPath id="below"><path d="M0 440H1080V1350H0Z"/></clipPath></defs>
<rect width="1080" height="1350" fill="url(#sky)"/><path d="${floor}" stroke="#fff" stroke-width="2" opacity=".5" fill="none" clip-path="url(#below)"/>
${cloud(150, 520, 1)}${cloud(960, 170, 0.8)}${cloud(70, 760, 0.55)}
${flag}${flight}
${lark(286, 648, 1)}${lark(176, 590, 0.7)}${lark(392, 560, 0.55)}
<g fill="#0D2148"><text x="58" y="170" font-weight="900" font-size="132" letter-spacing="-6">Savings</text><text x="58" y="292" font-weight="900" font-size="132" letter-spacing="-6">with legs.</text>
<g font-weight="700" font-size="29"><text x="62" y="366">Stride rounds up every payment</text><text x="62" y="404">and walks the change upstairs.</text></g>
<text x="1022" y="1296" text-anchor="end" font-family="gloock" font-size="46" fill="#fff">Ledgerlark.</text></g></svg>`,
};
