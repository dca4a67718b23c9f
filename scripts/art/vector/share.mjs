/**
 * Share images, 1200 x 630: a title set large, the name, and the mark cropped as on the site. Titles, stages and the
 * address come from data/, so run this again after changing them.
 */
import fs from "node:fs";
import path from "node:path";
import { into, palette, root, work } from "../paths.mjs";
import { mark } from "./icons.mjs";
import { line } from "./type.mjs";

const sharp = work("sharp");
const [W, H] = [1200, 630];
const read = (file) => JSON.parse(fs.readFileSync(path.join(root, "data", file), "utf8"));

/** Background, text, ring colours from outside in, ray, pupil. */
const LOOKS = {
  ink: {
    ground: palette.ink,
    text: "#fff",
    soft: "#b9aee6",
    rings: [palette.violet, palette.coral, palette.marigold],
    ray: "#fff",
    pupil: palette.marigold,
  },
  violet: {
    ground: palette.violet,
    text: "#fff",
    soft: "#ddd3ff",
    rings: ["#7d5bf2", "#fff", palette.marigold],
    ray: palette.marigold,
    pupil: palette.ink,
  },
  coral: {
    ground: palette.coral,
    text: palette.ink,
    soft: "#4a1420",
    rings: ["#ff8a70", palette.ink, palette.marigold],
    ray: palette.ink,
    pupil: "#fff",
  },
  marigold: {
    ground: palette.marigold,
    text: palette.ink,
    soft: "#5c3a06",
    rings: ["#ffc95c", palette.ink, palette.coral],
    ray: palette.ink,
    pupil: "#fff",
  },
  jade: {
    ground: palette.jade,
    text: "#fff",
    soft: "#bfe6db",
    rings: ["#1c8a77", palette.marigold, "#fff"],
    ray: palette.marigold,
    pupil: palette.marigold,
  },
  lilac: {
    ground: palette.lilac,
    text: palette.ink,
    soft: palette.mist,
    rings: ["#cdbefc", palette.violet, palette.coral],
    ray: palette.violet,
    pupil: palette.marigold,
  },
};

const TITLE = { family: "bricolage-grotesque", weight: 800, track: -0.02 };
const TEXT = { family: "instrument-sans", weight: 600 };
const outlined = (l, x, y, fill) => `<path d="${l.d}" transform="translate(${x - l.left} ${y})" fill="${fill}"/>`;

/** Breaks a title into at most four lines of even length, at the largest size that fits. */
function fit(title) {
  const words = title.split(" ");
  for (const size of [104, 96, 88, 80, 72, 64, 56]) {
    const wrap = (limit) => {
      const lines = [""];
      for (const word of words) {
        const next = `${lines.at(-1)} ${word}`.trim();
        if (line(next, { ...TITLE, size }).width <= limit || !lines.at(-1)) lines[lines.length - 1] = next;
        else lines.push(word);
      }
      return lines;
    };
    const lines = wrap(630);
    if (lines.length * size * 1.06 > 310 || lines.some((t) => line(t, { ...TITLE, size }).width > 640)) continue;
    // The same number of lines in the narrowest measure: no orphan in the last.
    let best = lines;
    for (let limit = 620; limit > 240; limit -= 20) {
      const tried = wrap(limit);
      if (tried.length > lines.length || tried.some((t) => line(t, { ...TITLE, size }).width > 640)) break;
      best = tried;
    }
    return { size, lines: best };
  }
  throw new Error(`"${title}" is too long for a share image`);
}

const rays = (cx, cy, from, to, color) =>
  Array.from({ length: 6 }, (_, k) => {
    const a = ((-160 + 28 * k) * Math.PI) / 180;
    const at = (r) => `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
    return `<path d="M${at(from)}L${at(to)}" stroke="${color}" stroke-width="46" stroke-linecap="round"/>`;
  }).join("");

function draw({ title, kicker, stage, site }) {
  const look = LOOKS[stage];
  const { size, lines } = fit(title);
  const [cx, cy] = [1092, 436];
  const eye = look.rings
    .map(
      (c, i) =>
        `<circle cx="${cx}" cy="${cy}" r="${[240, 166, 98][i]}" fill="none" stroke="${c}" stroke-width="${[44, 38, 32][i]}"/>`,
    )
    .join("");
  const step = size * 1.05;
  const block = lines.length * step;
  const first = 350 - block / 2 + size * 0.86;
  const text = lines.map((t, i) => outlined(line(t, { ...TITLE, size }), 72, first + i * step, look.text)).join("");
  const label = kicker ? outlined(line(kicker, { ...TEXT, size: 26 }), 72, first - size * 0.72 - 40, look.soft) : "";
  const brand = `<g transform="translate(66 44) scale(1.02)">${mark({ line: look.text, pupil: stage === "marigold" ? palette.coral : palette.marigold })}</g>${outlined(line(site.name, { ...TITLE, size: 36 }), 146, 94, look.text)}`;
  const address = outlined(line(new URL(site.domain).host, { ...TEXT, size: 26 }), 72, 576, look.soft);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="${look.ground}"/><g fill="none">${rays(cx, cy, 312, 376, look.ray)}</g>${eye}<circle cx="${cx}" cy="${cy}" r="46" fill="${look.pupil}"/>${label}${text}${brand}${address}</svg>`;
}

export async function renderShare() {
  const folder = into("static/share");
  const site = read("site.json");
  const pages = Object.fromEntries(read("pages.json").items.map((p) => [p.path, p.heading]));
  const jobs = [
    ["default", { title: read("home.json").hero.headline, stage: "ink" }],
    ["services", { title: pages["/services/"], kicker: "Services", stage: "violet" }],
    ["works", { title: pages["/our-works/"], kicker: "Creatives, AI, CGI, reels, websites", stage: "marigold" }],
    ["contact", { title: pages["/contact/"], kicker: "Contact us", stage: "coral" }],
    ["blog", { title: pages["/blog/"], kicker: "Blog", stage: "lilac" }],
    ["team", { title: pages["/team/"], kicker: "Team", stage: "jade" }],
    ...fs
      .readdirSync(path.join(root, "data/services"))
      .filter((f) => f.endsWith(".json"))
      .map((f) => {
        const page = read(`services/${f}`);
        return [f.replace(".json", ""), { title: page.name, kicker: "Services", stage: page.stage }];
      }),
  ];
  for (const [name, job] of jobs) {
    const file = path.join(folder, `${name}.png`);
    await sharp(Buffer.from(draw({ ...job, site })))
      .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
      .toFile(file);
  }
  console.log(`${jobs.length} share images`);
}
