// @ts-check
// Subsets the two brand fonts and writes them to static/fonts, and what the styles say of them to src/theme/font-faces.json.
// Run by hand (`node scripts/fonts.mjs`) after changing a font, its weights or its characters; the results are committed.
//
// Each family comes in four files. The first has what nearly every page is written in, and is all that a first view
// waits for. A browser asks for another only where a page has one of their characters, an é or a ₹. What is in none
// of them, another script or an emoji, is shown in a font of the visitor's machine.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";

/** Letters, figures and the punctuation of running text; a no-break space and a soft hyphen are no reason for a file. */
const BASE = "U+20-21,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A9,U+AD,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026";
/** How Fontsource divides the rest. */
const LATIN =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2197,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXTENDED = "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+2113";
const CURRENCIES = "U+20A0-20AB,U+20AD-20C0";

/** @param {string} ranges as `unicode-range` has them */
const charactersOf = (ranges) =>
  ranges
    .split(",")
    .map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((code) => parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join("");
    })
    .join("");

/** Of several faces with a character a browser takes the last, so the files that most pages do without come first. */
const PARTS = [
  { suffix: "-extended", source: "latin-ext", ranges: LATIN_EXTENDED, without: "" },
  { suffix: "-currencies", source: "latin-ext", ranges: CURRENCIES, without: "" },
  { suffix: "-latin", source: "latin", ranges: LATIN, without: charactersOf(BASE) },
  { suffix: "", source: "latin", ranges: BASE, without: "" },
];

/** The theme sets headings in one weight; running text has three, which weigh less in one file than apart. */
const FAMILIES = [
  {
    family: "Bricolage Grotesque",
    file: "bricolage-grotesque",
    weight: "600 800",
    variationAxes: { wght: 700 },
    // Kerning, and figures of one width for what counts.
    keepFeatures: ["kern", "tnum"],
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans",
    weight: "400 700",
    variationAxes: { wght: { min: 400, max: 600 } },
    keepFeatures: ["kern"],
  },
];

await mkdir("static/fonts", { recursive: true });
const faces = [];
for (const { family, file, weight, variationAxes, keepFeatures } of FAMILIES) {
  for (const { suffix, source, ranges, without } of PARTS) {
    const original = await readFile(
      `node_modules/@fontsource-variable/${file}/files/${file}-${source}-wght-normal.woff2`,
    );
    const options = { targetFormat: /** @type {const} */ ("woff2"), variationAxes, keepFeatures };
    const font = fontkit.create(original);
    if (!("characterSet" in font)) throw new Error(`${file} is several fonts in one file.`);
    const characters = [...charactersOf(ranges)].filter(
      (character) => font.characterSet.includes(character.codePointAt(0) ?? 0) && !without.includes(character),
    );
    // Instrument Sans has no signs of currencies.
    if (characters.length === 0) continue;
    const subset = await subsetFont(original, characters.join(""), options);
    const target = `/fonts/${file}${suffix}.woff2`;
    await writeFile(`static${target}`, subset);
    console.log(`static${target}: ${subset.length} bytes`);
    faces.push({ family, file: target, weight, ranges, preload: suffix === "" });
  }
}
await writeFile("src/theme/font-faces.json", `${JSON.stringify(faces, null, 2)}\n`);
