/**
 * The five offices as layered skylines at dusk: sky, sun, haze between four depths, landmarks of the city, lit windows,
 * and water, lawn or street in front. Every city has a palette of its own and a fixed seed, so it comes out the same.
 */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { into } from "../paths.mjs";
import { seeded } from "../random.mjs";
import { n } from "./svg.mjs";

const W = 1280;
const H = 800;

const gradient = (id, stops, [x1, y1, x2, y2]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join("")}</linearGradient>`;
const p = (d, fill, more = "") => `<path d="${d}" fill="${fill}"${more ? ` ${more}` : ""}/>`;
const r = (x, y, w, h, fill, rx = 0, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${rx ? ` rx="${n(rx)}"` : ""}${more ? ` ${more}` : ""}/>`;
const l = (d, color, width, more = "") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more ? ` ${more}` : ""}/>`;
const mirror = (cx, body) => `${body}<g transform="translate(${2 * cx} 0) scale(-1 1)">${body}</g>`;

/** The tools a city is drawn with, bound to its ground line, palette and seed. */
const kit = (city) => {
  const R = seeded(city.seed);
  const B = city.ground;
  const c = city.colors;
  const roofs = [
    (x, w, h) => `M${n(x)} ${n(B - h)}H${n(x + w)}V${B}H${n(x)}Z`,
    (x, w, h) => `M${n(x)} ${n(B - h + w * 0.45)}L${n(x + w)} ${n(B - h)}V${B}H${n(x)}Z`,
    (x, w, h) =>
      `M${n(x)} ${n(B - h + 10)}H${n(x + w * 0.24)}V${n(B - h)}H${n(x + w * 0.76)}V${n(B - h + 10)}H${n(x + w)}V${B}H${n(x)}Z`,
    (x, w, h) =>
      `M${n(x)} ${n(B - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w)} ${n(B - h + w / 2)}V${B}H${n(x)}Z`,
    (x, w, h) =>
      `M${n(x)} ${B}V${n(B - h + 14)}L${n(x + w * 0.46)} ${n(B - h)}V${n(B - h - 26)}h${n(w * 0.08)}V${n(B - h)}L${n(x + w)} ${n(B - h + 14)}V${B}Z`,
  ];
  const block = (x, w, h, fill, roof = 0) => p(roofs[roof](x, w, h), fill);
  const windows = (x, w, h, share = 0.35, { top = 16, gx = 6.4, gy = 9, cw = 2.7, ch = 4 } = {}) => {
    let out = "";
    for (let y = B - h + top; y < B - 10; y += gy) {
      const rowLit = R() < 0.88;
      for (let xx = x + 5; xx < x + w - 5; xx += gx)
        if (R() < share && rowLit)
          out += r(xx, y, cw, ch, R() < 0.8 ? c.lit : c.litTwo, 0, `opacity="${n(R(0.4, 1))}"`);
    }
    return out;
  };
  /** A run of buildings from edge to edge. */
  const row = ({
    fill,
    w: [w1, w2],
    h: [h1, h2],
    gap: [g1, g2],
    lit = 0,
    roofs: kinds = [0, 0, 1, 2, 3, 4],
    lower = () => 1,
  }) => {
    let out = "";
    for (let x = -30; x < W + 30;) {
      const w = R(w1, w2);
      const h = R(h1, h2) * lower(x + w / 2);
      if (h > 8)
        out +=
          block(x, w, h, fill, h > 44 ? kinds[Math.floor(R(0, kinds.length))] : 0) +
          (lit && h > 34 ? windows(x, w, h, lit) : "");
      x += w + R(g1, g2);
    }
    return out;
  };
  const stars = (count, below) =>
    Array.from(
      { length: count },
      () =>
        `<circle cx="${n(R(0, W))}" cy="${n(R(0, below))}" r="${n(R(0.5, 1.4))}" fill="#fff" opacity="${n(R(0.15, 0.75))}"/>`,
    ).join("");
  const clouds = (count, [y1, y2], colors) =>
    Array.from({ length: count }, () => {
      const y = R(y1, y2);
      return r(
        R(-120, W - 60),
        y,
        R(140, 420),
        R(4, 11),
        colors[Math.floor(R(0, colors.length))],
        5,
        `opacity="${n(R(0.1, 0.32))}"`,
      );
    }).join("");
  const roundTree = (x, s, fill, trunk = fill) =>
    r(x - 2 * s, B - 30 * s, 4 * s, 32 * s, trunk) +
    [
      [0, -46, 22],
      [-15, -36, 16],
      [15, -37, 17],
      [3, -60, 14],
    ]
      .map(([dx, dy, k]) => `<circle cx="${n(x + dx * s)}" cy="${n(B + dy * s)}" r="${n(k * s)}" fill="${fill}"/>`)
      .join("");
  const palm = (x, h, s, fill) =>
    l(
      `M${x} ${B + 4}Q${n(x + 9 * s)} ${n(B - h * 0.5)} ${n(x + 3 * s)} ${n(B - h)}`,
      fill,
      n(4.4 * s),
      'stroke-linecap="round"',
    ) +
    Array.from({ length: 9 }, (_, i) => {
      const a = -Math.PI * (0.02 + i * 0.12);
      const k = (38 + 6 * (i % 2)) * s;
      const [ox, oy] = [x + 3 * s, B - h];
      const end = `${n(ox + Math.cos(a) * k)} ${n(oy + Math.sin(a) * k * 0.55 + 12 * s)}`;
      return p(
        `M${n(ox)} ${n(oy)}Q${n(ox + Math.cos(a) * k * 0.62)} ${n(oy + Math.sin(a) * k * 0.9 - 5)} ${end}Q${n(ox + Math.cos(a) * k * 0.5)} ${n(oy + Math.sin(a) * k * 0.62 + 2)} ${n(ox)} ${n(oy)}Z`,
        fill,
      );
    }).join("");
  const cypress = (x, h, fill) =>
    p(
      `M${x} ${n(B - h)}C${n(x + h * 0.16)} ${n(B - h * 0.6)} ${n(x + h * 0.13)} ${n(B - h * 0.15)} ${n(x + 3)} ${B}H${n(x - 3)}C${n(x - h * 0.13)} ${n(B - h * 0.15)} ${n(x - h * 0.16)} ${n(B - h * 0.6)} ${x} ${n(B - h)}Z`,
      fill,
    );
  const birds = (list, color) =>
    list
      .map(([x, y, s]) =>
        l(
          `M${x} ${y}q${4 * s} ${-4 * s} ${7 * s} 0q${3 * s} ${-4 * s} ${7 * s} 0`,
          color,
          1.6,
          'stroke-linecap="round"',
        ),
      )
      .join("");
  const ripples = (rows, dark, light) => {
    let out = "";
    for (let y = B + 10; y < H; y += 5 + (y - B) / 22)
      for (let k = 0; k < rows; k++)
        out += r(
          R(-60, W),
          y,
          R(24, 130) * (1 + (y - B) / 140),
          1 + (y - B) / 130,
          R() < 0.45 ? light : dark,
          1.5,
          `opacity="${n(R(0.08, 0.32))}"`,
        );
    return out;
  };
  return { R, B, c, block, windows, row, stars, clouds, roundTree, palm, cypress, birds, ripples };
};

/** Landmarks, each standing on the ground line B. */
const needleTower = (k, cx) => {
  const { B } = k;
  const tiers = [
    [46, 0],
    [46, 56],
    [40, 56],
    [40, 122],
    [33, 122],
    [33, 196],
    [27, 196],
    [27, 262],
    [20, 262],
    [20, 322],
    [15, 322],
    [15, 370],
    [10, 370],
    [10, 416],
    [6, 416],
    [6, 452],
    [2.6, 452],
    [2.2, 494],
    [0.9, 496],
    [0.6, 540],
  ];
  const left = tiers.map(([w, h]) => [cx - w, B - h]);
  const right = tiers.map(([w, h], i) => [cx + w, B - Math.max(0, h - (i > 1 && i < 14 ? 28 : 0))]).reverse();
  const d = `M${[...left, ...right].map((q) => q.map(n).join(" ")).join("L")}Z`;
  let o =
    p(d, "url(#hero)") +
    `<clipPath id="needle"><path d="${d}"/></clipPath><g clip-path="url(#needle)">${r(cx - 6, B - 540, 12, 540, "#ffd9b0", 0, 'opacity=".2"')}`;
  for (let i = -8; i <= 8; i++)
    o += l(
      `M${n(cx + i * 5.4)} ${B - 520}V${B}`,
      i < 0 ? "#17112e" : "#ffd0a8",
      0.8,
      `opacity="${i < 0 ? 0.34 : 0.24}"`,
    );
  for (let y = B - 470; y < B; y += 7.4) {
    o += l(`M${cx - 50} ${n(y)}H${cx + 50}`, "#17112e", 0.8, 'opacity=".24"');
    for (let i = -8; i < 8; i++)
      if (k.R() < 0.15) o += r(cx + i * 5.4 + 1.2, y + 1.8, 2.8, 3.6, k.c.lit, 0, `opacity="${n(k.R(0.4, 1))}"`);
  }
  return `${o}</g>`;
};
const sailHotel = ({ B }, x, h) =>
  r(x, B - h - 38, 2.6, h + 38, "#3a1560") +
  p(
    `M${x + 2.6} ${B - h}C${x + 64} ${n(B - h * 0.72)} ${x + 92} ${n(B - h * 0.34)} ${x + 94} ${B}H${x + 2.6}Z`,
    "url(#light)",
  ) +
  [0.15, 0.3, 0.45, 0.6, 0.75]
    .map((q) =>
      l(
        `M${x + 2.6} ${n(B - h * q)}H${n(x + 2.6 + 91 * Math.sqrt(Math.max(0, 1 - q * 1.02)))}`,
        "#5a2a6e",
        1.2,
        'opacity=".42"',
      ),
    )
    .join("") +
  l(
    `M${x + 3} ${n(B - h * 0.84)}C${x + 32} ${n(B - h * 0.62)} ${x + 48} ${n(B - h * 0.3)} ${x + 50} ${B}`,
    "#fff",
    1.3,
    'opacity=".5"',
  ) +
  `<ellipse cx="${x + 46}" cy="${n(B - h * 0.8)}" rx="20" ry="3.8" fill="#3a1560"/>`;
const twist = ({ B }, x, w, h) =>
  Array.from({ length: 40 }, (_, i) => {
    const t = i / 40;
    const ww = w * (0.78 + 0.22 * Math.abs(Math.cos(t * Math.PI)));
    const off = 9 * Math.sin(t * Math.PI);
    const y = B - (h * (i + 1)) / 40;
    return (
      r(x + off - ww / 2, y, ww, h / 40 - 1, "url(#hero)") +
      r(x + off - ww / 2 + ww * (0.2 + 0.6 * t), y, ww * 0.2, h / 40 - 1, "#ffd9b0", 0, 'opacity=".35"')
    );
  }).join("");
const pictureFrame = ({ B }, x, w, h, t) =>
  p(`M${x} ${B}V${B - h}H${x + w}V${B}H${x + w - t}V${B - h + t}H${x + t}V${B}Z`, "url(#light)") +
  l(`M${x + 3} ${B}V${B - h + 3}H${x + w - 3}V${B}`, "#fff3d0", 1.2, 'opacity=".6"');

/** A garden tomb: plinth, arcade, kiosks and a ribbed dome. */
const tomb = ({ B, c }, cx, s, fill, shade) => {
  const y = (v) => n(B - v * s);
  const x = (v) => n(cx + v * s);
  const arch = (ax, base, w, h) =>
    `M${x(ax - w)} ${y(base)}V${y(base + h * 0.55)}Q${x(ax - w)} ${y(base + h * 0.86)} ${x(ax)} ${y(base + h)}Q${x(ax + w)} ${y(base + h * 0.86)} ${x(ax + w)} ${y(base + h * 0.55)}V${y(base)}Z`;
  const kiosk = (kx) =>
    [
      [-11, 26],
      [11, 26],
    ]
      .map(([dx, h]) => r(+x(kx + dx) - 1.6 * s, +y(100 + h), 3.2 * s, h * s, fill))
      .join("") +
    p(
      `M${x(kx - 15)} ${y(126)}H${x(kx + 15)}V${y(129)}H${x(kx - 15)}ZM${x(kx - 13)} ${y(129)}Q${x(kx - 14)} ${y(143)} ${x(kx)} ${y(149)}Q${x(kx + 14)} ${y(143)} ${x(kx + 13)} ${y(129)}Z`,
      fill,
    ) +
    r(+x(kx) - 0.8 * s, +y(157), 1.6 * s, 9 * s, fill);
  return (
    r(+x(-132), +y(10), 264 * s, 10 * s, shade) +
    r(+x(-118), +y(20), 236 * s, 11 * s, fill) +
    p(`M${x(-104)} ${y(20)}V${y(100)}H${x(104)}V${y(20)}Z`, fill) +
    p(`M${x(40)} ${y(20)}V${y(100)}H${x(104)}V${y(20)}Z`, c.sunSide, 'opacity=".5"') +
    r(+x(-110), +y(106), 220 * s, 6 * s, fill) +
    [-110, -96, -82, -68, -54, -40, -26, -12, 2, 16, 30, 44, 58, 72, 86, 100]
      .map((mx) =>
        p(`M${x(mx)} ${y(106)}v${n(-5 * s)}l${n(5 * s)} ${n(-3 * s)} ${n(5 * s)} ${n(3 * s)}v${n(5 * s)}Z`, fill),
      )
      .join("") +
    [-78, 78].map((ax) => p(arch(ax, 20, 15, 56), shade) + p(arch(ax, 20, 8, 36), c.lit, 'opacity=".75"')).join("") +
    p(`M${x(-40)} ${y(20)}V${y(116)}H${x(40)}V${y(20)}Z`, fill) +
    r(+x(-43), +y(121), 86 * s, 6 * s, fill) +
    p(arch(0, 20, 29, 82), shade) +
    p(arch(0, 20, 17, 56), c.lit, 'opacity=".9"') +
    kiosk(-78) +
    kiosk(78) +
    r(+x(-60), +y(134), 120 * s, 16 * s, fill) +
    r(+x(-64), +y(138), 128 * s, 5 * s, fill) +
    p(
      `M${x(-58)} ${y(138)}C${x(-70)} ${y(176)} ${x(-40)} ${y(204)} ${x(0)} ${y(214)}C${x(40)} ${y(204)} ${x(70)} ${y(176)} ${x(58)} ${y(138)}Z`,
      fill,
    ) +
    p(
      `M${x(8)} ${y(138)}C${x(34)} ${y(170)} ${x(26)} ${y(200)} ${x(0)} ${y(214)}C${x(40)} ${y(204)} ${x(70)} ${y(176)} ${x(58)} ${y(138)}Z`,
      c.sunSide,
      'opacity=".55"',
    ) +
    p(`M${x(-9)} ${y(212)}Q${x(0)} ${y(224)} ${x(9)} ${y(212)}Z`, fill) +
    r(+x(0) - 1.2 * s, +y(240), 2.4 * s, 24 * s, fill) +
    `<circle cx="${x(0)}" cy="${y(228)}" r="${n(3.4 * s)}" fill="${fill}"/>`
  );
};
const indiaGate = ({ B, c }, cx, s, fill) => {
  const y = (v) => n(B - v * s);
  const x = (v) => n(cx + v * s);
  return (
    p(
      `M${x(-52)} ${y(0)}V${y(112)}H${x(-56)}V${y(118)}H${x(-46)}V${y(132)}H${x(-38)}V${y(142)}H${x(38)}V${y(132)}H${x(46)}V${y(118)}H${x(56)}V${y(112)}H${x(52)}V${y(0)}H${x(20)}V${y(66)}A${n(20 * s)} ${n(20 * s)} 0 0 0 ${x(-20)} ${y(66)}V${y(0)}Z`,
      fill,
    ) + p(`M${x(30)} ${y(0)}V${y(112)}H${x(52)}V${y(0)}Z`, c.sunSide, 'opacity=".45"')
  );
};
/** The lotus-shaped temple: three rows of petals over a terrace. */
const lotusTemple = ({ B, c }, cx, s) => {
  const petal = (x, w, h, lean, fill, op = 1) => {
    const [bx, ty] = [cx + x * s, B - 16 * s - h * s];
    const [fx, top] = [bx + lean * s, ty];
    return p(
      `M${n(bx - w * s)} ${n(B - 12 * s)}C${n(bx - w * 1.12 * s)} ${n(B - h * 0.7 * s)} ${n(fx - w * 0.55 * s)} ${n(top + h * 0.22 * s)} ${n(fx)} ${n(top)}C${n(fx + w * 0.55 * s)} ${n(top + h * 0.22 * s)} ${n(bx + w * 1.12 * s)} ${n(B - h * 0.7 * s)} ${n(bx + w * s)} ${n(B - 12 * s)}Z`,
      fill,
      `opacity="${op}" stroke="#7a55dc" stroke-opacity=".28" stroke-width="1.2"`,
    );
  };
  return (
    petal(-34, 34, 112, 14, "url(#petalBack)") +
    petal(34, 34, 112, -14, "url(#petalBack)") +
    petal(0, 36, 130, 0, "url(#petal)") +
    petal(-66, 36, 92, 16, "url(#petal)") +
    petal(66, 36, 92, -16, "url(#petal)") +
    petal(-26, 30, 94, 4, "url(#petalBack)") +
    petal(26, 30, 94, -4, "url(#petalBack)") +
    petal(-104, 38, 58, -20, "url(#petal)") +
    petal(104, 38, 58, 20, "url(#petal)") +
    petal(-50, 34, 62, -6, "url(#petal)") +
    petal(50, 34, 62, 6, "url(#petal)") +
    petal(0, 32, 70, 0, "url(#petalBack)") +
    r(cx - 150 * s, B - 14 * s, 300 * s, 14 * s, c.base) +
    [-90, -45, 0, 45, 90]
      .map((v) => r(cx + v * s - 9 * s, B - 11 * s, 18 * s, 8 * s, c.lit, 3, 'opacity=".8"'))
      .join("")
  );
};
const minar = ({ B, c }, cx, s, fill) => {
  const tiers = [
    [22, 0, 17, 78],
    [16, 80, 12.5, 132],
    [11.8, 134, 9.4, 172],
    [8.8, 174, 7.2, 202],
    [6.6, 204, 5.6, 226],
  ];
  return (
    tiers
      .map(
        ([w1, h1, w2, h2]) =>
          p(
            `M${n(cx - w1 * s)} ${n(B - h1 * s)}L${n(cx - w2 * s)} ${n(B - h2 * s)}H${n(cx + w2 * s)}L${n(cx + w1 * s)} ${n(B - h1 * s)}Z`,
            fill,
          ) +
          r(cx - (w2 + 3) * s, B - (h2 + 3) * s, (2 * w2 + 6) * s, 4 * s, fill) +
          [-0.6, -0.2, 0.2, 0.6]
            .map((q) =>
              l(
                `M${n(cx + q * w1 * s)} ${n(B - h1 * s)}L${n(cx + q * w2 * s)} ${n(B - h2 * s)}`,
                c.sunSide,
                1,
                'opacity=".45"',
              ),
            )
            .join(""),
      )
      .join("") +
    p(`M${n(cx - 5 * s)} ${n(B - 229 * s)}Q${cx} ${n(B - 240 * s)} ${n(cx + 5 * s)} ${n(B - 229 * s)}Z`, fill)
  );
};
/** A metro viaduct with a train on it. */
const viaduct = ({ c }, y, from, to, fill) => {
  let o = r(from, y, to - from, 13, fill) + r(from, y - 7, to - from, 3, fill);
  for (let x = from + 30; x < to; x += 118)
    o += p(`M${x - 16} ${y + 12}H${x + 26}L${x + 13} ${y + 30}V${y + 130}H${x - 3}V${y + 30}Z`, fill);
  for (let x = from; x < to; x += 22) o += r(x, y - 7, 2, 8, fill);
  const train = [0, 1, 2, 3].map((i) => {
    const x = 640 + i * 118;
    const nose = i === 3;
    return (
      p(
        nose
          ? `M${x} ${y - 8}V${y - 40}q0-4 4-4H${x + 88}q18 4 24 28l2 8Z`
          : `M${x} ${y - 8}V${y - 40}q0-4 4-4h106q4 0 4 4v32Z`,
        c.train,
      ) +
      r(x, y - 17, 114, 4, c.stripe) +
      [8, 32, 56, 80].map((dx) => (nose && dx > 70 ? "" : r(x + dx, y - 37, 18, 13, c.lit, 2))).join("") +
      (nose ? p(`M${x + 84} ${y - 37}h9q9 3 12 13h-21Z`, c.lit) : "")
    );
  });
  return train.join("") + o;
};
const sawtooth = ({ B, c }, x, count, w, h, fill) =>
  Array.from({ length: count }, (_, i) => {
    const a = x + i * w;
    return (
      p(`M${a} ${B}V${n(B - h)}L${a + 8} ${n(B - h - w * 0.5)}L${a + w} ${n(B - h)}V${B}Z`, fill) +
      p(
        `M${a + 3} ${n(B - h + 2)}L${a + 9.5} ${n(B - h - w * 0.42)}L${n(a + 20)} ${n(B - h - w * 0.3)}V${n(B - h + 2)}Z`,
        c.lit,
        'opacity=".85"',
      )
    );
  }).join("");
/** The railway station: dome, clock arch, long yellow front. */
const station = ({ B, c }, x, s) => {
  const X = (v) => n(x + v * s);
  const Y = (v) => n(B - v * s);
  const face = "url(#stone)";
  let o = r(+X(60), +Y(62), 330 * s, 62 * s, face) + r(+X(56), +Y(67), 338 * s, 6 * s, c.trim);
  for (let i = 0; i < 12; i++)
    o +=
      p(
        `M${X(74 + i * 26)} ${Y(8)}V${Y(26)}A${n(7 * s)} ${n(7 * s)} 0 0 1 ${X(88 + i * 26)} ${Y(26)}V${Y(8)}Z`,
        c.lit,
        'opacity=".9"',
      ) + r(+X(75 + i * 26), +Y(54), 12 * s, 13 * s, c.lit, 1, 'opacity=".55"');
  o +=
    p(`M${X(0)} ${Y(0)}V${Y(84)}H${X(96)}V${Y(0)}Z`, face) +
    r(+X(-4), +Y(90), 104 * s, 7 * s, c.trim) +
    p(`M${X(14)} ${Y(0)}V${Y(38)}A${n(34 * s)} ${n(34 * s)} 0 0 1 ${X(82)} ${Y(38)}V${Y(0)}Z`, c.dark) +
    p(`M${X(20)} ${Y(0)}V${Y(38)}A${n(28 * s)} ${n(28 * s)} 0 0 1 ${X(76)} ${Y(38)}V${Y(0)}Z`, c.lit, 'opacity=".85"');
  for (const q of [-0.5, 0, 0.5])
    o += l(
      `M${X(48)} ${Y(38)}L${n(x + (48 + Math.sin(q * 1.6) * 28) * s)} ${n(B - (38 + Math.cos(q * 1.6) * 28) * s)}`,
      c.dark,
      2 * s,
    );
  o += [24, 36, 48, 60, 72].map((v) => `<circle cx="${X(v)}" cy="${Y(79)}" r="${n(3.6 * s)}" fill="#fff"/>`).join("");
  o +=
    r(+X(22), +Y(106), 52 * s, 16 * s, face) +
    r(+X(18), +Y(110), 60 * s, 5 * s, c.trim) +
    p(
      `M${X(22)} ${Y(110)}C${X(16)} ${Y(138)} ${X(34)} ${Y(154)} ${X(48)} ${Y(157)}C${X(62)} ${Y(154)} ${X(80)} ${Y(138)} ${X(74)} ${Y(110)}Z`,
      c.copper,
    ) +
    p(
      `M${X(50)} ${Y(110)}C${X(60)} ${Y(132)} ${X(58)} ${Y(150)} ${X(48)} ${Y(157)}C${X(62)} ${Y(154)} ${X(80)} ${Y(138)} ${X(74)} ${Y(110)}Z`,
      "#fff",
      'opacity=".22"',
    ) +
    r(+X(43), +Y(168), 10 * s, 12 * s, face) +
    p(`M${X(41)} ${Y(168)}Q${X(48)} ${Y(182)} ${X(55)} ${Y(168)}Z`, c.copper) +
    r(+X(47.3), +Y(192), 1.5 * s, 16 * s, c.dark);
  o +=
    r(+X(352), +Y(104), 26 * s, 44 * s, face) +
    p(`M${X(348)} ${Y(104)}L${X(365)} ${Y(126)}L${X(382)} ${Y(104)}Z`, c.copper) +
    `<circle cx="${X(365)}" cy="${Y(90)}" r="${n(8 * s)}" fill="#fff"/>` +
    l(`M${X(365)} ${Y(90)}v${n(-5 * s)}M${X(365)} ${Y(90)}h${n(4 * s)}`, c.dark, 1.4);
  return o;
};
/** The lattice spire with its skirt of trusses. */
const latticeSpire = ({ B, c }, cx, h) => {
  const half = (t) => 62 * (1 - t) ** 2.6 + 1.2;
  let o = "";
  for (let i = 0; i <= 34; i++) {
    const [t1, t2] = [i / 36, (i + 1) / 36];
    const [y1, y2] = [B - 26 - t1 * h, B - 26 - t2 * h];
    const [a, b] = [half(t1), half(t2)];
    const cells = i < 6 ? 4 : i < 12 ? 2 : 1;
    for (let k = 0; k < cells; k++) {
      const u = (v, q) => n(cx - q + ((k + v) / cells) * 2 * q);
      o += `M${u(0, a)} ${n(y1)}L${u(1, b)} ${n(y2)}M${u(1, a)} ${n(y1)}L${u(0, b)} ${n(y2)}`;
    }
    o += `M${n(cx - a)} ${n(y1)}H${n(cx + a)}`;
  }
  const side = (q) =>
    `M${Array.from({ length: 37 }, (_, i) => `${n(cx + q * half(i / 36))} ${n(B - 26 - (i / 36) * h)}`).join("L")}`;
  return (
    l(o, c.lattice, 1) +
    l(side(-1), c.lattice, 2) +
    l(side(1), c.lattice, 2) +
    r(cx - 0.8, B - 26 - h - 34, 1.6, 36, c.lattice) +
    p(`M${cx - 92} ${B}L${cx - 62} ${B - 28}H${cx + 62}L${cx + 92} ${B}Z`, c.dark)
  );
};
const goldTower = (k, x, w, h) =>
  k.block(x, w, h, "url(#hero)") +
  p(`M${x} ${k.B - h}L${x + w * 0.3} ${k.B - h - 16}H${x + w}V${k.B - h + 54}H${x}Z`, "url(#gold)") +
  l(`M${x + w * 0.62} ${k.B - h + 54}V${k.B}`, k.c.stripe, 3) +
  k.windows(x, w, h - 66, 0.3);
const archBridge = ({ B, c }, from, spans, w, rise) => {
  let o =
    r(from - 20, B - rise - 16, spans * w + 40, 11, c.bridge) +
    r(from - 20, B - rise - 22, spans * w + 40, 2.4, c.bridge);
  for (let i = 0; i < spans; i++) {
    const x = from + i * w;
    o += p(
      `M${x} ${B + 8}V${B - rise - 8}H${x + w}V${B + 8}H${x + w - 10}Q${x + w - 10} ${n(B - rise + 2)} ${x + w / 2} ${n(B - rise + 2)}Q${x + 10} ${n(B - rise + 2)} ${x + 10} ${B + 8}Z`,
      c.bridge,
    );
    for (const dx of [0, w / 2])
      o +=
        r(x + dx, B - rise - 40, 2, 22, c.bridge) +
        `<circle cx="${x + dx + 1}" cy="${n(B - rise - 42)}" r="3.4" fill="${c.lit}"/>`;
  }
  return o;
};
/** The observation tower: tripod foot, shaft, pods, mast. */
const observationTower = ({ B, c }, cx, s) => {
  const y = (v) => n(B - v * s);
  const half = (w) => w * s;
  return (
    p(
      `M${n(cx - half(26))} ${y(0)}L${n(cx - half(8))} ${y(70)}H${n(cx + half(8))}L${n(cx + half(26))} ${y(0)}Z`,
      "url(#hero)",
    ) +
    p(
      `M${n(cx - half(7.5))} ${y(60)}L${n(cx - half(6))} ${y(300)}H${n(cx + half(6))}L${n(cx + half(7.5))} ${y(60)}Z`,
      "url(#hero)",
    ) +
    p(
      `M${n(cx + half(1.5))} ${y(60)}V${y(300)}H${n(cx + half(6))}L${n(cx + half(7.5))} ${y(60)}Z`,
      c.sunSide,
      'opacity=".55"',
    ) +
    p(
      `M${n(cx - half(7))} ${y(284)}L${n(cx - half(25))} ${y(304)}H${n(cx + half(25))}L${n(cx + half(7))} ${y(284)}Z`,
      "url(#hero)",
    ) +
    r(cx - half(26), +y(316), half(52), 12 * s, c.pod, 3) +
    r(cx - half(24), +y(313), half(48), 4 * s, c.lit, 1) +
    p(
      `M${n(cx - half(22))} ${y(316)}L${n(cx - half(19))} ${y(330)}H${n(cx + half(19))}L${n(cx + half(22))} ${y(316)}Z`,
      "url(#hero)",
    ) +
    r(cx - half(19), +y(326), half(38), 3.4 * s, c.lit) +
    p(
      `M${n(cx - half(12))} ${y(330)}L${n(cx - half(9))} ${y(346)}H${n(cx + half(9))}L${n(cx + half(12))} ${y(330)}Z`,
      c.pod,
    ) +
    p(
      `M${n(cx - half(4.5))} ${y(346)}L${n(cx - half(3.4))} ${y(392)}H${n(cx + half(3.4))}L${n(cx + half(4.5))} ${y(346)}Z`,
      "url(#hero)",
    ) +
    p(
      `M${n(cx - half(2))} ${y(392)}L${n(cx - half(0.7))} ${y(448)}H${n(cx + half(0.7))}L${n(cx + half(2))} ${y(392)}Z`,
      c.pod,
    ) +
    `<circle cx="${cx}" cy="${y(449)}" r="2.6" fill="#ff5a3c"/>`
  );
};
const harbourBridge = ({ B, c }, x1, x2, deck, rise) => {
  const mid = (x1 + x2) / 2;
  const [a, b] = [x1 + (x2 - x1) * 0.28, x2 - (x2 - x1) * 0.28];
  const top = (t) => B - deck - 4 * rise * t * (1 - t);
  const at = (t) => a + (b - a) * t;
  let truss = `M${Array.from({ length: 21 }, (_, i) => `${n(at(i / 20))} ${n(top(i / 20))}`).join("L")}`;
  for (let i = 0; i < 20; i++)
    truss += `M${n(at(i / 20))} ${n(B - deck)}L${n(at((i + 1) / 20))} ${n(top((i + 1) / 20))}V${B - deck}`;
  const piers = [x1 + 30, a, b, x2 - 30]
    .map((x) => p(`M${n(x - 9)} ${B + 4}L${n(x - 5)} ${B - deck}H${n(x + 5)}L${n(x + 9)} ${B + 4}Z`, c.bridge))
    .join("");
  return (
    p(
      `M${x1} ${B - deck + 14}Q${mid} ${B - deck - 14} ${x2} ${B - deck + 14}v7Q${mid} ${B - deck - 4} ${x1} ${B - deck + 21}Z`,
      c.bridge,
    ) +
    l(truss, c.bridge, 2.2) +
    piers +
    Array.from(
      { length: 14 },
      (_, i) => `<circle cx="${n(x1 + ((x2 - x1) * (i + 0.5)) / 14)}" cy="${B - deck + 3}" r="1.8" fill="${c.lit}"/>`,
    ).join("")
  );
};
const yacht = ({ c }, x, y, s, tilt = 0, colour = c.sail) =>
  `<g transform="translate(${x} ${y}) scale(${s}) rotate(${tilt})">${p("M-34 0H36L26 12H-24Z", c.hull)}${r(-1, -96, 2.2, 98, c.hull)}${p("M4-92C22-62 34-34 38-8H4Z", colour)}${p("M-4-82C-14-52-24-28-30-8H-4Z", colour, 'opacity=".78"')}${l("M4-44C16-42 24-40 30-38", "#fff", 1, 'opacity=".5"')}</g>`;

const CITIES = [
  {
    slug: "dubai",
    seed: 71,
    ground: 628,
    water: 0.9,
    sky: [
      [0, "#17112e"],
      [0.28, "#3a1f86"],
      [0.5, "#8f2f86"],
      [0.68, "#ff5a3c"],
      [0.84, "#ff8c4c"],
      [1, "#ffc878"],
    ],
    sun: [905, 560, 430],
    colors: {
      far: ["#c4477a", "#ff9a6a"],
      mid: ["#5a2390", "#c04f78"],
      near: ["#221150", "#120a2c"],
      haze: "#ff8f66",
      lit: "#ffd89a",
      litTwo: "#ffb1c8",
      hero: ["#2a1266", "#6a2a8c", "#ff9a6c", "#7d2e85"],
      light: ["#fff3de", "#ffc39a", "#e46a86"],
    },
    draw(k) {
      const { B } = k;
      return {
        far: k.row({ fill: "url(#far)", w: [22, 52], h: [60, 180], gap: [-6, 9] }),
        mid: k.row({
          fill: "url(#mid)",
          w: [30, 58],
          h: [80, 220],
          gap: [8, 52],
          lit: 0.16,
          lower: (x) => (x > 420 && x < 570 ? 0.4 : 1),
        }),
        landmarks:
          twist(k, 716, 50, 268) +
          k.block(252, 46, 232, "url(#hero)", 4) +
          k.windows(252, 46, 210, 0.3) +
          k.block(308, 38, 196, "url(#hero)", 4) +
          k.windows(308, 38, 174, 0.3) +
          k.block(606, 48, 214, "url(#hero)", 3) +
          k.windows(606, 48, 190, 0.3) +
          needleTower(k, 500) +
          pictureFrame(k, 846, 74, 148, 12) +
          sailHotel(k, 1042, 240),
        near:
          k.row({
            fill: "url(#near)",
            w: [40, 82],
            h: [24, 84],
            gap: [-3, 14],
            lit: 0.4,
            roofs: [0, 2, 0, 1],
            lower: (x) => (x > 1020 && x < 1160 ? 0.24 : 1),
          }) +
          [
            [56, 74, 0.9],
            [96, 58, 0.72],
            [990, 56, 0.7],
            [1172, 80, 0.95],
            [1214, 60, 0.78],
          ]
            .map(([x, h, s]) => k.palm(x, h, s, "#120a2c"))
            .join(""),
        front: `<g>${[
          [300, 690, 1.1],
          [760, 720, 1.5],
        ]
          .map(
            ([x, y, s]) =>
              `<g transform="translate(${x} ${y}) scale(${s})">${p("M-40 0C-24 4 26 4 46-6L34 12H-28Z", "#140b30")}${p("M-4-58C16-46 30-28 36-8H-8Z", "#ffe3c0")}${r(-6, -62, 2, 62, "#140b30")}</g>`,
          )
          .join("")}</g>`,
        stars: [80, 260],
        clouds: [15, [230, 500], ["#ff9fc0", "#ffd3a8"]],
        B,
      };
    },
  },
  {
    slug: "delhi-lodhi-road",
    seed: 19,
    ground: 640,
    lawn: ["#7a3a16", "#2b1430"],
    sky: [
      [0, "#4a1d4e"],
      [0.22, "#8f2f3a"],
      [0.45, "#e8632a"],
      [0.68, "#ffab2e"],
      [0.86, "#ffcf70"],
      [1, "#ffe9bd"],
    ],
    sun: [640, 520, 400],
    colors: {
      far: ["#e8863a", "#ffc070"],
      mid: ["#b8502c", "#e8873c"],
      near: ["#4a1b38", "#2a1230"],
      haze: "#ffc46a",
      lit: "#ffd88a",
      litTwo: "#ffe9bd",
      hero: ["#6a2440", "#8f3340", "#d9662e", "#8f3340"],
      light: ["#fff3de", "#ffc39a", "#e46a86"],
      sunSide: "#ffb45a",
    },
    draw(k) {
      const { B } = k;
      const tree = (x, s, f) => k.roundTree(x, s, f);
      return {
        far:
          k.row({ fill: "url(#far)", w: [40, 96], h: [36, 96], gap: [6, 60], roofs: [0, 0, 2] }) +
          indiaGate(k, 1002, 1.05, "#d9742f") +
          minar(k, 236, 0.98, "#dd7a33"),
        mid:
          [...Array(30)].map((_, i) => tree(20 + i * 44 + k.R(-12, 12), k.R(0.8, 1.25), "#a8472c")).join("") +
          tomb(k, 228, 0.78, "#8f3a34", "#6b2636") +
          tomb(k, 1064, 0.7, "#8f3a34", "#6b2636"),
        landmarks:
          tomb(k, 640, 1.56, "url(#tomb)", "#4a1836") +
          [
            [430, 118],
            [850, 118],
            [398, 92],
            [884, 92],
          ]
            .map(([x, h]) => k.cypress(x, h, "#431838"))
            .join(""),
        near:
          [
            [36, 1.7],
            [104, 1.2],
            [330, 0.9],
            [356, 1.1],
            [930, 1.05],
            [962, 0.85],
            [1170, 1.25],
            [1236, 1.75],
          ]
            .map(([x, s]) => tree(x, s, "#2f1233"))
            .join("") +
          k.palm(150, 168, 1.5, "#2a1030") +
          k.palm(1128, 142, 1.3, "#2a1030") +
          r(0, B - 8, W, 10, "#2f1233"),
        front:
          p(`M560 ${B}H720L900 ${H}H380Z`, "url(#pool)") +
          p(`M560 ${B}H548L340 ${H}H380ZM720 ${B}H732L940 ${H}H900Z`, "#ffcf8a", 'opacity=".6"') +
          `<g opacity=".55">${[0, 1, 2, 3, 4, 5].map((i) => r(640 - 30 - i * 22, B + 14 + i * 22, 60 + i * 44, 2 + i * 0.4, "#fff1cf", 1)).join("")}</g>` +
          mirror(
            640,
            [
              [500, 664, 0.7],
              [452, 690, 0.9],
              [392, 728, 1.2],
            ]
              .map(([x, y, s]) => `<ellipse cx="${x}" cy="${y}" rx="${30 * s}" ry="${15 * s}" fill="#2a1030"/>`)
              .join(""),
          ),
        stars: [20, 120],
        clouds: [12, [150, 420], ["#ffd38a", "#ff8a5a"]],
        birds: [
          [420, 210, 1],
          [452, 196, 0.8],
          [482, 222, 0.7],
          [900, 170, 1],
          [934, 184, 0.8],
        ],
        B,
        defs:
          gradient(
            "tomb",
            [
              [0, "#8c3238"],
              [0.6, "#70263c"],
              [1, "#501b3a"],
            ],
            [0, 310, 0, 640],
          ) +
          gradient(
            "pool",
            [
              [0, "#ffb455"],
              [0.5, "#c4562f"],
              [1, "#4a1b3a"],
            ],
            [0, 640, 0, H],
          ),
      };
    },
  },
  {
    slug: "delhi-okhla",
    seed: 47,
    ground: 648,
    lawn: ["#22164e", "#120c28"],
    sky: [
      [0, "#120c28"],
      [0.25, "#2b1a78"],
      [0.5, "#5a32e0"],
      [0.74, "#9a78f2"],
      [0.9, "#e6b8e8"],
      [1, "#ffc4a4"],
    ],
    sun: [1010, 470, 400],
    colors: {
      far: ["#8d6cf0", "#d9aef0"],
      mid: ["#4c2bc0", "#8a62e4"],
      near: ["#1d1446", "#120c28"],
      haze: "#d6a8ee",
      lit: "#ffcf7a",
      litTwo: "#ff9a7a",
      hero: ["#2a1880", "#4526b8", "#9a78f2", "#4526b8"],
      light: ["#fff", "#e8e0ff", "#b9a6f0"],
      sunSide: "#ffc0a8",
      base: "#34208f",
      train: "#efe8ff",
      stripe: "#ffb020",
    },
    draw(k) {
      const { B } = k;
      return {
        far:
          k.row({ fill: "url(#far)", w: [26, 60], h: [40, 150], gap: [-2, 20], roofs: [0, 0, 2, 3] }) +
          minar(k, 1010, 1.72, "#6d48da"),
        mid: k.row({
          fill: "url(#mid)",
          w: [44, 80],
          h: [50, 170],
          gap: [10, 70],
          lit: 0.24,
          roofs: [0, 2, 0],
          lower: (x) => (x > 120 && x < 620 ? 0.35 : x > 1030 && x < 1160 ? 0.5 : 1),
        }),
        landmarks: viaduct(k, 500, -20, W + 20, "#34209a") + lotusTemple(k, 330, 2.05),
        near:
          sawtooth(k, 560, 6, 92, 66, "#1a1242") +
          r(1112, B - 128, 190, 128, "#1a1242") +
          k.windows(1116, 180, 122, 0.5, { gx: 15, gy: 22, cw: 8, ch: 12 }) +
          r(1180, B - 212, 22, 90, "#1a1242") +
          r(1176, B - 216, 30, 7, "#1a1242") +
          r(1226, B - 182, 16, 60, "#1a1242") +
          `<g fill="#e8d6ff" opacity=".35"><circle cx="1196" cy="416" r="14"/><circle cx="1212" cy="398" r="19"/><circle cx="1236" cy="378" r="25"/></g>` +
          [
            [20, 1.3],
            [78, 1.0],
            [128, 0.8],
            [528, 0.75],
          ]
            .map(([x, s]) => k.roundTree(x, s, "#161038"))
            .join("") +
          r(0, B - 5, W, 8, "#161038"),
        front:
          [80, 330, 580, 830, 1080]
            .map(
              (x) =>
                r(x, B - 96, 3, 104, "#0e0922") +
                l(`M${x + 1.5} ${B - 95}q2-12 26-10`, "#0e0922", 3) +
                `<circle cx="${x + 30}" cy="${B - 104}" r="4" fill="#ffe0a0"/><circle cx="${x + 30}" cy="${B - 104}" r="17" fill="#ffcf7a" opacity=".22"/>` +
                p(`M${x + 26} ${B - 98}h9l34 104h-78Z`, "#ffcf7a", 'opacity=".09"'),
            )
            .join("") +
          [30, 190, 350, 510, 670, 830, 990, 1150]
            .map((x) => r(x, 724, 84, 5, "#ffb020", 2, 'opacity=".75"'))
            .join("") +
          `<g transform="translate(760 694) scale(1.25)">${p("M0 0V-22C0-40 12-46 28-46H52C64-46 70-36 74-22L82-18V0Z", "#ffb020")}${p("M8-22C8-34 14-39 26-39H36V-22ZM42-39h9c8 0 12 7 14 17H42Z", "#fff2cf")}${p("M0-12H82V0H0Z", "#08695c")}<circle cx="18" cy="2" r="9" fill="#0e0922"/><circle cx="66" cy="2" r="9" fill="#0e0922"/></g>`,
        stars: [110, 300],
        clouds: [12, [210, 480], ["#c9a8ff", "#ffc0a8"]],
        B,
        defs:
          gradient(
            "petal",
            [
              [0, "#ffffff"],
              [0.55, "#eee4ff"],
              [1, "#b79cf2"],
            ],
            [0, 350, 0, 648],
          ) +
          gradient(
            "petalBack",
            [
              [0, "#efe6ff"],
              [0.5, "#c9b0f8"],
              [1, "#8a66e4"],
            ],
            [0, 350, 0, 648],
          ),
      };
    },
  },
  {
    slug: "melbourne",
    seed: 88,
    ground: 616,
    water: 0.75,
    sky: [
      [0, "#2e2270"],
      [0.25, "#5f4bb8"],
      [0.5, "#a78fe8"],
      [0.74, "#dccbff"],
      [0.9, "#f6e2f0"],
      [1, "#ffe3c8"],
    ],
    sun: [990, 560, 330],
    colors: {
      far: ["#b49ce8", "#e6d3f6"],
      mid: ["#6f58c4", "#b398e4"],
      near: ["#2c2064", "#1b1440"],
      haze: "#eadcff",
      lit: "#ffd27a",
      litTwo: "#fff3d8",
      hero: ["#3a2b90", "#5a46b8", "#b7a2f0", "#5a46b8"],
      light: ["#fff", "#e8e0ff", "#b9a6f0"],
      stone: ["#ffcf7a", "#f0a03c", "#c9702c"],
      trim: "#fff0cc",
      copper: "#08695c",
      dark: "#2c2064",
      lattice: "#ffffff",
      stripe: "#ff5a3c",
      bridge: "#241a54",
      gold: ["#ffe2a0", "#ffb020", "#e08a10"],
    },
    draw(k) {
      const { B } = k;
      return {
        far: k.row({ fill: "url(#far)", w: [24, 54], h: [70, 210], gap: [-5, 8], roofs: [0, 1, 2, 4, 0] }),
        mid: k.row({
          fill: "url(#mid)",
          w: [34, 60],
          h: [110, 290],
          gap: [6, 40],
          lit: 0.22,
          roofs: [0, 1, 2, 3, 0, 4],
          lower: (x) => (x > 640 && x < 830 ? 0.34 : x < 420 ? 0.8 : 1),
        }),
        landmarks:
          goldTower(k, 868, 60, 396) +
          k.block(962, 54, 300, "url(#hero)", 1) +
          k.windows(962, 54, 276, 0.34) +
          k.block(1044, 66, 250, "url(#hero)", 3) +
          k.windows(1044, 66, 220, 0.34) +
          k.block(566, 52, 318, "url(#hero)", 4) +
          k.windows(566, 52, 290, 0.34) +
          latticeSpire(k, 744, 350),
        near:
          k.row({
            fill: "url(#near)",
            w: [44, 80],
            h: [26, 70],
            gap: [-3, 10],
            lit: 0.4,
            roofs: [0, 2],
            lower: (x) => (x > 60 && x < 640 ? 0 : 0.9),
          }) +
          station(k, 92, 1.34) +
          [
            [30, 0.9],
            [64, 0.7],
            [650, 0.72],
            [686, 0.6],
            [806, 0.7],
            [1210, 0.9],
            [1258, 1.1],
          ]
            .map(([x, s]) => k.roundTree(x, s, "#1f1648"))
            .join("") +
          archBridge(k, 806, 4, 128, 34),
        front: `<g>${[
          [250, 706, 1],
          [330, 734, 1.15],
        ]
          .map(
            ([x, y, s]) =>
              `<g transform="translate(${x} ${y}) scale(${s})">${p("M-90 0Q0 9 96-3Q0 3-90 0Z", "#fff")}${[-44, -14, 16, 46].map((dx) => `<circle cx="${dx}" cy="-9" r="4" fill="#1b1440"/>${p(`M${dx - 4} -6l10 6h-9Z`, "#ff5a3c")}${l(`M${dx} -3l-20 12`, "#1b1440", 1.4)}`).join("")}</g>`,
          )
          .join("")}</g>`,
        stars: [40, 180],
        clouds: [18, [180, 480], ["#ffffff", "#ffd9c8", "#c9b6ff"]],
        birds: [
          [250, 240, 0.9],
          [280, 226, 0.7],
        ],
        B,
      };
    },
  },
  {
    slug: "auckland",
    seed: 133,
    ground: 612,
    water: 0.8,
    sky: [
      [0, "#03201f"],
      [0.24, "#064c45"],
      [0.48, "#0b8472"],
      [0.7, "#58bda2"],
      [0.86, "#d9dca0"],
      [1, "#ffd27a"],
    ],
    sun: [1010, 590, 380],
    colors: {
      far: ["#3f9f8c", "#c9d6a0"],
      mid: ["#0a6d60", "#5aa88e"],
      near: ["#06332f", "#04211f"],
      haze: "#cfe0a8",
      lit: "#ffd88a",
      litTwo: "#fff3d0",
      hero: ["#0a4f48", "#0d6b60", "#8fd0b4", "#0b5a51"],
      light: ["#fff", "#e6fff4", "#8fd0b4"],
      sunSide: "#ffe0a0",
      pod: "#063d38",
      bridge: "#08423c",
      sail: "#fff8ea",
      hull: "#04211f",
    },
    draw(k) {
      const { B } = k;
      return {
        far:
          p(
            `M-40 ${B}C120 ${B - 24} 200 ${B - 96} 268 ${B - 116}C282 ${B - 128} 296 ${B - 120} 306 ${B - 126}C322 ${B - 124} 330 ${B - 114} 348 ${B - 104}C430 ${B - 70} 500 ${B - 20} 620 ${B}Z`,
            "#7cbf9e",
          ) +
          p(`M860 ${B}C960 ${B - 40} 1040 ${B - 54} 1100 ${B - 46}S1240 ${B - 30} 1320 ${B - 8}V${B}Z`, "#9fc796") +
          k.row({
            fill: "url(#far)",
            w: [22, 46],
            h: [50, 150],
            gap: [-4, 8],
            lower: (x) => (x > 400 && x < 860 ? 1 : 0),
          }),
        mid: k.row({
          fill: "url(#mid)",
          w: [30, 52],
          h: [110, 250],
          gap: [2, 22],
          lit: 0.22,
          roofs: [0, 1, 2, 3, 0],
          lower: (x) => Math.max(0, 1 - ((x - 640) / 290) ** 2),
        }),
        landmarks:
          k.block(500, 50, 226, "url(#hero)", 1) +
          k.windows(500, 50, 196, 0.34) +
          k.block(706, 54, 244, "url(#hero)", 2) +
          k.windows(706, 54, 220, 0.34) +
          k.block(790, 46, 176, "url(#hero)", 3) +
          k.windows(790, 46, 150, 0.34) +
          observationTower(k, 634, 1.14) +
          harbourBridge(k, 866, 1320, 54, 62),
        near:
          k.row({
            fill: "url(#near)",
            w: [38, 76],
            h: [22, 66],
            gap: [-3, 10],
            lit: 0.42,
            roofs: [0, 2, 1, 0],
            lower: (x) => (x > 380 && x < 880 ? 1 : 0),
          }) +
          p(`M-10 ${B + 4}V${B - 30}Q120 ${B - 62} 250 ${B - 22}T430 ${B + 4}Z`, "#05302c") +
          [
            [30, 0.9],
            [84, 1.05],
            [132, 0.8],
            [196, 0.7],
            [856, 0.6],
            [884, 0.5],
          ]
            .map(([x, s]) => k.roundTree(x, s, "#05302c"))
            .join(""),
        front: [
          [330, 652, 0.62, -3],
          [470, 640, 0.45, 2],
          [560, 664, 0.7, -2],
          [250, 706, 1.2, 3],
          [930, 650, 0.55, -4],
          [1030, 676, 0.85, 3],
          [1150, 728, 1.45, -4],
          [760, 640, 0.42, 2],
        ]
          .map(([x, y, s, t], i) => yacht(k, x, y, s, t, i === 3 ? "#ff8a5c" : i === 6 ? "#ffb020" : undefined))
          .join(""),
        stars: [90, 240],
        clouds: [14, [210, 470], ["#ffe6b0", "#8fd0b4"]],
        birds: [
          [380, 300, 0.9],
          [408, 288, 0.7],
          [1080, 330, 0.8],
        ],
        B,
      };
    },
  },
];

/** Puts a city together as one SVG. */
export function drawSkyline(city) {
  const k = kit(city);
  const layers = city.draw(k);
  const { c, B } = k;
  const haze = (top, op) => `<rect y="${top}" width="${W}" height="${B - top}" fill="url(#haze)" opacity="${op}"/>`;
  const scene = `<g>${layers.far}</g>${haze(B - 260, 0.85)}<g>${layers.mid}</g>${haze(B - 220, 0.62)}<g>${layers.landmarks}</g>${haze(B - 130, 0.3)}<g>${layers.near}</g>`;
  const [sx, sy, sr] = city.sun;
  const defs = [
    gradient("sky", city.sky, [0, 0, 0, B]),
    gradient(
      "far",
      [
        [0, c.far[0]],
        [1, c.far[1]],
      ],
      [0, B - 220, 0, B],
    ),
    gradient(
      "mid",
      [
        [0, c.mid[0]],
        [1, c.mid[1]],
      ],
      [0, B - 250, 0, B],
    ),
    gradient(
      "near",
      [
        [0, c.near[0]],
        [1, c.near[1]],
      ],
      [0, B - 80, 0, B],
    ),
    gradient(
      "haze",
      [
        [0, c.haze, 0],
        [1, c.haze, 0.62],
      ],
      [0, B - 240, 0, B],
    ),
    `<linearGradient id="hero">${[0, 0.42, 0.7, 1].map((o, i) => `<stop offset="${o}" stop-color="${c.hero[i]}"/>`).join("")}</linearGradient>`,
    `<linearGradient id="light">${[0, 0.5, 1].map((o, i) => `<stop offset="${o}" stop-color="${c.light[i]}"/>`).join("")}</linearGradient>`,
    c.stone
      ? gradient(
          "stone",
          c.stone.map((q, i) => [i / 2, q]),
          [0, B - 150, 0, B],
        )
      : "",
    c.gold
      ? `<linearGradient id="gold">${c.gold.map((q, i) => `<stop offset="${i / 2}" stop-color="${q}"/>`).join("")}</linearGradient>`
      : "",
    `<radialGradient id="sun"><stop offset="0" stop-color="#fff6e0"/><stop offset=".115" stop-color="#ffe9b8"/><stop offset=".125" stop-color="#ffd890" stop-opacity=".62"/><stop offset=".5" stop-color="${city.sky[4][1]}" stop-opacity=".26"/><stop offset="1" stop-color="${city.sky[4][1]}" stop-opacity="0"/></radialGradient>`,
    city.water
      ? gradient(
          "water",
          [
            [0, city.sky[5][1], 0.3],
            [0.34, city.sky[2][1], 0.5],
            [1, city.sky[0][1], 0.94],
          ],
          [0, B, 0, H],
        )
      : gradient(
          "ground",
          [
            [0, city.lawn[0]],
            [1, city.lawn[1]],
          ],
          [0, B, 0, H],
        ),
    '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1 4"/></filter>',
    `<clipPath id="below"><rect y="${B}" width="${W}" height="${H - B}"/></clipPath>`,
    layers.defs ?? "",
  ].join("");
  const sun = `<circle cx="${sx}" cy="${sy}" r="${sr}" fill="url(#sun)"/>`;
  const ground = city.water
    ? `<g clip-path="url(#below)"><g transform="translate(0 ${2 * B}) scale(1 -1)" filter="url(#soft)"><rect y="${B - 220}" width="${W}" height="220" fill="url(#sky)"/>${sun}${scene.replaceAll('id="needle"', 'id="needle2"')}</g></g><rect y="${B}" width="${W}" height="${H - B}" fill="url(#water)"/>${k.ripples(8, city.sky[0][1], city.sky[5][1])}<rect y="${B - 1}" width="${W}" height="2" fill="#fff" opacity=".35"/>`
    : `<rect y="${B}" width="${W}" height="${H - B}" fill="url(#ground)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><defs>${defs}</defs><rect width="${W}" height="${B + 4}" fill="url(#sky)"/>${k.stars(...layers.stars)}${sun}${k.clouds(...layers.clouds)}${layers.birds ? k.birds(layers.birds, c.near[0]) : ""}${scene}${ground}${layers.front}</svg>`;
}

export async function renderSkylines() {
  const folder = into("data/images/offices");
  for (const city of CITIES) {
    const file = path.join(folder, `${city.slug}.webp`);
    await sharp(Buffer.from(drawSkyline(city)), { density: 144 })
      .resize(W, H)
      .webp({ quality: 88, effort: 6, smartSubsample: true })
      .toFile(file);
    console.log(city.slug, `${Math.round(fs.statSync(file).size / 1024)} kB`);
  }
}
