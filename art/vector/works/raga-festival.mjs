/** Pure typography: the word raga in Devanagari, drawn by nothing but the strings that swell where it is. */
const DAYS = [
  ["Friday", "sitar, sarod, tabla", "dusk to two"],
  ["Saturday", "santoor, veena, ghatam", "dusk to three"],
  ["Sunday", "sarangi, tanpura, voice", "dusk to dawn"],
];
const INK = "#3A0620";
const GROUND = "#FF9EBB";

/** Runs in the page: samples the word from a canvas and draws a string for every few pixels. */
function strings({ width, top, bottom, pitch, ink, glow }) {
  const canvas = document.createElement("canvas");
  const height = bottom - top;
  Object.assign(canvas, { width, height });
  const c = canvas.getContext("2d", { willReadFrequently: true });
  c.filter = "blur(5px)";
  c.font = '400 640px "raga"';
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  const box = c.measureText("राग");
  const scale = (width * 0.93) / (box.actualBoundingBoxRight + box.actualBoundingBoxLeft);
  c.setTransform(scale, 0, 0, scale * 1.42, width / 2, 0);
  const shift = (box.actualBoundingBoxRight - box.actualBoundingBoxLeft) / 2;
  c.fillText(
    "राग",
    -shift,
    height / scale / 1.42 / 2 + (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2,
  );
  const { data } = c.getImageData(0, 0, width, height);
  const inked = (x, y) =>
    data[
      4 * (Math.max(0, Math.min(height - 1, Math.round(y))) * width + Math.max(0, Math.min(width - 1, Math.round(x)))) +
        3
    ] / 255;
  let d = "";
  let echo = "";
  for (let i = 0; i <= width / pitch; i++) {
    const x = i * pitch + 1;
    const [left, right, near, far] = [[], [], [], []];
    for (let y = 0; y <= height; y += 3) {
      const end = Math.min(1, y / 90, (height - y) / 90);
      const swing = Math.sin(y / 26 + i * 0.42) * 1.7 * inked(x, y) + Math.sin(y / 210 + i * 0.05) * 5 * end;
      const k = 0.8 + (pitch * 0.41 - 0.8) * inked(x, y);
      left.push(`${(x + swing - k).toFixed(1)} ${y + top}`);
      right.unshift(`${(x + swing + k).toFixed(1)} ${y + top}`);
      const between = x + pitch / 2 + swing;
      const wide = pitch * 0.34 * Math.max(0, 2 * inked(between, y) - 1);
      near.push(`${(between - wide).toFixed(1)} ${y + top}`);
      far.unshift(`${(between + wide).toFixed(1)} ${y + top}`);
    }
    echo += `M${near.join("L")}L${far.join("L")}Z`;
    d += `M${left.join("L")}L${right.join("L")}Z`;
  }
  document.querySelector("#strings").innerHTML = `<path d="${echo}" fill="${glow}"/><path d="${d}" fill="${ink}"/>`;
}

export const work = {
  fonts: [
    ["rozha-one", 400, { as: "raga", subset: "devanagari" }],
    ["rozha-one", 400],
    ["poppins", 600],
    ["poppins", 500],
  ],
  css: `body{background:${GROUND};color:${INK}}`,
  draw: strings,
  data: { width: 1080, top: 210, bottom: 1048, pitch: 10, ink: INK, glow: "#F4163F" },
  body: `<svg width="1080" height="1350" viewBox="0 0 1080 1350" xmlns="http://www.w3.org/2000/svg" fill="${INK}">
<g id="strings"></g>
<rect x="0" y="196" width="1080" height="16"/><rect x="0" y="1046" width="1080" height="16"/>${Array.from({ length: 27 }, (_, i) => `<rect x="${i * 40 + 13}" y="180" width="14" height="17" rx="4"/><rect x="${i * 40 + 13}" y="1061" width="14" height="17" rx="4"/>`).join("")}
<g font-family="rozha-one"><text x="54" y="138" font-size="128" letter-spacing="-2">Raga</text></g>
<g font-family="poppins" font-weight="600" font-size="27"><text x="404" y="84">Three nights of strings</text><text x="404" y="122">at the Old Stepwell</text><text x="1026" y="84" text-anchor="end">12 to 14</text><text x="1026" y="122" text-anchor="end">December</text></g>
<g font-size="29">${DAYS.map(([day, players, hours], i) => `<g transform="translate(0 ${1146 + i * 46})"><text x="54" font-family="rozha-one" font-size="36">${day}</text><text x="404" font-family="poppins" font-weight="500" font-size="27">${players}</text><text x="1026" text-anchor="end" font-family="poppins" font-weight="500" font-size="27">${hours}</text></g>`).join("")}</g>
<g font-family="poppins" font-weight="600" font-size="24"><text x="54" y="1302">Drumline &amp; Diya</text><text x="404" y="1302">Bring a shawl. Cushions are free.</text></g></svg>`,
};
