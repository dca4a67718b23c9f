import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { escapeMarkup } from "../../utils/markup";

/** The brand's typefaces, each with its files in the order in which they're searched for a character. */
const filesOf = (face: string): string[] =>
  ["latin", "latin-ext", "vietnamese"]
    // Gatsby always runs in the site's folder. scripts/fonts.mjs writes these files.
    .map((part) => path.resolve("gatsby/assets/share-images/fonts", `${face}-${part}.ttf`))
    .filter((file) => existsSync(file));

const FACES = { display: filesOf("display"), text: filesOf("text") } as const;

export interface Style {
  readonly face: keyof typeof FACES;
  /** In px. */
  readonly size: number;
  /** Letter spacing in ems. */
  readonly spacing?: number;
}

/** A line of text, ready to place. */
export interface Line {
  /** In px. */
  readonly width: number;
  /** SVG for the line, from the left edge of its first letter on the baseline. */
  readonly at: (x: number, y: number, fill: string) => string;
}

const opened = new Map<string, Font>();

/** Opens each font file once, because decompressing takes a few tenths of a second. */
const open = (file: string): Font => {
  const present = opened.get(file);
  if (present) return present;
  const font = create(readFileSync(file));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts, not one.`);
  opened.set(file, font);
  return font;
};

const fontFor = (face: Style["face"], character: string): Font | undefined => {
  const file = FACES[face].find((name) => open(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return file === undefined ? undefined : open(file);
};

interface Run {
  readonly font: Font;
  text: string;
}

/** The text split into runs of one font each, or undefined if no font has one of the characters. */
const runsOf = (text: string, face: Style["face"]): Run[] | undefined => {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fontFor(face, character);
    if (!font) return undefined;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

/** Emoji, and the characters that join them. Unicode counts © and ® as emoji; here they're letters. */
const PICTOGRAPH = /[^\P{Extended_Pictographic}©®™]|[\u{FE0F}\u{200D}]/gu;

/** The text without emoji, which can't be drawn in one colour, and with single spaces. */
export const drawable = (text: string): string => text.replace(PICTOGRAPH, "").replace(/\s+/g, " ").trim();

/**
 * One line of text as outlines, so that it looks the same on every machine. If the brand's fonts lack the script,
 * it stays text in the machine's own fonts.
 */
export const setLine = (text: string, { face, size, spacing = 0 }: Style): Line => {
  const runs = runsOf(text, face);
  if (!runs) {
    // The width isn't known. In most scripts no letter is wider than the font is high.
    const width = size * Array.from(text).length;
    const attributes = `font-family="sans-serif" font-weight="700" font-size="${size}"`;
    return {
      width,
      at: (x, y, fill) => `<text x="${x}" y="${y}" fill="${fill}" ${attributes}>${escapeMarkup(text)}</text>`,
    };
  }
  const shapes = runs.map(({ font, text: part }) => ({ scale: size / font.unitsPerEm, ...font.layout(part) }));
  const advance = (glyphAdvance: number, scale: number): number => glyphAdvance * scale + spacing * size;
  return {
    width: shapes.reduce(
      (sum, { positions, scale }) => positions.reduce((part, { xAdvance }) => part + advance(xAdvance, scale), sum),
      0,
    ),
    at: (x, y, fill) => {
      // The letter itself starts at x, not the space before it.
      const [first] = shapes;
      let left = -(first?.glyphs[0]?.bbox.minX ?? 0) * (first?.scale ?? 0);
      const outlines = shapes.flatMap(({ glyphs, positions, scale }) =>
        glyphs.map((glyph, index) => {
          const { xOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {};
          const outline = glyph.path.scale(scale, -scale).translate(left + xOffset * scale, 0);
          left += advance(xAdvance, scale);
          return outline.toSVG();
        }),
      );
      return `<path d="${outlines.join("")}" transform="translate(${x} ${y})" fill="${fill}"/>`;
    },
  };
};
