/** Draws a rendered scene as a storyboard: its lines in pencil, and with three markers what the render says is black, red or sky. */
import fs from "node:fs";
import path from "node:path";
import { hand } from "../hand.mjs";
import { pageOf, photograph } from "../page.mjs";
import { workDir } from "../paths.mjs";

/** Runs in the page: draws the frame on the canvas. */
async function draw({ render, lines, number, note }) {
  const [W, H] = [2000, 1500];
  const context = document.querySelector("canvas").getContext("2d");
  const { random, layer, stroke, line, arc, onPaper } = window.hand(W, H, 41);
  const [marker, pencil] = [layer(), layer()];
  const guide = Object.assign(new Image(), { src: render });
  await guide.decode();

  const looked = layer();
  looked.drawImage(guide, 0, 0, W, H);
  const seen = looked.getImageData(0, 0, W, H).data;
  /** Marker strokes on all pixels whose colour is wanted; a hand in a hurry colours a little beside the lines. */
  const colour = (wanted, { tint, dark, width, gap, slope, loose = 3, from = 0, to = H }) => {
    const where = layer();
    const mask = where.createImageData(W, H);
    for (let i = 0; i < seen.length; i += 4) if (wanted(seen[i], seen[i + 1], seen[i + 2])) mask.data[i + 3] = 255;
    where.putImageData(mask, 0, 0);
    const on = layer();
    for (let x = -H; x < W + H; x += gap) {
      const [start, end] = [
        from + (random() - 0.5) * 0.18 * (to - from),
        to - random() * 0.3 * (to - from) * (from > 0),
      ];
      const lean = x + (random() - 0.5) * gap * 0.3;
      line(on, lean + start * slope, start, lean + end * slope, end, {
        width,
        colour: tint,
        dark,
        waver: 3,
        taper: 0.06,
      });
    }
    on.globalAlpha = 1;
    on.globalCompositeOperation = "destination-in";
    on.filter = "blur(1.5px)";
    on.drawImage(where.canvas, loose, loose * 0.6);
    marker.globalAlpha = 1;
    marker.globalCompositeOperation = "multiply";
    marker.drawImage(on.canvas, 0, 0);
  };
  const black = (r, g, b) => r < 90 && g < 90 && b < 110;
  const red = (r, g, b) => r > 150 && g < 150 && b < 140 && r - g > 60;
  const sky = (r, g, b) => b > 150 && r < 110 && g < 110;
  const panes = (r, g, b) => g > 130 && r < 130 && b < 130;
  colour(sky, { tint: "#7C5CF0", dark: 0.34, width: 44, gap: 58, slope: -0.55, loose: -5, from: 366, to: 1020 });
  colour(panes, { tint: "#7C5CF0", dark: 0.42, width: 40, gap: 30, slope: -0.55, loose: 3 });
  colour(red, { tint: "#FF5A3C", dark: 0.85, width: 26, gap: 23, slope: -0.5, loose: 4 });
  colour(black, { tint: "#3A3352", dark: 0.8, width: 18, gap: 15, slope: -0.7, loose: 2 });

  // Near things in heavy lines, far ones in light ones; long lines are felt for twice.
  for (const [far, points] of lines.strokes) {
    const near = Math.min(1, Math.max(0, (23 - far) / 13));
    const style = { width: 3.4 + 5 * near, dark: 0.6 + 0.3 * near, waver: 1 + near, taper: 0.45 };
    stroke(pencil, points, style);
    if (points.length > 60 && near > 0.3) {
      const [dx, dy] = [2 + random() * 4, -1 - random() * 3];
      stroke(
        pencil,
        points.slice(Math.floor(points.length * 0.15)).map(([x, y]) => [x + dx, y + dy]),
        { ...style, width: style.width * 0.4, dark: 0.55, waver: 3 },
      );
    }
  }

  /** Maps a panel's points into the four corners of the screen that shows it. */
  const onto = ([w, h], [a, b, c, d]) => {
    const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
    const [dx1, dx2, dy1, dy2] = [b[0] - c[0], d[0] - c[0], b[1] - c[1], d[1] - c[1]];
    const area = dx1 * dy2 - dx2 * dy1;
    const [g, k] = [(sx * dy2 - dx2 * sy) / area, (dx1 * sy - sx * dy1) / area];
    return ([x, y]) => {
      const [u, v] = [x / w, y / h];
      const deep = g * u + k * v + 1;
      return [0, 1].map((i) => ((b[i] - a[i] + g * b[i]) * u + (d[i] - a[i] + k * d[i]) * v + a[i]) / deep);
    };
  };
  const write = (text, x, y, size, tint = "#2E2746", weight = 400) => {
    pencil.globalAlpha = 0.92;
    pencil.fillStyle = tint;
    pencil.font = `${weight} ${size}px "kalam"`;
    pencil.fillText(text, x, y);
  };
  for (const { strokes, size, corners, far: stall } of lines.panels) {
    const place = onto(size, corners);
    pencil.save();
    pencil.beginPath();
    for (const corner of corners) pencil.lineTo(...corner);
    pencil.clip();
    for (const [far, points] of strokes)
      stroke(pencil, points.map(place), {
        width: far < stall + 2 ? 4.2 : 3,
        dark: far < stall + 2 ? 0.8 : 0.5,
        waver: 1,
      });
    pencil.restore();
  }

  // Shade on the ground: a few strokes under what stands there.
  for (const [x, y, wide, tall, count] of lines.shade)
    for (let i = 0; i < count; i += 1) {
      const t = i / (count - 1);
      const reach = tall * (0.6 + 0.4 * Math.sin(Math.PI * t)) * (0.85 + 0.3 * random());
      line(pencil, x + wide * t, y + 6 * random(), x + wide * t - reach * 1.5, y + reach, {
        width: 5,
        dark: 0.62,
        taper: 0.75,
      });
    }

  arc(pencil, 150, 274, 54, 2.2, 8.9, { width: 6, colour: "#D8381C", dark: 0.95 });
  write(number, 130, 300, 72, "#D8381C", 700);
  write(note, 234, 294, 56);
  onPaper(context, [marker, 0, 1], [pencil, 0.3]);
}

/** Draws the lines of `drawings/NAME.json` over the render: frame number, note, and where shade lies on the ground (x, y, width, height, strokes). */
export const storyboard = (name, number, note, shade) => async (picture) => {
  const lines = JSON.parse(fs.readFileSync(path.join(workDir, "drawings", `${name}.json`), "utf8"));
  const size = { width: 2000, height: 1500 };
  const html = pageOf({
    ...size,
    fonts: [
      ["kalam", 400],
      ["kalam", 700],
    ],
    css: "canvas{display:block}",
    body: `<canvas width="2000" height="1500"></canvas><script>${hand}</script>`,
  });
  const data = {
    render: `data:image/png;base64,${picture.toString("base64")}`,
    lines: { ...lines, shade },
    number,
    note,
  };
  return photograph(html, { ...size, draw, data });
};
