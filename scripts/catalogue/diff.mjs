// @ts-check
/**
 * `npm run catalogue:diff`: compares each story with its picture in .catalogue/pictures. The first run makes the
 * pictures, and so does `npm run catalogue:diff -- --update`. Pictures of another machine would differ by their fonts,
 * so they aren't in git.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { catalogueDir, compareCatalogue } from "./storybook.mjs";

const others = process.argv.slice(2).filter((option) => option !== "--update");
const isFirst = !existsSync(path.join(catalogueDir, "pictures"));
const makes = isFirst || process.argv.includes("--update");
if (isFirst) console.log("There are no pictures yet: this run makes them.");
const code = await compareCatalogue([...(makes ? ["--update-snapshots=all"] : []), ...others]);
if (code !== 0) console.log("Each picture that differs is in test-results/catalogue, with what has changed.");
process.exit(code);
