/**
 * Pictures that are drawn whole: the works of the portfolio, each in the manner of another studio (one file for each in
 * `works/`), and some of the wide pictures (`wide/`).
 */
import fs from "node:fs";
import path from "node:path";
import { closeBrowser, pageOf, photograph } from "../page.mjs";
import { here, into, workDir } from "../paths.mjs";
import { writeWebp } from "../webp.mjs";

const sizes = JSON.parse(fs.readFileSync(path.join(here, "stills/sizes.json"), "utf8"));

/** Draws the named pictures of a folder, or all of them, into a folder of `data/images`. */
export async function renderWorks(folder, target, names) {
  const all = fs.readdirSync(path.join(here, "vector", folder)).map((file) => path.basename(file, ".mjs"));
  for (const name of names.length ? names : all) {
    const [width, height] = sizes[`${target}/${name}`] ?? sizes[target];
    const { work } = await import(`./${folder}/${name}.mjs`);
    const { fonts, css, body, draw, data } = typeof work === "function" ? await work() : work;
    const picture = await photograph(pageOf({ width, height, fonts, css, body }), { width, height, draw, data });
    fs.writeFileSync(path.join(workDir, `${name}.png`), picture);
    await writeWebp(picture, path.join(into("data/images", target), `${name}.webp`));
  }
  await closeBrowser();
}
