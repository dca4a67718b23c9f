/** A tea poster as a risograph print: three inks, halftones, and plates that don't quite meet. */
import { seeded } from "../../random.mjs";
import { n } from "../svg.mjs";

const W = 1080;
const H = 1350;
const INKS = { yellow: "#FFD51E", pink: "#FF4F7B", blue: "#1F4AA8" };
const PAPER = "#F7F0E1";
const r = seeded(41);

/** Dots on a turned grid whose size follows `tone` (0 to 1). */
const halftone = (degrees, pitch, tone) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const reach = Math.ceil(1900 / pitch);
  let d = "";
  for (let i = -reach; i < reach; i++)
    for (let j = -reach; j < reach; j++) {
      const [x, y] = [W / 2 + pitch * (i * c - j * s), H / 2 + pitch * (i * s + j * c)];
      if (x < -20 || x > W + 20 || y < -20 || y > H + 20) continue;
      const k = n(pitch * 0.72 * Math.sqrt(Math.min(1, Math.max(0, tone(x, y)))));
      if (k > 0.7) d += `M${n(x - k)} ${n(y)}a${k} ${k} 0 1 0 ${2 * k} 0a${k} ${k} 0 1 0 ${-2 * k} 0`;
    }
  return d;
};

// The cup is an umbrella turned over: rib tips on an ellipse, ribs that meet in the ferrule.
const CX = 548;
const RIM = 786;
const TIP = [CX, 1118];
const rim = (degrees, k = 1) => [
  CX + 344 * k * Math.cos((degrees * Math.PI) / 180),
  RIM + 66 * k * Math.sin((degrees * Math.PI) / 180),
];
const at = ([x, y]) => `${n(x)} ${n(y)}`;
const front = [180, 152, 122, 90, 58, 28, 0].map((degrees) => rim(degrees));
const back = [180, 212, 242, 270, 298, 328, 360].map((degrees) => rim(degrees));
const ribDown = ([x]) => `Q${at([CX + (x - CX) * 0.96, 1030])} ${at([CX + (x - CX) * 0.05, TIP[1]])}`;
const ribUp = ([x, y]) => `Q${at([CX + (x - CX) * 0.96, 1030])} ${at([x, y])}`;
const sag = (a, b, low) => `Q${at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + low])} ${at(b)}`;
const panels = front
  .slice(1)
  .map(
    (b, i) =>
      `M${at(front[i])}${sag(front[i], b, 22)}${ribDown(b)}L${at([CX + (front[i][0] - CX) * 0.05, TIP[1]])}${ribUp(front[i])}Z`,
  );
const bowl = `M${at(front[0])}${front
  .slice(1)
  .map((b, i) => sag(front[i], b, 22))
  .join("")}${ribDown(front[6])}L${at([CX + (front[0][0] - CX) * 0.05, TIP[1]])}${ribUp(front[0])}Z`;
const inside = `M${at(back[0])}${back
  .slice(1)
  .map((b, i) => sag(back[i], b, 16))
  .join("")}${front
  .slice(0, -1)
  .reverse()
  .map((b, i) => sag(front[6 - i], b, 22))
  .join("")}Z`;
const ear = `M${CX + 280} 896C${CX + 480} 800 ${CX + 500} 1010 ${CX + 170} 1050`;
const shaft = `M${CX + 76} 846L${CX + 214} 470`;
const hook = `M${CX + 214} 470C${CX + 236} 404 ${CX + 330} 426 ${CX + 312} 504`;
const tea = `<ellipse cx="${CX}" cy="${RIM + 16}" rx="292" ry="45"/>`;
const saucer = `M${CX - 392} 1132C${CX - 380} 1190 ${CX - 170} 1206 ${CX} 1206S${CX + 380} 1190 ${CX + 392} 1132C${CX + 300} 1164 ${CX - 300} 1164 ${CX - 392} 1132Z`;

/** A saffron thread: thin, with a trumpet at its end. */
const THREAD =
  "M0 0C9 44-7 86 6 128 10 144 24 152 21 164 12 162 6 154 1 158-5 166-17 164-15 154-7 146-5 138-5 126-13 86 4 44-5 2Z";
const LEAN = 17;
const threads = [];
for (let tries = 0; threads.length < 34 && tries < 4000; tries++) {
  const [x, y, k] = [r(-20, W), r(-60, 1000), r(0.5, 1.05)];
  const inCup = Math.abs(x - 40 - CX) < 350 && y > 640;
  const onTitle = y < 560 && y > 20 && x < 905 && (y < 430 || x < 620);
  if (inCup || onTitle || threads.some((t) => Math.hypot(t.x - x, (t.y - y) * 0.7) < 92)) continue;
  threads.push({ x, y, k, turn: LEAN + r(-16, 16) });
}
const threadMarks = threads
  .map((t) => `<path transform="translate(${n(t.x)} ${n(t.y)}) rotate(${n(t.turn)}) scale(${n(t.k)})" d="${THREAD}"/>`)
  .join("");
const streak = (x, y, long) =>
  `M${n(x)} ${n(y)}l${n(-long * Math.sin((LEAN * Math.PI) / 180))} ${n(long * Math.cos((LEAN * Math.PI) / 180))}`;
const onWords = (x, y) => (x < 640 && y > 330 && y < 560) || y > 1120 || (Math.abs(x - CX) < 400 && y > 640);
const rain = (count, [short, long]) =>
  Array.from({ length: count }, () => [r(-20, W + 300), r(-80, 1240), r(short, long)])
    .filter(([x, y]) => !onWords(x, y))
    .map((drop) => streak(...drop))
    .join("");
const white = rain(90, [50, 190]);
const blue = rain(60, [26, 90]);

const plate = (
  ink,
  move,
  seed,
  body,
) => `<svg width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" style="mix-blend-mode:multiply" xmlns="http://www.w3.org/2000/svg"><defs>
<filter id="ink-${ink}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".004 .011" numOctaves="3" seed="${seed + 5}" result="slow"/><feColorMatrix in="slow" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -.7 0 0 1.28" result="uneven"/><feComposite in="SourceGraphic" in2="uneven" operator="in"/></filter>
<mask id="beside-${ink}" maskUnits="userSpaceOnUse" x="0" y="0" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="#fff"/><path d="${bowl}" fill="#000"/><path d="${ear}" fill="none" stroke="#000" stroke-width="40"/></mask><clipPath id="bowl-${ink}"><path d="${bowl}"/></clipPath><clipPath id="inside-${ink}"><path d="${inside}"/></clipPath><clipPath id="saucer-${ink}"><path d="${saucer}"/></clipPath></defs><g filter="url(#ink-${ink})"><g transform="${move}" fill="${INKS[ink]}" stroke="none">${body}</g></g></svg>`;

const yellow = plate(
  "yellow",
  "translate(0 0)",
  3,
  `<defs><mask id="out"><rect x="-20" y="-20" width="${W + 40}" height="${H + 40}" fill="#fff"/><path d="${white}" stroke="#000" stroke-width="4.5" stroke-linecap="round"/>${[0, 2, 4].map((i) => `<path d="${panels[i]}" fill="#000"/>`).join("")}<path d="${ear}" fill="none" stroke="#000" stroke-width="46"/><path d="${saucer}" fill="#000"/><path d="${hook}" fill="none" stroke="#000" stroke-width="30" stroke-linecap="round"/></mask></defs>
<rect x="-20" y="-20" width="${W + 40}" height="${H + 40}" mask="url(#out)"/>`,
);

const pink = plate(
  "pink",
  "translate(6 -5) rotate(.12 540 675)",
  11,
  `<path d="${halftone(75, 20, (x, y) => (y - 740) / 560 + (x - 540) / 3600)}"/>
${threadMarks}${tea}${[1, 3, 5].map((i) => `<path d="${panels[i]}"/>`).join("")}<path d="${hook}" fill="none" stroke="${INKS.pink}" stroke-width="30" stroke-linecap="round"/>
<g clip-path="url(#saucer-pink)"><path d="${halftone(75, 20, (x) => 0.2 + (x - 300) / 1500)}"/></g>`,
);

const blueInk = plate(
  "blue",
  "translate(-4 6) rotate(-.1 540 675)",
  23,
  `<path d="${blue}" stroke="${INKS.blue}" stroke-width="5" stroke-linecap="round"/>
<g clip-path="url(#inside-blue)"><path d="${halftone(45, 14, (x, y) => 0.62 - (y - 735) / 170)}"/></g>
<g clip-path="url(#bowl-blue)"><path d="${halftone(45, 14, (x, y) => Math.max(0, (x - CX - 40) / 420) ** 1.4 + Math.max(0, (y - 980) / 420))}"/></g>
<g fill="none" stroke="${INKS.blue}" stroke-linejoin="round" stroke-linecap="round"><g mask="url(#beside-blue)"><path d="${ear}" stroke-width="52"/></g>
<path d="${panels.join("")}" stroke-width="5"/><path d="${inside}" stroke-width="5"/><path d="${shaft}" stroke-width="15"/><path d="${saucer}" stroke-width="5"/>
<ellipse cx="${CX - 70}" cy="${RIM + 12}" rx="74" ry="10" stroke-width="4"/><ellipse cx="${CX - 70}" cy="${RIM + 12}" rx="118" ry="17" stroke-width="3"/><ellipse cx="${CX + 150}" cy="${RIM + 26}" rx="52" ry="8" stroke-width="4"/>
<ellipse cx="${CX}" cy="1206" rx="470" ry="34" stroke-width="4" stroke-dasharray="200 30 90 44"/></g>
<path d="M${CX - 15} 1112h30l-9 52h-12Z"/>
${front.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="9"/>`).join("")}
<g font-family="shrikhand" font-size="193" letter-spacing="-4"><text x="52" y="208">Saffron</text><text x="52" y="378">Monsoon</text></g>
<g font-family="poppins" font-weight="600"><text x="60" y="462" font-size="29">Brewed for wet afternoons:</text><text x="60" y="500" font-size="29">Assam leaf, Kashmiri saffron,</text><text x="60" y="538" font-size="29">four minutes, no umbrella.</text></g>
<text x="52" y="1310" font-family="shrikhand" font-size="62">Kettlewren Tea</text><text x="1028" y="1308" text-anchor="end" font-family="poppins" font-weight="600" font-size="27">40 muslin bags, 100 g</text>`,
);

export const work = {
  fonts: [["shrikhand"], ["poppins", 600]],
  css: `body{background:${PAPER}}`,
  body: yellow + pink + blueInk,
};
