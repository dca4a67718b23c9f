import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import sharp from "sharp";
import { escapeMarkup } from "../utils/markup";

/** Gatsby always runs in the site's folder. scripts/fonts.ts writes these files. */
const FONTS = path.resolve("plugins/share-images/fonts");

export type Face = "display" | "text";

interface Style {
  readonly face: Face;
  /** In px. */
  readonly size: number;
  readonly color: string;
  /** In px, from where lines are broken. */
  readonly width?: number;
  /** In px: the text is made as large as it can be in this height and that width, whatever its size. */
  readonly height?: number;
}

/** Makes a typeface's files known to sharp, which keeps them. @returns the typeface's name */
const register = async (face: Face): Promise<string> => {
  const files = readdirSync(FONTS)
    .filter((file) => file.startsWith(`${face}-`))
    .map((file) => path.join(FONTS, file));
  const found = await Promise.all(
    files.map(async (file) => {
      await sharp({ text: { text: "a", fontfile: file } }).toBuffer();
      const font = create(readFileSync(file));
      return "familyName" in font ? font.familyName : "sans";
    }),
  );
  return found[0] ?? "sans";
};

const names: Partial<Record<Face, Promise<string>>> = {};

/** Lines are nearer to each other than in running text, as in the site's headings. */
const LINE_HEIGHT = 0.88;

/** Emoji, and the characters that join them. Unicode counts © and ® as emoji; here they're letters. */
const PICTOGRAPH = /[^\P{Extended_Pictographic}©®™]|[\u{FE0F}\u{200D}]/gu;

/**
 * Draws text in the brand's typefaces, as large as its letters. What these lack is in the machine's own; emoji, which have
 * no colour, are left out.
 */
export const typeset = async (text: string, { face, size, color, width, height }: Style) => {
  const words = text.replace(PICTOGRAPH, "").replace(/\s+/g, " ").trim();
  // In 1,024ths of a point, which is a px here.
  const spacing = face === "display" ? Math.round(size * -0.02 * 1024) : 0;
  return sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}" line_height="${LINE_HEIGHT}">${escapeMarkup(words || "…")}</span>`,
      // The comma keeps Pango from taking the name's last word for a style.
      font: `${await (names[face] ??= register(face))}, ${size}`,
      rgba: true,
      ...(height === undefined ? { dpi: 72 } : { height }),
      ...(width === undefined ? {} : { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
};
