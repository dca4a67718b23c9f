/**
 * Writes a plain stand-in for every raster picture that has not been rendered yet:
 * a stage gradient with the mark cropped large. Existing files are never touched.
 * Usage: node scripts/art/interim.mjs
 */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const root = path.resolve(import.meta.dirname, "../..");
const images = path.join(root, "data/images");
const palette = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "palette.json"), "utf8"));

const services = "search-engine-optimization social-media-marketing performance-marketing content-marketing website-design-development email-marketing social-media-optimization graphic-designing video-shoot ai-cgi-marketing landing-page-optimization affiliate-marketing public-relations influencer-marketing online-reputation-management";
const count = (n) => Array.from({ length: n }, (_, i) => String(i + 1).padStart(2, "0")).join(" ");

/** Folder, width, height, file names without extension. */
const groups = [
  ["services", 1280, 800, services],
  ["case-studies", 1280, 800, "ecommerce-growth social-engagement lead-generation"],
  ["method", 960, 720, "we-attend we-probe we-breakthrough we-present you-choose we-execute we-analyze-and-optimize we-retain"],
  ["process", 960, 720, "lets-talk game-plan go-live refine-and-scale"],
  ["why-us", 960, 720, "one-team open-books senior-hands local-knowledge in-house-studio ai-with-editors fast-replies built-to-last"],
  ["testimonials", 512, 512, "meera-anand daniel-whitlock aisha-rahmani rohan-bedi priya-nambiar tom-ashcombe layla-haddad vikram-sethi"],
  ["team", 960, 1200, "founder"],
  ["team", 1280, 800, "team"],
  ["offices", 1280, 800, "dubai delhi-lodhi-road delhi-okhla melbourne auckland"],
  ["portfolio", 1080, 1350, "saffron-monsoon dream-weaver-lookbook giant-lipstick-street whale-over-marina sneaker-balloon clocktower-coffee train-of-flowers solstice-skincare kiln-ceramics raga-festival harvest-juice stride-fintech moonlit-astrology"],
  ["reels", 960, 540, count(24)],
  ["websites", 1600, 1000, "dream-homes traders"],
  ["blog", 1280, 800, "ai-cgi-ads-without-the-uncanny first-ninety-days-of-seo what-five-thousand-rupees-buys reels-people-finish landing-pages-that-answer reputation-after-one-star email-that-gets-replied-to choosing-an-agency-checklist"],
  ["hero", 1280, 720, "poster"],
  ["videos", 960, 540, "social-media-optimization search-engine-optimization performance-marketing online-reputation-management website-design-development"],
];

/** Stage name → wall, floor, line and pupil colour. */
const stages = [
  [palette.violet, "#2b1687", palette.marigold, palette.coral],
  ["#ff7a5c", "#e0452f", palette.paper, palette.ink],
  ["#ffc24d", "#f09a08", palette.ink, palette.violet],
  [palette.inkSoft, palette.ink, palette.marigold, palette.coral],
  ["#0c8a79", palette.jade, palette.lilac, palette.marigold],
  [palette.lilac, "#b9a6f5", palette.violet, palette.coral],
];

/** The mark placed with its centre at (x, y); unit is the radius of its outer arc. */
function mark(x, y, unit, line, pupil) {
  const ray = (deg) => {
    const a = (deg * Math.PI) / 180;
    const at = (r) => `${x + Math.cos(a) * unit * r} ${y - Math.sin(a) * unit * r}`;
    return `M${at(1.28)}L${at(1.5)}`;
  };
  const rays = [24, 54, 77, 103, 126, 156].map(ray).join("");
  return `<g fill="none" stroke="${line}" stroke-width="${unit * 0.16}" stroke-linecap="round">
    <circle cx="${x}" cy="${y}" r="${unit}"/><circle cx="${x}" cy="${y}" r="${unit * 0.575}"/><path d="${rays}"/></g>
    <circle cx="${x}" cy="${y}" r="${unit * 0.24}" fill="${pupil}"/>`;
}

let index = 0;
let written = 0;
for (const [folder, width, height, names] of groups) {
  for (const name of names.split(" ")) {
    index += 1;
    const file = path.join(images, folder, `${name}.webp`);
    if (fs.existsSync(file)) continue;
    const [wall, floor, line, pupil] = stages[index % stages.length];
    const t = index * 2.39996;
    const unit = Math.min(width, height) * (0.34 + 0.14 * Math.sin(t));
    const x = width * (0.5 + 0.28 * Math.cos(t));
    const y = height * (0.6 + 0.16 * Math.sin(t * 1.7));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient>
      <radialGradient id="l" cx=".2" cy=".05" r=".9"><stop stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
      <rect width="100%" height="100%" fill="url(#s)"/><rect width="100%" height="100%" fill="url(#l)"/>${mark(x, y, unit, line, pupil)}</svg>`;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await sharp(Buffer.from(svg)).webp({ quality: 86 }).toFile(file);
    written += 1;
  }
}
console.log(`${written} interim pictures`);
