/** What the frames of the reels are drawn with: air, ground, weather, light and film stock, on 960 × 540. */
import { noise2, seeded } from "../../random.mjs";
import { n } from "../svg.mjs";

export const W = 960;
export const H = 540;
export { n, seeded };

export const path = (d, fill, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, width, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const rect = (x, y, w, h, fill, more = "") =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = "") =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const oval = (x, y, rx, ry, fill, more = "") =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const at = (x, y, body, { turn = 0, scale = 1, flip = 1 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${n(scale * flip)} ${n(scale)})">${body}</g>`;

let ids = 0;
const stopsOf = (stops) =>
  stops
    .map(([offset, colour, alpha = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join("");
/** A rectangle that runs through colours, from [x1, y1] to [x2, y2] of its box. */
export const wash = (stops, [x, y, w, h] = [0, 0, W, H], [x1, y1, x2, y2] = [0, 0, 0, 1]) => {
  const id = `g${ids++}`;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>${rect(x, y, w, h, `url(#${id})`)}`;
};
/** A pool of light. */
export const glow = (x, y, r, colour, alpha = 1, squash = 1) => {
  const id = `g${ids++}`;
  return `<radialGradient id="${id}">${stopsOf([
    [0, colour, alpha],
    [0.4, colour, alpha * 0.42],
    [1, colour, 0],
  ])}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${n(r * squash)}" fill="url(#${id})"/>`;
};
/** The body out of focus, or moved while the shutter was open. */
export const blur = (k, body, across = k) => {
  const id = `b${ids++}`;
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${across} ${k}"/></filter><g filter="url(#${id})">${body}</g>`;
};
/** Edges that waver like a hand or a brush. */
export const shaky = (scale, frequency, seed, body) => {
  const id = `s${ids++}`;
  return `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${scale}"/></filter><g filter="url(#${id})">${body}</g>`;
};
/** Cloud, smoke or mist in one colour, fading towards the top and foot of its box; `cut` is how much of it is clear. */
export const mist = (colour, frequency, seed, { cut = 0.45, strength = 2.2, alpha = 1, box = [0, 0, W, H] } = {}) => {
  const id = `m${ids++}`;
  const [red, green, blue] = [1, 3, 5].map((i) => n(parseInt(colour.slice(i, i + 2), 16) / 255));
  const [x, y, w, h] = box;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${strength} 0 0 0 ${n(-strength * cut)}"/></filter><linearGradient id="${id}-fade" x1="0" y1="0" x2="0" y2="1">${stopsOf(
    [
      [0, "#fff", h < H ? 0 : 1],
      [0.35, "#fff"],
      [0.7, "#fff"],
      [1, "#fff", h < H && y + h < H ? 0 : 1],
    ],
  )}</linearGradient><mask id="${id}-mask"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id}-fade)"/></mask><g mask="url(#${id}-mask)"><rect x="${x}" y="${y}" width="${w}" height="${h}" filter="url(#${id})" opacity="${alpha}"/></g>`;
};
/** The crest of hills or mountains, down to the foot of the picture. */
export const ridge = (y, high, wide, seed, fill, { octaves = 4, left = 0, tilt = 0 } = {}) => {
  const noise = noise2(seed);
  const points = Array.from({ length: 121 }, (_, i) => {
    const x = (i / 120) * W;
    let v = 0;
    for (let o = 0; o < octaves; o++) v += (noise((x / wide) * 2 ** o + left, o * 9.1) - 0.5) / 2 ** o;
    return `${n(x)} ${n(y - v * high + (tilt * (x - W / 2)) / W)}`;
  });
  return path(`M0 ${H + 20}L${points.join("L")}L${W} ${H + 20}Z`, fill);
};
/** Firs along a line. */
export const firs = (y, count, [small, tall], seed, fill, from = 0, to = W) => {
  const r = seeded(seed);
  return path(
    Array.from({ length: count }, () => {
      const [x, h] = [r(from, to), r(small, tall)];
      const base = y + r(-3, 6);
      let d = `M${n(x - h * 0.03)} ${n(base + 8)}V${n(base - h * 0.1)}`;
      for (let k = 0; k < 6; k++)
        d += `L${n(x - h * (0.21 - k * 0.033))} ${n(base - h * (0.08 + k * 0.15))}L${n(x - h * (0.1 - k * 0.014))} ${n(base - h * (0.2 + k * 0.14))}`;
      d += `L${n(x)} ${n(base - h)}`;
      for (let k = 5; k >= 0; k--)
        d += `L${n(x + h * (0.1 - k * 0.014))} ${n(base - h * (0.2 + k * 0.14))}L${n(x + h * (0.21 - k * 0.033))} ${n(base - h * (0.08 + k * 0.15))}`;
      return `${d}L${n(x + h * 0.03)} ${n(base - h * 0.1)}V${n(base + 8)}Z`;
    }).join(""),
    fill,
  );
};
/** Blades of grass that lean with the wind. */
export const grass = (y, count, [small, tall], seed, fill, { lean = 0.25, from = 0, to = W, drop = 30 } = {}) => {
  const r = seeded(seed);
  return path(
    Array.from({ length: count }, () => {
      const [x, h, b] = [r(from, to), r(small, tall), y + r(0, drop)];
      const tip = x + h * (lean + r(-0.25, 0.25));
      return `M${n(x - 1.6)} ${n(b)}Q${n(x + h * 0.05)} ${n(b - h * 0.6)} ${n(tip)} ${n(b - h)}Q${n(x + h * 0.16)} ${n(b - h * 0.5)} ${n(x + 2)} ${n(b)}Z`;
    }).join(""),
    fill,
  );
};
/** Snow, dust, sparks: loose dots within a box. */
export const specks = (count, [small, large], seed, fill, { box = [0, 0, W, H], alpha = [0.3, 1] } = {}) => {
  const r = seeded(seed);
  const [x, y, w, h] = box;
  return Array.from({ length: count }, () =>
    circle(r(x, x + w), r(y, y + h), r(0, 1) ** 2 * (large - small) + small, fill, `opacity="${n(r(...alpha))}"`),
  ).join("");
};
/** Falling streaks. */
export const rain = (count, long, lean, seed, stroke, width = 1.2, alpha = 0.4) => {
  const r = seeded(seed);
  return line(
    Array.from({ length: count }, () => {
      const [x, y, k] = [r(-60, W + 60), r(-60, H), r(0.5, 1) * long];
      return `M${n(x)} ${n(y)}l${n(k * lean)} ${n(k)}`;
    }).join(""),
    stroke,
    width,
    `opacity="${alpha}"`,
  );
};
/** Shafts of light from a point. */
export const shafts = (x, y, degrees, count, seed, colour, alpha, long = 900) => {
  const r = seeded(seed);
  const [from, to] = degrees;
  const p = (a) => `${n(x + long * Math.cos((a * Math.PI) / 180))} ${n(y + long * Math.sin((a * Math.PI) / 180))}`;
  return blur(
    5,
    Array.from({ length: count }, () => {
      const a = r(from, to);
      return path(`M${x} ${y}L${p(a)}L${p(a + r(1, 5))}Z`, colour, `opacity="${n(alpha * r(0.3, 1))}"`);
    }).join(""),
  );
};
/** Discs of light far out of focus. */
export const bokeh = (count, [small, large], seed, colours, box, alpha = [0.12, 0.5]) => {
  const r = seeded(seed);
  const [x, y, w, h] = box;
  return blur(
    1.2,
    Array.from({ length: count }, () =>
      circle(
        r(x, x + w),
        r(y, y + h),
        r(small, large),
        colours[Math.floor(r(0, colours.length))],
        `opacity="${n(r(...alpha))}"`,
      ),
    ).join(""),
  );
};

/** The stock a film is on: grain, darker corners, and a cast. */
export const stock = ({ grain = 0.12, corners = 0.45, cast = "", scratches = false } = {}) => {
  const vignette = `<radialGradient id="corners" cx=".5" cy=".5" r=".75"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${corners}"/></radialGradient>${rect(0, 0, W, H, "url(#corners)")}`;
  const noise = `<filter id="speckle" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="7"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter><rect width="${W}" height="${H}" filter="url(#speckle)" opacity="${grain}" style="mix-blend-mode:overlay"/>`;
  const wear = scratches ? line("M118 0V540M702 40V430M704 200V520", "#fff", 0.8, 'opacity=".25"') : "";
  return `${cast ? `<rect width="${W}" height="${H}" fill="${cast}" style="mix-blend-mode:soft-light" opacity=".5"/>` : ""}${vignette}${wear}${noise}`;
};
