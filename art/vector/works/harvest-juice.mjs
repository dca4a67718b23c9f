/** Cut paper: a bottle-shaped opening, and behind it an orchard in a dozen sheets, each with its shadow on the next. */
import { seeded } from "../../random.mjs";
import { n } from "../svg.mjs";

const W = 1080;
const H = 1350;
const r = seeded(2024);

/** The bottle's outline, drawn in by `k` all round. */
const bottle = (k) => {
  const [left, right, neck] = [232 + k, 848 - k, 112 - k * 0.72];
  const [top, shoulder, base, c] = [232 + k * 0.4, 606 + k * 0.6, 1226 - k, 92 - k * 0.3];
  return `M${540 - neck} ${top}H${540 + neck}V${372 + k * 0.2}C${540 + neck} 452 ${right} 452 ${right} ${shoulder}V${base - c}Q${right} ${base} ${right - c} ${base}H${left + c}Q${left} ${base} ${left} ${base - c}V${shoulder}C${left} 452 ${540 - neck} 452 ${540 - neck} ${372 + k * 0.2}Z`;
};
const frame = (k, fill) =>
  `<path filter="url(#deep)" fill="${fill}" fill-rule="evenodd" d="M-60-60H${W + 60}V${H + 60}H-60Z${bottle(k)}"/>`;
const paper = (fill, d, shadow = "lift") => `<path filter="url(#${shadow})" fill="${fill}" d="${d}"/>`;

/** A hill across the whole width, its crest through the given heights. */
const hill = (heights) => {
  const step = 700 / (heights.length - 1);
  let d = `M190 1300V${heights[0]}`;
  for (let i = 1; i < heights.length; i++) {
    const [x0, x1] = [190 + step * (i - 1), 190 + step * i];
    d += `C${n(x0 + step / 2)} ${heights[i - 1]} ${n(x1 - step / 2)} ${heights[i]} ${n(x1)} ${heights[i]}`;
  }
  return `${d}V1300Z`;
};

/** Petals round a middle as one outline: a crown of leaves. */
const crown = (x, y, k, lobes) =>
  Array.from({ length: lobes }, (_, i) => {
    const a = (i / lobes) * 2 * Math.PI + 0.3;
    const q = k * 0.52;
    return `M${n(x + q * Math.cos(a) - k * 0.5)} ${n(y + q * Math.sin(a) * 0.9)}a${n(k * 0.5)} ${n(k * 0.48)} 0 1 0 ${n(k)} 0a${n(k * 0.5)} ${n(k * 0.48)} 0 1 0 ${n(-k)} 0`;
  }).join("") +
  `M${n(x - k * 0.6)} ${y}a${n(k * 0.6)} ${n(k * 0.6)} 0 1 0 ${n(k * 1.2)} 0a${n(k * 0.6)} ${n(k * 0.6)} 0 1 0 ${n(-k * 1.2)} 0`;
const tree = (x, base, k, leaf, light, fruit) => {
  const y = base - k * 2;
  const oranges = Array.from({ length: 7 }, (_, i) => {
    const a = i * 2.4 + x;
    const q = k * (0.22 + 0.12 * i);
    return `<circle cx="${n(x + q * Math.cos(a))}" cy="${n(y + q * 0.85 * Math.sin(a))}" r="${n(k * 0.125)}"/>`;
  }).join("");
  return `${paper("#6A3B22", `M${n(x - k * 0.13)} ${base + 8}L${n(x - k * 0.08)} ${n(y)}H${n(x + k * 0.08)}L${n(x + k * 0.13)} ${base + 8}Z`, "touch")}${paper(leaf, crown(x, y, k, 7), "lift")}${paper(light, crown(x - k * 0.16, y - k * 0.2, k * 0.56, 6), "touch")}<g filter="url(#touch)" fill="${fruit}">${oranges}</g>`;
};

/** Half an orange, in slices. */
const slice = (x, y, k) =>
  `<g filter="url(#lift)"><circle cx="${x}" cy="${y}" r="${k}" fill="#FF7B1C"/></g><g filter="url(#touch)"><circle cx="${x}" cy="${y}" r="${k * 0.88}" fill="#FFF0CF"/></g><g filter="url(#touch)" fill="#FF9A33">${Array.from(
    { length: 10 },
    (_, i) => {
      const [a, b] = [(i / 10) * 2 * Math.PI + 0.07, ((i + 1) / 10) * 2 * Math.PI - 0.07];
      const p = (q, t) => `${n(x + q * Math.cos(t))} ${n(y + q * Math.sin(t))}`;
      return `<path d="M${p(k * 0.13, (a + b) / 2)}L${p(k * 0.76, a)}Q${p(k * 0.86, (a + b) / 2)} ${p(k * 0.76, b)}Z" stroke="#FF9A33" stroke-width="8" stroke-linejoin="round"/>`;
    },
  ).join("")}</g>`;

const wave = (y, high, phase) => {
  let d = `M190 1300V${y}`;
  for (let i = 0; i < 7; i++) d += `q25 ${-high} 50 0t50 0`;
  return `<g transform="translate(${phase} 0)"><path d="${d.replace("M190", "M150")}V1300Z"/></g>`;
};
const cloud = (x, y, k) =>
  paper(
    "#FFF7EA",
    `M${x} ${y}a${22 * k} ${22 * k} 0 0 1 ${6 * k} ${-43 * k}a${40 * k} ${40 * k} 0 0 1 ${74 * k} ${-12 * k}a${30 * k} ${30 * k} 0 0 1 ${46 * k} ${24 * k}a${17 * k} ${17 * k} 0 0 1 ${4 * k} ${31 * k}Z`,
    "lift",
  );
const furrows = (y, count, colour) =>
  `<g fill="none" stroke="${colour}" stroke-width="5" filter="url(#touch)">${Array.from({ length: count }, (_, i) => `<path d="M${n(540 + (i - count / 2) * 34)} ${y}Q${n(540 + (i - count / 2) * 50)} ${y + 70} ${n(540 + (i - count / 2) * 96)} ${y + 190}"/>`).join("")}</g>`;
const ladder = `<g filter="url(#touch)" stroke="#F6E3B4" stroke-width="9" stroke-linecap="round" fill="none"><path d="M398 1012L448 800M436 1016L478 806"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path d="M${n(403 + i * 8.2)} ${n(990 - i * 34)}L${n(440 + i * 7)} ${n(993 - i * 34)}" stroke-width="7"/>`).join("")}</g>`;
const picker = `<g filter="url(#touch)"><path d="M438 900q-6-44 16-62 26 2 30 30l-2 42Z" fill="#D8374F"/><path d="M440 896l-8 58h18l10-50 8 44h18l-8-54Z" fill="#2D4A86"/><path d="M470 852q30-16 40-52" stroke="#8A4E2C" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M446 824a19 19 0 1 0 38 0 19 19 0 1 0-38 0" fill="#8A4E2C"/><path d="M430 818q34-34 70 0l-70 2Z" fill="#F9D24A"/></g>`;
const basket = `<g filter="url(#touch)"><g fill="#FF7B1C"><circle cx="676" cy="976" r="17"/><circle cx="706" cy="970" r="17"/><circle cx="734" cy="978" r="17"/></g><path d="M650 980h112l-16 62h-80Z" fill="#C98B4A"/><path d="M654 998h104M659 1016h94" stroke="#A96D31" stroke-width="5"/></g>`;

const label = `<g filter="url(#deep)"><path d="M356 1142h368v88H356Z" fill="#FFF7EA"/></g><text x="540" y="1204" text-anchor="middle" font-family="titan-one" font-size="54" fill="#D8374F" letter-spacing="1">Pipwell</text>`;
const flyingLeaf = (x, y, turn, k, fill) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${paper(fill, "M0 0C30-46 96-54 150-10 104 34 40 40 0 0Z", "lift")}<path d="M8 0Q76-12 138-9" stroke="#FFF7EA" stroke-opacity=".5" stroke-width="3" fill="none"/></g>`;
const grain = Array.from(
  { length: 90 },
  () => `<path d="M${n(r(0, W))} ${n(r(0, H))}q${n(r(-14, 14))} ${n(r(-8, 8))} ${n(r(-24, 24))} ${n(r(-10, 10))}"/>`,
).join("");

export const work = {
  fonts: [["titan-one"], ["nunito", 800]],
  css: "body{background:#FBC9B4}",
  body: `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" xmlns="http://www.w3.org/2000/svg"><defs>
<filter id="deep" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="9" dy="15" stdDeviation="13" flood-color="#20300F" flood-opacity=".5"/><feDropShadow dx="2" dy="3" stdDeviation="2" flood-color="#20300F" flood-opacity=".28"/></filter>
<filter id="lift" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="6" dy="8" stdDeviation="7" flood-color="#2B1A10" flood-opacity=".42"/></filter>
<filter id="touch" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="2.500" dy="3.500" stdDeviation="2.600" flood-color="#2B1A10" flood-opacity=".4"/></filter>
<filter id="tooth" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".22" numOctaves="3" seed="6" result="t"/><feDiffuseLighting in="t" surfaceScale="1.1" diffuseConstant="1.06" lighting-color="#fff"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting></filter>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FF9F8A"/><stop offset="1" stop-color="#FFE3C2"/></linearGradient></defs>
<rect width="${W}" height="${H}" fill="url(#sky)"/>
${paper("#FFC2A0", "M190 1300V560Q420 470 540 520T890 500V1300Z")}
${slice(640, 640, 128)}
${cloud(288, 600, 1.1)}${cloud(470, 520, 0.8)}${cloud(700, 560, 0.62)}
${paper("#A9D3B4", hill([800, 700, 770, 690, 760]))}
${paper("#7FBF8A", hill([800, 806, 740, 800, 770]))}
${[320, 392, 468, 548, 630, 700, 770].map((x, i) => tree(x, 812 + (i % 3) * 8, 34, "#3F8F57", "#5FAE6C", "#FF8A22")).join("")}
${paper("#5BA864", hill([850, 830, 876, 838, 880]))}${furrows(868, 9, "#4A9455")}
${[300, 400, 690, 790].map((x, i) => tree(x, 930 + (i % 2) * 14, 52, "#2E7B47", "#4C9F58", "#FF7B1C")).join("")}
${paper("#3E8C4C", hill([960, 990, 936, 985, 950]))}
${tree(500, 1020, 84, "#1F6238", "#358A4B", "#FF7B1C")}${ladder}${picker}
${tree(788, 1046, 66, "#1F6238", "#358A4B", "#FF7B1C")}
${paper("#2A6E3C", hill([1030, 1010, 1046, 1024, 1060]))}${basket}
<g fill="#FFB347" filter="url(#lift)">${wave(1030, 18, 0)}</g><g fill="#FF9528" filter="url(#lift)">${wave(1064, 20, 26)}</g><g fill="#FF7B1C" filter="url(#lift)">${wave(1100, 22, -14)}</g><g fill="#F4611A" filter="url(#lift)">${wave(1140, 22, 18)}</g>
${frame(46, "#F2F6D0")}${frame(24, "#CFE39B")}${frame(0, "#A9CC66")}
${frame(-22, "#DDEBB0")}
${label}
<g filter="url(#deep)"><path d="M404 152h272a16 16 0 0 1 16 16v64H388v-64a16 16 0 0 1 16-16Z" fill="#D8374F"/></g><g stroke="#B5243C" stroke-width="5">${Array.from({ length: 13 }, (_, i) => `<path d="M${408 + i * 22} 166v56"/>`).join("")}</g>
${flyingLeaf(540, 150, -38, 1.05, "#2E7B47")}${flyingLeaf(536, 150, -150, 0.7, "#4C9F58")}
<g fill="#1D4F2C" font-family="titan-one" font-size="84"><text x="48" y="214">All</text><text x="48" y="300">fruit.</text><text x="1032" y="214" text-anchor="end">No</text><text x="1032" y="300" text-anchor="end">fuss.</text></g>
<g fill="#1D4F2C" font-family="nunito" font-weight="800" font-size="27"><text x="540" y="1310" text-anchor="middle">Eleven oranges, one apple. Pressed on the day they were picked.</text></g>
<g fill="none" stroke="#1D4F2C" stroke-opacity=".1" stroke-width="1.2">${grain}</g>
<rect width="${W}" height="${H}" filter="url(#tooth)" style="mix-blend-mode:multiply" opacity=".3"/></svg>`,
};
