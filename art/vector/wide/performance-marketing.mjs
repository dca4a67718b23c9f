/** A board of pins seen from above: coins fall through it, one by one, until the bins have voted. */
import { seeded } from "../../random.mjs";
import { n } from "../svg.mjs";

const random = seeded(418);
const PITCH = 154;
const COIN = 24;
const FLOOR = 1250;
/** Coins in each bin; the fullest one has won. */
const votes = [16, 17, 18, 20, 19, 22, 23, 24, 31, 23, 21, 18, 17];
const winner = votes.indexOf(Math.max(...votes));

const coin = (x, y, kind = "gold") =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random(-40, 40))})"><circle r="${COIN}" fill="url(#${kind}Rim)"/><circle r="${COIN - 4}" fill="url(#${kind})"/><path d="M-7-9H8M-7-3H8M-7-9h4q9 0 9 6t-9 6h-4l10 9" fill="none" stroke="${kind === "gold" ? "#9A5A00" : "#7A1606"}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" transform="translate(-.5 -1)"/></g>`;

/** Coins lie three across, each row of two in the gaps of the row below. */
const heap = (count, bin) => {
  const rows = [];
  for (let left = count; left > 0; left -= rows.at(-1)) rows.push(Math.min(left, rows.length % 2 ? 2 : 3));
  return rows
    .map((inRow, row) => {
      const full = row % 2 ? 2 : 3;
      return Array.from({ length: inRow }, (_, i) =>
        coin(
          (bin + 0.5) * PITCH + (i - (full - 1) / 2) * COIN * 2.02,
          FLOOR - COIN - 6 - row * COIN * 1.74,
          bin === winner ? "coral" : "gold",
        ),
      ).join("");
    })
    .join("");
};

const pins = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 14 }, (_, i) => {
    const [x, y] = [(i + (row % 2 ? 0.5 : 0)) * PITCH, row * 104 - 76];
    return `<ellipse cx="${n(x + 22)}" cy="${n(y + 26)}" rx="26" ry="17" fill="#7A4300" opacity=".34" transform="rotate(38 ${n(x + 22)} ${n(y + 26)})"/><circle cx="${n(x)}" cy="${n(y)}" r="17" fill="url(#pin)"/>`;
  }).join(""),
).join("");

/** The way of one coin, pin to pin, into the bin that wins. */
const way = [
  [8, -290],
  [8, -117],
  [8.5, -13],
  [8, 91],
  [8.5, 195],
  [8, 299],
  [8.5, 403],
  [9, 507],
  [8.56, 640],
];
const fall = way
  .slice(0, -1)
  .flatMap(([x, y], i) => {
    const [toX, toY] = way[i + 1];
    return [0, 0.25, 0.5, 0.75].map((t) => [
      (x + (toX - x) * t) * PITCH,
      y + (toY - y) * t - (i ? 150 : 0) * t * (1 - t),
    ]);
  })
  .map(([x, y], i, all) => `<g opacity="${n(0.08 + 0.5 * (i / all.length) ** 2)}">${coin(x, y, "coral")}</g>`)
  .join("");

const ball = (id, light, base, dark) =>
  `<radialGradient id="${id}" cx=".34" cy=".3" r=".85"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
const slope = (id, ...stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops.map((colour, i) => `<stop offset="${n(i / (stops.length - 1))}" stop-color="${colour}"/>`).join("")}</linearGradient>`;
const wall = (i) =>
  `<path d="M${i * PITCH - 5} 640q5-12 10 0V1250h-10Z" fill="url(#wall)"/><path d="M${i * PITCH + 5} 640l58 62V1250h-58Z" fill="#8A4C00" opacity=".2"/>`;

export const work = {
  css: "body{background:#ffc233}",
  body: `<svg width="2000" height="1500" viewBox="0 -250 2000 1500" xmlns="http://www.w3.org/2000/svg"><defs>${ball("pin", "#B7A0FF", "#5A32E0", "#2A128A")}${slope("gold", "#FFF0B8", "#FFC94A", "#E89A10")}${slope("goldRim", "#FFE08A", "#B86C00", "#FFD870")}${slope("coral", "#FFB49C", "#FF5A3C", "#D93218")}${slope("coralRim", "#FF9A80", "#A31D08", "#FF8468")}${slope("wall", "#FFFFFF", "#F3E4C4")}<radialGradient id="board" cx=".2" cy="0" r="1.2"><stop offset="0" stop-color="#FFE08A"/><stop offset=".5" stop-color="#FFC233"/><stop offset="1" stop-color="#EFA20C"/></radialGradient><filter id="drop" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="9" dy="11" stdDeviation="6" flood-color="#7A4300" flood-opacity=".5"/></filter></defs>
<rect y="-250" width="2000" height="1500" fill="url(#board)"/><rect x="${winner * PITCH}" y="640" width="${PITCH}" height="610" fill="#fff" opacity=".35"/>${Array.from({ length: 14 }, (_, i) => wall(i)).join("")}<g filter="url(#drop)">${votes.map(heap).join("")}</g>${pins}<g filter="url(#drop)">${fall}${coin(8.56 * PITCH, 640, "coral")}</g></svg>`,
};
