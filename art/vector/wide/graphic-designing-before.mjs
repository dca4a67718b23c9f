/**
 * The press sheet before it's printed: the same marigold constructed in pencil on the bare sheet, with axes, circles and
 * notes, a few petals tried in colour, the colour bar still empty, and the loupe drawn where it will lie.
 */
/* global hand, petalEdge, petalsOf */
import { canvas, inks, sheet } from "../press-sheet.mjs";

/** Runs in the page: draws the sheet on the canvas. */
function draw({ inks: colours, sheet: { flower, loupe, edge: end, bar } }) {
  const [W, H] = [2000, 1500];
  const [CONSTRUCTION, GRAPHITE, MARIGOLD, CORAL] = ["#7C66E0", "#2E2746", "#FFB020", "#FF5A3C"];
  const context = document.querySelector("canvas").getContext("2d");
  const { random, layer, stroke, line, arc, onPaper } = hand(W, H, 23);
  // Colour lies under graphite; each is one layer, which the paper's tooth then breaks up.
  const [crayon, pencil] = [layer(), layer()];

  const at = (share, angle) => [
    flower.x + flower.radius * share * Math.cos(angle),
    flower.y + flower.radius * share * Math.sin(angle),
  ];
  const thin = { width: 2.6, colour: CONSTRUCTION, dark: 0.75, waver: 0.7, taper: 0.3 };

  /** Nothing of the flower is drawn where the loupe covers it. */
  const besideLoupe = (on) => {
    on.save();
    on.beginPath();
    on.rect(0, 0, W, H);
    on.moveTo(loupe.x, loupe.y);
    on.arc(loupe.x, loupe.y, loupe.radius + loupe.rim + 8, 0, 2 * Math.PI);
    on.clip("evenodd");
  };

  // Construction: axes, the circle on which each ring of petals ends, the outer petals' middles.
  const { x: cx, y: cy, radius: size } = flower;
  besideLoupe(pencil);
  line(pencil, cx, 40, cx, H - 40, thin);
  line(pencil, 250, cy, end + 60, cy, thin);
  for (const side of [-1, 1]) line(pencil, cx - 520, cy - side * 520, cx + 520, cy + side * 520, thin);
  for (let ring = 0; ring < 7; ring += 1) {
    const turn = random() * 6;
    arc(pencil, cx, cy, size * (1.02 - ring * 0.145), turn, turn + 6.6, { ...thin, dark: 0.6 });
  }
  for (let k = 0; k < petalsOf(0); k += 1) {
    const angle = (Math.PI * (2 * k + 1)) / petalsOf(0);
    line(pencil, ...at(0.86, angle), ...at(1.1, angle), { ...thin, dark: 0.55 });
  }
  // The square round it, of which only the corners are needed.
  const half = size * 1.02;
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    line(pencil, cx + sx * (half + 34), cy + sy * half, cx + sx * (half - 120), cy + sy * half, thin);
    line(pencil, cx + sx * half, cy + sy * (half + 34), cx + sx * half, cy + sy * (half - 120), thin);
  }

  // Petals, one stroke each, heavier outside; a crease from each notch, and shade where the next ring begins.
  for (let ring = 0; ring < 7; ring += 1) {
    const count = petalsOf(ring);
    for (let k = 0; k < count; k += 1) {
      const start = (2 * Math.PI * k - ring * 1.7) / count;
      const span = (2 * Math.PI) / count;
      const over = 0.012 * (random() - 0.2);
      const points = Array.from({ length: 41 }, (_, i) => {
        const angle = start - over + (span + 2 * over) * (i / 40);
        return at(petalEdge(ring, angle).edge, angle);
      });
      stroke(pencil, points, { width: 9.5 - ring * 0.8, waver: 1.3, taper: 0.55 });
      if (ring < 6) {
        const inner = 1.02 - (ring + 1) * 0.145;
        line(pencil, ...at(petalEdge(ring, start).edge, start), ...at(inner * 0.99, start), {
          width: 4.2,
          dark: 0.6,
          taper: 0.8,
        });
        const low = Math.sin(start + span / 2 - 0.7);
        if (low > -0.1)
          for (let i = -2; i <= 2; i += 1) {
            const angle = start + span / 2 + i * 0.1 * span;
            line(pencil, ...at(inner * 0.98, angle), ...at(inner + 0.052 - 0.008 * Math.abs(i), angle + 0.01), {
              width: 4.4,
              dark: 0.62,
              taper: 0.8,
            });
          }
      }
    }
  }
  pencil.restore();

  // A few petals tried in colour: marigold to the edge, coral at the foot.
  for (const [ring, first, number] of [
    [0, 8, 4],
    [1, 8, 3],
    [2, 7, 2],
  ])
    for (let k = first; k < first + number; k += 1) {
      const span = (2 * Math.PI) / petalsOf(ring);
      const start = (2 * Math.PI * k - ring * 1.7) / petalsOf(ring);
      const foot = 1.02 - (ring + 1) * 0.145;
      crayon.save();
      crayon.beginPath();
      for (let i = 0; i <= 40; i += 1)
        crayon.lineTo(...at(petalEdge(ring, start + (span * i) / 40).edge * 0.995, start + (span * i) / 40));
      for (let i = 40; i >= 0; i -= 1)
        crayon.lineTo(...at(petalEdge(ring + 1, start + (span * i) / 40).edge, start + (span * i) / 40));
      crayon.clip();
      for (let i = -2; i < 22; i += 1) {
        const angle = start + (span * (i + random() * 0.5)) / 20;
        line(crayon, ...at(foot - 0.06, angle - 0.05), ...at(1.03 - ring * 0.145, angle + 0.03), {
          width: 12,
          colour: MARIGOLD,
          dark: 0.9,
          taper: 0.2,
        });
      }
      for (let i = 2; i < 18; i += 1) {
        const angle = start + (span * i) / 20;
        const reach = foot + 0.03 + 0.045 * Math.sin((Math.PI * i) / 20) + 0.02 * random();
        line(crayon, ...at(foot - 0.06, angle), ...at(reach, angle + 0.02), { width: 8, colour: CORAL, dark: 0.9 });
      }
      crayon.restore();
    }

  // The loupe: its rim and glass, one reflection, its shadow, and what it will show.
  const { x: lx, y: ly, radius: glass } = loupe;
  for (const [radius, width] of [
    [glass + loupe.rim, 9],
    [glass + 44, 3],
    [glass, 7],
  ]) {
    const turn = 2 + random();
    arc(pencil, lx, ly, radius, turn, turn + 6.5, { width, waver: 1.2, taper: 0.35 });
  }
  arc(pencil, lx, ly, glass - 34, 3.3, 4.3, { width: 7, taper: 0.9 });
  arc(pencil, lx, ly, glass - 58, 3.5, 4.0, { width: 5, taper: 0.9 });
  for (const side of [0, Math.PI / 2]) {
    const [c, s] = [Math.cos(side), Math.sin(side)];
    line(pencil, lx - c * 44, ly - s * 44, lx + c * 44, ly + s * 44, thin);
  }
  for (let i = 0; i < 34; i += 1) {
    const angle = 0.02 + i * 0.047;
    const rim = glass + loupe.rim + 10;
    const reach = rim + 20 + 46 * Math.sin((Math.PI * (i + 1)) / 35);
    const [x, y] = [lx + rim * Math.cos(angle), ly + rim * Math.sin(angle)];
    line(pencil, x, y, lx + reach * Math.cos(angle + 0.05), ly + reach * Math.sin(angle + 0.05), {
      width: 4.4,
      dark: 0.6,
      taper: 0.8,
    });
  }
  for (const [x, y, radius] of [
    [-96, 92, 46],
    [6, 128, 46],
    [104, 84, 40],
    [-150, -8, 34],
    [112, -34, 28],
    [-60, -110, 22],
  ])
    arc(pencil, lx + x, ly + y, radius, 1, 7.6, { width: 4.5, colour: CORAL, dark: 0.95 });

  // The sheet: where the violet ends, marks, the colour bar with its squares empty.
  line(pencil, end, -20, end, H + 20, { width: 5, waver: 0.8, taper: 0.1 });
  for (const y of [18, H - 20]) line(pencil, 1830, y, 1990, y, { width: 3, waver: 0.6 });
  colours.forEach((_, row) => {
    const [x, y, side] = [bar.x, bar.y + row * bar.gap, bar.side];
    for (let k = 0; k <= 4; k += 1)
      line(pencil, x - 8, y + k * side, x + side + 8, y + k * side, { width: 3.6, waver: 0.7 });
    for (const edge of [x, x + side]) line(pencil, edge, y - 8, edge, y + 4 * side + 8, { width: 3.6, waver: 0.7 });
  });
  const write = (text, x, y, { turn = 0, size: px = 50, colour = GRAPHITE, align = "left" } = {}) => {
    pencil.save();
    pencil.translate(x, y);
    pencil.rotate(turn);
    pencil.globalAlpha = 0.9;
    pencil.fillStyle = colour;
    pencil.font = `400 ${px}px "kalam"`;
    pencil.textAlign = align;
    pencil.fillText(text, 0, 0);
    pencil.restore();
  };
  colours.forEach(([, , name], row) =>
    write(name, bar.name - 2, bar.y + row * bar.gap + 4, { turn: Math.PI / 2, size: 34 }),
  );

  /** A pointer from a note to what it speaks of. */
  const point = (points, tip) => {
    const [from, by, to] = points;
    stroke(
      pencil,
      Array.from({ length: 31 }, (_, i) => {
        const t = i / 30;
        return [0, 1].map((k) => (1 - t) ** 2 * from[k] + 2 * t * (1 - t) * by[k] + t * t * to[k]);
      }),
      { width: 4 },
    );
    for (const turn of [-0.5, 0.5])
      line(pencil, ...to, to[0] - 30 * Math.cos(tip + turn), to[1] - 30 * Math.sin(tip + turn), {
        width: 4,
        waver: 0.4,
      });
  };
  write("7 rings:", 96, 330, { size: 64 });
  write("19 17 15 13", 96, 400, { size: 56 });
  write("11 9 7 petals", 96, 466, { size: 56 });
  point(
    [
      [372, 350],
      [500, 330],
      [586, 422],
    ],
    0.9,
  );
  write("solid violet,", 110, 1130, { size: 64 });
  write("to the edge", 110, 1200, { size: 56 });
  write("4 inks", 1560, 330, { size: 64, colour: "#D8381C" });
  point(
    [
      [1716, 300],
      [1780, 276],
      [1838, 330],
    ],
    0.75,
  );

  onPaper(context, [crayon, 1.15], [pencil, 0.75]);
}

export const work = {
  fonts: [["kalam", 400]],
  css: "canvas{display:block}",
  body: canvas,
  draw,
  data: { inks, sheet },
};
