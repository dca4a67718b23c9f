/** A potter's sheet in one ink: forty bowls, no two alike, cut like lino; each with the angle by which it leans. */
import { seeded } from "../../random.mjs";
import { n } from "../svg.mjs";

const r = seeded(907);
const COLUMNS = 5;
const ROWS = 7;
const CELL = [190, 124];
const LEFT = 70;
const TOP = 372;

/** Half of a bowl's outline, from foot to lip: radius by height, with a shape of its own. */
const half = (wide, high, foot, belly, flare) =>
  Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    return [foot + (wide - foot) * t ** belly + flare * Math.max(0, t - 0.75) ** 2 * 16, -t * high];
  });

const smooth = (points) =>
  points
    .map(([x, y], i) => {
      if (!i) return `M${n(x)} ${n(y)}`;
      const [px, py] = points[i - 1];
      return `Q${n(px)} ${n(py)} ${n((px + x) / 2)} ${n((py + y) / 2)}`;
    })
    .join("");

const bowl = (index) => {
  const wide = r(46, 74);
  const high = r(30, 68) * (wide > 64 ? 0.82 : 1);
  const foot = r(15, 26);
  const profile = half(wide, high, foot, r(0.34, 0.72), r(-4, 7));
  const shift = r(-4, 4);
  const right = profile.map(([x, y], i) => [x + (shift * i) / 12 + r(-0.9, 0.9), y]);
  const left = profile.map(([x, y], i) => [-x + (shift * i) / 12 + r(-0.9, 0.9), y + r(-0.5, 0.5)]);
  const lean = index === 17 ? 0 : (r() < 0.5 ? -1 : 1) * r(0.8, 6.5);
  const [lip, mouth] = [right.at(-1), left.at(-1)];
  const width = (lip[0] - mouth[0]) / 2;
  const [mx, my] = [(lip[0] + mouth[0]) / 2, (lip[1] + mouth[1]) / 2];
  const body = `${smooth([...left].reverse())}L${n(-foot)} 0v7h${n(2 * foot)}v-7${smooth(right).replace("M", "L")}L${n(lip[0])} ${n(lip[1])}A${n(width)} ${n(width * 0.16)} 0 0 0 ${n(mouth[0])} ${n(mouth[1])}Z`;
  const kind = index === 17 ? "blue" : ["full", "full", "line", "dip", "band", "comb"][Math.floor(r(0, 6))];
  const id = `b${index}`;
  const dip = n(-high * r(0.42, 0.6));
  const drips = Array.from(
    { length: 7 },
    (_, i) => `q${n((wide + 24) / 7)} ${n(r(-8, 12))} ${n((2 * wide + 48) / 7)} ${n(r(-6, 6) * (i % 2 ? 1 : -1))}`,
  ).join("");
  const inner = {
    full: `<path d="${body}"/>`,
    blue: `<path d="${body}" fill="#1C3FD0"/>`,
    line: `<path d="${body}" fill="#EFECE6" stroke="#111" stroke-width="4.5"/>`,
    dip: `<path d="${body}" fill="#EFECE6" stroke="#111" stroke-width="4.5"/><path clip-path="url(#${id})" d="M${n(-wide - 24)} ${dip}${drips}V-200H-120Z"/>`,
    band: `<path d="${body}"/><path clip-path="url(#${id})" d="M-120 ${dip}H120M-120 ${n(dip - 12)}H120" stroke="#EFECE6" stroke-width="4.5"/>`,
    comb: `<path d="${body}"/><g clip-path="url(#${id})" stroke="#EFECE6" stroke-width="3">${Array.from({ length: 15 }, (_, i) => `<path d="M${n(-wide + (i * wide) / 7)} ${n(-high * 0.9)}L${n((-foot + (i * foot) / 7) * 1.1)} -8"/>`).join("")}</g>`,
  }[kind];
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  const [x, y] = [LEFT + CELL[0] * (column + 0.5), TOP + CELL[1] * (row + 1) - 34];
  const label = lean ? `${lean > 0 ? "+" : "−"}${Math.abs(lean).toFixed(1)}°` : "0.0°";
  return `<defs><clipPath id="${id}"><path d="${body}"/></clipPath></defs><g transform="translate(${n(x)} ${n(y)})"><g transform="rotate(${n(lean)})" filter="url(#lino)">${inner}<ellipse cx="${n(mx)}" cy="${n(my)}" rx="${n(width - 3)}" ry="${n(width * 0.13)}" fill="${kind === "line" || kind === "dip" ? "#111" : "#EFECE6"}"/></g><text x="0" y="30" text-anchor="middle"${kind === "blue" ? ' fill="#1C3FD0"' : ""}>${String(index + 1).padStart(2, "0")} / ${label}</text></g>`;
};

const rule = (y) => `<path d="M70 ${y}H1010" stroke="#111" stroke-width="3"/>`;

export const work = {
  fonts: [["archivo-black"], ["space-grotesk", 500], ["space-grotesk", 700]],
  css: "body{background:#EFECE6}",
  body: `<svg width="1080" height="1350" viewBox="0 0 1080 1350" xmlns="http://www.w3.org/2000/svg" fill="#111"><defs>
<filter id="lino" x="-20%" y="-30%" width="140%" height="160%"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="4" result="w"/><feDisplacementMap in="SourceGraphic" in2="w" scale="4" result="cut"/><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="3" seed="9" result="s"/><feColorMatrix in="s" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 0 0 0 4.2" result="specks"/><feComposite in="cut" in2="specks" operator="in"/></filter></defs>
<g filter="url(#lino)" font-family="archivo-black" font-size="154" letter-spacing="-9"><text x="60" y="196">Slightly</text><text transform="translate(716 176) rotate(8)">off.</text></g>
<g font-family="space-grotesk" font-weight="700" font-size="23"><text x="70" y="292">Off true, off round,</text><text x="70" y="322">off the wheel by hand.</text><text x="448" y="292">Thirty-five bowls from</text><text x="448" y="322">one week. One is straight.</text><text x="826" y="292">Kilnmark</text><text x="826" y="322">Autumn firing</text></g>
${rule(250)}${rule(350)}
<g font-family="space-grotesk" font-weight="500" font-size="17">${Array.from({ length: COLUMNS * ROWS }, (_, i) => bowl(i)).join("")}</g>
${rule(1262)}<g font-family="space-grotesk" font-weight="700" font-size="23"><text x="70" y="1306">No two alike, and none sent back.</text><text x="1010" y="1306" text-anchor="end">kilnmark</text></g></svg>`,
};
