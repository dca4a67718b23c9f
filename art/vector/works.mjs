/** The works of the portfolio that are drawn, each in the manner of another studio: one file for each in `works/`. */
import fs from "node:fs";
import path from "node:path";
import { closeBrowser, pageOf, photograph } from "../page.mjs";
import { here, into, workDir } from "../paths.mjs";
import { writeWebp } from "../webp.mjs";

const [width, height] = JSON.parse(fs.readFileSync(path.join(here, "stills/sizes.json"), "utf8")).portfolio;

/** Draws the named works, or all of them. */
export async function renderWorks(names) {
  const folder = path.join(here, "vector/works");
  const all = fs.readdirSync(folder).map((file) => path.basename(file, ".mjs"));
  for (const name of names.length ? names : all) {
    const { work } = await import(`./works/${name}.mjs`);
    const { fonts, css, body, draw, data } = typeof work === "function" ? await work() : work;
    const picture = await photograph(pageOf({ width, height, fonts, css, body }), { width, height, draw, data });
    fs.writeFileSync(path.join(workDir, `${name}.png`), picture);
    await writeWebp(picture, path.join(into("data/images/portfolio"), `${name}.webp`));
  }
  await closeBrowser();
}
