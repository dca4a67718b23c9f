/**
 * Draws the vector art and what is made from it. `node render.mjs [KIND…] [--sheet]`; without kinds, all of them.
 * Of works, wide pictures and frames some can be named: `works/raga-festival`, `frames/07`.
 * `--sheet` also writes contact sheets of logos and badges, light and dark, to the work folder.
 */
import fs from "node:fs";
import path from "node:path";
import { root, workDir } from "../paths.mjs";

const KINDS = {
  logos: async () => (await import("./logos.mjs")).renderLogos(),
  partners: async () => (await import("./partners.mjs")).renderPartners(),
  websites: async () => (await import("./websites.mjs")).renderWebsites(),
  works: async (names) => (await import("./works.mjs")).renderWorks("works", "portfolio", names),
  wide: async (names) => (await import("./works.mjs")).renderWorks("wide", "wide", names),
  frames: async (names) => (await import("./frames.mjs")).renderFrames(names),
};

const args = process.argv.slice(2);
const named = args.filter((a) => !a.startsWith("--"));
const kinds = [...new Set(named.map((name) => name.split("/")[0]))];
const unknown = kinds.filter((k) => !KINDS[k]);
if (unknown.length) {
  console.error(`Unknown: ${unknown.join(", ")}. Known: ${Object.keys(KINDS).join(", ")}`);
  process.exit(1);
}
for (const kind of kinds.length ? kinds : Object.keys(KINDS))
  await KINDS[kind](named.filter((name) => name.startsWith(`${kind}/`)).map((name) => name.split("/")[1]));

if (args.includes("--sheet")) {
  const { sheet } = await import("./sheet.mjs");
  const { items } = JSON.parse(fs.readFileSync(path.join(root, "data/clients.json"), "utf8"));
  const logos = items.map((item) => path.join(root, "data", item.logo));
  await sheet(logos, path.join(workDir, "logos-light.png"), { natural: true });
  await sheet(logos, path.join(workDir, "logos-dark.png"), { natural: true, background: "#17112E", color: "#fff" });
  const badges = path.join(root, "data/images/partners");
  const files = fs.readdirSync(badges).map((file) => path.join(badges, file));
  await sheet(files, path.join(workDir, "partners.png"), { columns: 4, cell: [260, 220] });
}
