// Subsets the two brand fonts, which src/theme/fonts/families.json names, into static/fonts, and writes what the styles say of
// them to src/theme/fonts/faces.json. A font without measures for its fallback gets them. `npm run rebrand` runs it. By hand,
// run it (`node -r ts-node/register scripts/fonts.ts`) after changing a font's weights or characters; the results are committed.
//
// Each family comes in four files. The first has what nearly every page is written in, and is all that a first view
// waits for. A browser asks for another only where a page has one of their characters, an é or a ₹. Other scripts that
// data/ has words in have faces of their own (src/theme/fonts/scripts.json) under the names of the brand's two. What is in
// none of them is shown in a font of the visitor's machine.
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { z } from "zod";
import { listContent } from "../plugins/utils/list-files";
import scripts from "../src/theme/fonts/scripts.json";
import { exitWith } from "./lib/run";
import { withTableOf } from "./lib/sfnt";

/** Letters, figures, and the punctuation of running text, with the cursor of the typed line. */
const BASE =
  "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+7C,U+A0,U+A9,U+AD,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026";
/** How Fontsource divides the rest. */
const LATIN =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2197,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_EXTENDED = "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+2113";
const CURRENCIES = "U+20A0-20AB,U+20AD-20C0";

/** @param ranges as `unicode-range` has them */
const charactersOf = (ranges: string): string[] =>
  ranges.split(",").flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split("-")
      .map((code) => parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, offset) => String.fromCodePoint(from + offset));
  });

/** Of several faces with a character a browser takes the last, so the files that most pages do without come first. */
const PARTS = [
  { suffix: "-extended", source: "latin-ext", ranges: LATIN_EXTENDED, without: [] },
  { suffix: "-currencies", source: "latin-ext", ranges: CURRENCIES, without: [] },
  { suffix: "-latin", source: "latin", ranges: LATIN, without: charactersOf(BASE) },
  { suffix: "", source: "latin", ranges: BASE, without: [] },
];

/**
 * The theme sets headings in one weight, and text in three, which weigh less in one file than apart. The share images
 * have files of one weight (`drawn`), because sharp reads neither WOFF2 nor variable fonts.
 */
const ROLES = [
  // Kerning, and figures of one width for what counts.
  { role: "display", weight: "700 900", from: 700, to: 700, drawn: 800, features: ["kern", "tnum"] },
  { role: "text", weight: "400 600", from: 400, to: 600, drawn: 600, features: ["kern"] },
] as const;

/** As many of each letter as English has in about a hundred, and how wide they are in Arial, in thousandths of the size. */
const LETTERS = "eeeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllllccuuummwwffggyyppbvk";
const ARIAL_WIDTH = { display: 50_900, text: 46_632 };

const openFont = (file: Uint8Array) => {
  const font = create(Buffer.from(file));
  if (!("characterSet" in font)) throw new Error("A file of this font has several fonts.");
  return font;
};

/** How Arial has to be stretched to take up the same space, in per cent. @param font in the weight that is shown */
const fallbackOf = (font: ReturnType<typeof openFont>, role: keyof typeof ARIAL_WIDTH) => {
  const width = font.glyphsForString(LETTERS).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  const size = ((width / font.unitsPerEm) * 1000) / ARIAL_WIDTH[role];
  const perCent = (share: number): number => Number((share * 100).toFixed(1));
  return {
    sizeAdjust: perCent(size),
    ascent: perCent(font.ascent / font.unitsPerEm / size),
    descent: perCent(-font.descent / font.unitsPerEm / size),
  };
};

/** One weight, or all between two. */
type Weight = number | { readonly min: number; readonly max: number };

/** A font with the given characters and weights: for browsers, or as TrueType. */
const subset = (
  font: Buffer,
  characters: string,
  targetFormat: "woff2" | "sfnt",
  wght?: Weight,
  features?: readonly string[],
): Promise<Buffer> =>
  subsetFont(font, characters, {
    targetFormat,
    keepFeatures: features && [...features],
    variationAxes: wght === undefined ? undefined : { wght },
  });

/** A font for browsers. Kerning for every weight would be a third of the file, so it's that of the lightest. */
const webFont = async (
  font: Buffer,
  characters: string,
  wght: Weight,
  features: readonly string[],
): Promise<Buffer> => {
  if (typeof wght === "number") return subset(font, characters, "woff2", wght, features);
  const variable = await subset(font, characters, "sfnt", wght, features);
  const lightest = await subset(font, characters, "sfnt", wght.min, features);
  return subset(withTableOf(variable, "GPOS", lightest), characters, "woff2", undefined, features);
};

/** One of the files of a font's package, such as latin-ext, if the font has that part. */
const readPart = async (name: string, part: string) => {
  const file = path.join("node_modules", name, "files", `${path.posix.basename(name)}-${part}-wght-normal.woff2`);
  if (!existsSync(file)) return undefined;
  const original = await readFile(file);
  const font = openFont(original);
  return { original, font, characters: font.characterSet.map((code) => String.fromCodePoint(code)) };
};

const writeFont = async (address: string, font: Buffer): Promise<void> => {
  await writeFile(`static${address}`, font);
  console.log(`static${address}: ${font.length} bytes`);
};

const FONTS = "src/theme/fonts/families.json";
const DRAWN = "plugins/share-images/fonts";

const draw = (role: string, part: string, font: Buffer) => writeFile(`${DRAWN}/${role}-${part}.ttf`, font);

const family = z.looseObject({ family: z.string(), package: z.string(), fallback: z.unknown().optional() });
const familiesFile = z.object({ display: family, text: family });
const siteFile = z.object({ language: z.string() });

/** The scripts with faces of their own that data/ has words in, and the one of them that the site is written in. */
const scriptsOfContent = async () => {
  const files = listContent("data");
  const texts = await Promise.all(files.map((file) => readFile(path.join("data", file), "utf8")));
  const used = scripts.filter(({ script }) =>
    texts.some((text) => new RegExp(`\\p{Script=${script}}`, "u").test(text)),
  );
  const { language } = siteFile.parse(JSON.parse(texts[files.indexOf("site.json")] ?? ""));
  const code = new Intl.Locale(language).maximize().script ?? "";
  const name = new Intl.DisplayNames("en", { type: "script" }).of(code);
  return { used, main: used.find(({ script }) => script === name)?.script };
};

const writeFonts = async (): Promise<number> => {
  const { used, main } = await scriptsOfContent();
  const families = familiesFile.parse(JSON.parse(await readFile(FONTS, "utf8")));
  for (const folder of ["static/fonts", DRAWN]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const faces = [];
  const isShared = families.display.package === families.text.package;
  for (const { role, weight, from, to, drawn, features } of ROLES) {
    const { family, package: name, fallback } = families[role];
    const { min = 400, max = 400 } = (await readPart(name, "latin"))?.font.variationAxes.wght ?? {};
    const clamped = (value: number): number => Math.min(Math.max(value, min), max);

    const wght = from === to ? clamped(from) : { min: clamped(from), max: clamped(to) };
    for (const { suffix, source, ranges, without } of PARTS) {
      const part = await readPart(name, source);
      const own = new Set(part?.characters);
      const characters = charactersOf(ranges).filter((sign) => own.has(sign) && !without.includes(sign));
      // Some fonts have no signs of currencies.
      if (!part || characters.length === 0) continue;
      const file = `/fonts/${path.posix.basename(name)}${isShared ? `-${role}` : ""}${suffix}.woff2`;
      await writeFont(file, await webFont(part.original, characters.join(""), wght, features));
      // Where the site has a script of its own, most of the first view is in that, and headings can wait.
      const preload = suffix === "" && (main === undefined || role === "text");
      faces.push({ family, file, weight, ranges, preload });
    }

    for (const source of ["latin", "latin-ext", "vietnamese"]) {
      const part = await readPart(name, source);
      if (!part) continue;
      const characters = part.characters.join("");
      await draw(role, source, await subset(part.original, characters, "sfnt", clamped(drawn)));
      if (source === "latin" && !fallback) {
        const shown = await subset(part.original, characters, "sfnt", clamped(from));
        families[role].fallback = fallbackOf(openFont(shown), role);
      }
    }
  }

  // Headings and text share one file for each script: its letters differ more from Latin ones than from each other.
  for (const { script, package: name, subset: source, ranges } of used) {
    const part = await readPart(name, source);
    if (!part) throw new Error(`${name} has no part ${source}.`);
    const inRanges = new Set(charactersOf(ranges));
    const characters = part.characters.filter((sign) => inRanges.has(sign)).join("");
    const file = `/fonts/${path.posix.basename(name)}.woff2`;
    // Joined letters and marks need the font's features: all that it has. Of a script that only names are in, one weight is
    // enough.
    const wght = script === main ? { min: 400, max: 700 } : 500;
    await writeFont(file, await subset(part.original, characters, "woff2", wght));
    for (const { role, weight, drawn } of ROLES) {
      const preload = script === main && role === "text";
      faces.push({ family: families[role].family, file, weight, ranges, preload });
      await draw(role, source, await subset(part.original, characters, "sfnt", Math.min(drawn, 700)));
    }
  }
  await writeFile("src/theme/fonts/faces.json", `${JSON.stringify(faces, null, 2)}\n`);
  await writeFile(FONTS, `${JSON.stringify(families, null, 2)}\n`);
  return 0;
};

exitWith(writeFonts());
