/** Drawing by hand, in a page: strokes that waver and press, and the tooth of the paper. Its source goes into the page. */

/** Pencils for a picture of W x H pixels; `seed` is the hand's mood. */
export function hand(W, H, seed) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const layer = () => Object.assign(document.createElement("canvas"), { width: W, height: H }).getContext("2d");

  /** A stroke along points: it wavers a little and is thin where the pencil lands and leaves. */
  const stroke = (on, points, { width = 5, colour = "#2E2746", dark = 0.85, waver = 1.6, taper = 0.5 } = {}) => {
    const [phase, lean] = [random() * 7, random() * 7];
    const way = [0];
    for (let i = 1; i < points.length; i += 1)
      way.push(way[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
    const length = way[way.length - 1] || 1;
    // A short stroke is a straight flick, a long one changes its mind more often.
    const sway = waver * Math.min(1, length / 150) ** 2;
    const turns = Math.max(1, length / 700);
    const along = points.map(([x, y], i) => {
      const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
      const step = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, ny] = [(a[1] - b[1]) / step, (b[0] - a[0]) / step];
      const t = way[i] / length;
      const drift = sway * (Math.sin(phase + t * 7 * turns) + 0.5 * Math.sin(lean + t * 17 * turns));
      const press = 1 - taper + taper * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.6;
      const half = (width / 2) * press * (0.88 + 0.12 * Math.sin(lean + t * 23 * turns));
      return [x + nx * drift, y + ny * drift, nx * half, ny * half];
    });
    on.globalAlpha = dark;
    on.fillStyle = colour;
    on.beginPath();
    for (const [x, y, nx, ny] of along) on.lineTo(x + nx, y + ny);
    for (const [x, y, nx, ny] of along.reverse()) on.lineTo(x - nx, y - ny);
    on.fill();
  };
  const through = (count, at) => Array.from({ length: count + 1 }, (_, i) => at(i / count));
  const line = (on, x0, y0, x1, y1, style) =>
    stroke(
      on,
      through(24, (t) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]),
      style,
    );
  const arc = (on, x, y, radius, from, to, style) =>
    stroke(
      on,
      through(120, (t) => [
        x + radius * Math.cos(from + (to - from) * t),
        y + radius * Math.sin(from + (to - from) * t),
      ]),
      style,
    );

  /** Noise in squares of so many pixels. Finer than two would cost more bytes than it shows. */
  const noise = (side) => {
    const row = Math.ceil(W / side);
    const values = Array.from({ length: row * Math.ceil(H / side) }, random);
    return (x, y) => values[Math.floor(y / side) * row + Math.floor(x / side)];
  };
  const [fine, coarse] = [noise(2), noise(5)];
  /** Take colour away where the paper's tooth is low; `bite` says how much. */
  const grain = (on, bite) => {
    const pixels = on.getImageData(0, 0, W, H);
    for (let i = 3, n = 0; i < pixels.data.length; i += 4, n += 1) {
      if (!pixels.data[i]) continue;
      const [x, y] = [n % W, Math.floor(n / W)];
      const tooth = 0.5 * fine(x, y) + 0.5 * coarse(x, y);
      pixels.data[i] *= Math.min(1, Math.max(0, 1.25 - bite * tooth));
    }
    on.putImageData(pixels, 0, 0);
  };

  /** Warm paper with the layers on it, each with its own bite; ink that sinks in has a `soft` edge of so many pixels. */
  const onPaper = (context, ...layers) => {
    context.fillStyle = "#F7F1E6";
    context.fillRect(0, 0, W, H);
    context.globalCompositeOperation = "multiply";
    for (const [on, bite, soft] of layers) {
      if (bite) grain(on, bite);
      context.filter = soft ? `blur(${soft}px)` : "none";
      context.drawImage(on.canvas, 0, 0);
      context.filter = "none";
    }
    // Light falls from the upper left, as on every sheet.
    const light = context.createLinearGradient(0, 0, W, H);
    light.addColorStop(0, "#FFFFFF");
    light.addColorStop(1, "#EFE4D3");
    context.fillStyle = light;
    context.fillRect(0, 0, W, H);
  };
  return { random, layer, stroke, line, arc, through, onPaper };
}
