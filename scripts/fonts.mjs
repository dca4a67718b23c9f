// @ts-check
// Subsets the two brand fonts to the characters an English-language page needs and writes them to static/fonts.
// Run by hand (`node scripts/fonts.mjs`) after changing a font or its weights; the results are committed.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset)).join("");

const PUNCTUATION = "–—‘’“”…•‹›€™−×→";
/** Headings need English and the accents of names; running text needs all of Latin-1. */
const DISPLAY_CHARACTERS = `${range(0x20, 0x7e)}${PUNCTUATION}£©®·éèáàíóúñçüöäāīū°½`;
const TEXT_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${PUNCTUATION}←↗ĀāĪīŌōŪūŚśŞşŠšŽž`;

/** Weight ranges are the ones the theme uses; cutting the rest saves about a third of each file. */
const FONTS = [
  {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    target: "bricolage-grotesque.woff2",
    characters: DISPLAY_CHARACTERS,
    // Keeps the tabular figures, which only a layout feature reaches.
    noLayoutClosure: false,
    variationAxes: { wght: { min: 600, max: 800 } },
  },
  {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    target: "instrument-sans.woff2",
    characters: TEXT_CHARACTERS,
    noLayoutClosure: true,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir("static/fonts", { recursive: true });
for (const { source, target, characters, noLayoutClosure, variationAxes } of FONTS) {
  const font = await subsetFont(await readFile(`node_modules/${source}`), characters, {
    targetFormat: "woff2",
    noLayoutClosure,
    variationAxes,
  });
  await writeFile(`static/fonts/${target}`, font);
  console.log(`static/fonts/${target}: ${font.length} bytes`);
}
