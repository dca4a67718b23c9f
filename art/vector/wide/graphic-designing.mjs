/**
 * A press sheet in four inks, seen close: a marigold out of halftone dots, the colour bar beside it, and a printer's loupe
 * that enlarges, for real, the dots on which it lies.
 */
/* global petalEdge */
import { canvas, inks, sheet } from "../press-sheet.mjs";

/** Runs in the page: draws the sheet on the canvas. */
function draw({ inks: colours, sheet: { flower, loupe, edge: end, bar } }) {
  const [W, H] = [2000, 1500];
  const context = document.querySelector("canvas").getContext("2d");
  const clamp = (v) => Math.min(1, Math.max(0, v));
  const step = (a, b, v) => {
    const t = clamp((v - a) / (b - a));
    return t * t * (3 - 2 * t);
  };
  let seed = 11;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };

  /** How much of each ink the flower wants at a point: ruffled rings of petals round a dark heart, on solid violet. */
  const tones = (px, py) => {
    const [x, y] = [(px - flower.x) / flower.radius, (py - flower.y) / flower.radius];
    const far = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    let [yellow, red, violet, black] = [0, 0, 1, 0];
    for (let ring = 0; ring < 7; ring += 1) {
      const petal = petalEdge(ring, angle);
      const { turn, lobe } = petal;
      const edge = petal.edge + (1.02 - ring * 0.145) * 0.012 * Math.sin(angle * 61 + ring);
      if (far > edge) continue;
      const depth = clamp((edge - far) / 0.17);
      const fold = 0.5 + 0.5 * Math.cos(turn * 3 + far * 14);
      const light = 0.5 - 0.5 * Math.cos(angle + 2.3);
      yellow = 1;
      red = clamp(1.12 * depth ** 1.15 + 0.05 * fold * depth - 0.16 * light * (1 - depth) + 0.02 * ring);
      violet = 0;
      black = 0.8 * step(0.62, 1, depth) * (0.55 + 0.45 * (1 - lobe)) * (1 - 0.08 * ring);
    }
    return [yellow, red, violet, black].map(clamp);
  };

  const paper = (x, y, w, h) => {
    context.fillStyle = "#F7F1E6";
    context.fillRect(x, y, w, h);
  };
  /** The dots of all four plates within a box; each dot's edge frays a little, as ink does. */
  const screen = (x0, y0, x1, y1, pitch, corners) => {
    context.globalCompositeOperation = "multiply";
    colours.forEach(([colour, degrees], plate) => {
      const a = (degrees * Math.PI) / 180;
      const [cos, sin] = [Math.cos(a), Math.sin(a)];
      // The coral plate lies a third of a dot out of register.
      const slip = plate === 1 ? pitch * 0.3 : 0;
      // One path for a plate: where its dots touch, the ink is no thicker.
      context.fillStyle = colour;
      context.beginPath();
      const reach = Math.ceil(2300 / pitch);
      for (let i = -reach; i <= reach; i += 1)
        for (let j = -reach; j <= reach; j += 1) {
          const [x, y] = [(i * cos - j * sin) * pitch + slip, (i * sin + j * cos) * pitch];
          if (x < x0 - pitch || x > x1 + pitch || y < y0 - pitch || y > y1 + pitch) continue;
          const tone = tones(x - slip, y)[plate];
          if (tone < 0.025) continue;
          const radius = pitch * (tone > 0.98 ? 0.76 : 0.69 * Math.sqrt(tone));
          context.moveTo(x + radius, y);
          if (corners) {
            const phase = (i * 12.9 + j * 78.2) % 6.28;
            for (let k = 0; k <= corners; k += 1) {
              const at = (k / corners) * 2 * Math.PI;
              const fray = radius * (1 + 0.012 * Math.sin(5 * at + phase) + 0.012 * Math.sin(11 * at - 2 * phase));
              context.lineTo(x + fray * Math.cos(at), y + fray * Math.sin(at));
            }
          } else context.arc(x, y, radius, 0, 2 * Math.PI);
        }
      context.fill();
    });
    context.globalCompositeOperation = "source-over";
  };

  paper(0, 0, W, H);
  context.save();
  context.beginPath();
  context.rect(0, 0, end, H);
  context.clip();
  screen(0, 0, end, H, 16);
  context.restore();

  // Colour bar: each ink in five strengths, with its name; marks by which the plates are laid on one another.
  colours.forEach(([colour, , name], row) => {
    for (let k = 0; k < 4; k += 1) {
      const [x, y, side] = [bar.x, bar.y + row * bar.gap + k * bar.side, bar.side];
      context.save();
      context.beginPath();
      context.rect(x, y, side, side);
      context.clip();
      context.fillStyle = colour;
      if (k === 0) context.fillRect(x, y, side, side);
      else
        for (let i = -1; i < 8; i += 1)
          for (let j = -1; j < 8; j += 1) {
            context.beginPath();
            context.arc(x + i * 8 + (j % 2) * 4, y + j * 7, [0, 4.1, 3, 1.9][k], 0, 7);
            context.fill();
          }
      context.restore();
    }
    context.save();
    context.translate(bar.name, bar.y + row * bar.gap);
    context.rotate(Math.PI / 2);
    context.fillStyle = "#17112E";
    context.font = '600 22px "instrument-sans"';
    context.fillText(`${name} ${row + 1}/4`, 0, 0);
    context.restore();
  });
  context.strokeStyle = "#17112E";
  context.lineWidth = 1.5;
  for (const y of [18, H - 20]) {
    context.beginPath();
    context.moveTo(1830, y);
    context.lineTo(1990, y);
    context.stroke();
  }

  // The loupe: what lies under its middle, more than four times as large.
  const { x: cx, y: cy, radius: R } = loupe;
  const zoom = 4.2;
  context.save();
  context.shadowColor = "rgba(23,17,46,.6)";
  context.shadowBlur = 90;
  context.shadowOffsetX = 46;
  context.shadowOffsetY = 58;
  context.fillStyle = "#17112E";
  context.beginPath();
  context.arc(cx, cy, R + loupe.rim, 0, 7);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  context.arc(cx, cy, R, 0, 7);
  context.clip();
  paper(cx - R, cy - R, 2 * R, 2 * R);
  context.strokeStyle = "rgba(120,96,60,.05)";
  for (let k = 0; k < 900; k += 1) {
    const [x, y, a, l] = [cx + (random() * 2 - 1) * R, cy + (random() * 2 - 1) * R, random() * 7, 10 + random() * 40];
    context.lineWidth = 0.6 + random() * 1.6;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + l * Math.cos(a),
      y + l * Math.sin(a),
      x + l * Math.cos(a + 0.7),
      y + l * Math.sin(a + 0.7),
    );
    context.stroke();
  }
  context.translate(cx, cy);
  context.scale(zoom, zoom);
  context.translate(-cx, -cy);
  screen(cx - R / zoom, cy - R / zoom, cx + R / zoom, cy + R / zoom, 16, 60);
  context.restore();

  // Shade towards the rim and one reflection of a window make it glass.
  const shade = context.createRadialGradient(cx - 20, cy - 30, R * 0.62, cx, cy, R);
  shade.addColorStop(0, "rgba(23,17,46,0)");
  shade.addColorStop(0.82, "rgba(23,17,46,.10)");
  shade.addColorStop(1, "rgba(23,17,46,.62)");
  context.fillStyle = shade;
  context.beginPath();
  context.arc(cx, cy, R, 0, 7);
  context.fill();
  context.save();
  context.beginPath();
  context.arc(cx, cy, R - 16, 0, 7);
  context.arc(cx + 52, cy + 62, R + 6, 0, 7, true);
  context.clip("evenodd");
  const gleam = context.createLinearGradient(cx - R, cy - R, cx + 40, cy);
  gleam.addColorStop(0, "rgba(255,255,255,.62)");
  gleam.addColorStop(0.55, "rgba(255,255,255,0)");
  context.fillStyle = gleam;
  context.beginPath();
  context.arc(cx, cy, R - 16, 0, 7);
  context.fill();
  context.restore();
  // A turned brass rim: a conic sheen, bevelled inside and out.
  const sheen = (light) => {
    const gradient = context.createConicGradient(0.6, cx, cy);
    const stops = [
      "#7A4A0C",
      "#C98A24",
      "#FFE3A0",
      "#FFF6DC",
      "#E8A93A",
      "#8A560F",
      "#D99A30",
      "#FFDC8E",
      "#B97A1C",
      "#7A4A0C",
    ];
    stops.forEach((colour, i) => gradient.addColorStop(light ? i / 9 : 1 - i / 9, colour));
    return gradient;
  };
  for (const [radius, width, light] of [
    [R + 30, 56, true],
    [R + 52, 12, false],
    [R + 6, 14, false],
  ]) {
    context.strokeStyle = sheen(light);
    context.lineWidth = width;
    context.beginPath();
    context.arc(cx, cy, radius, 0, 7);
    context.stroke();
  }
  context.lineWidth = 1.5;
  context.strokeStyle = "rgba(60,34,4,.55)";
  for (const radius of [R - 1, R + 13, R + 46, R + loupe.rim]) {
    context.beginPath();
    context.arc(cx, cy, radius, 0, 7);
    context.stroke();
  }
}

export const work = {
  fonts: [["instrument-sans", 600]],
  css: 'canvas{display:block;font-family:"instrument-sans"}',
  body: canvas,
  draw,
  data: { inks, sheet },
};
