import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import sharp from "sharp";
import { SHARE_IMAGE } from "../../src/seo/share-image";
import { light } from "../../src/theme/color-schemes";
import palette from "../../src/theme/palette.json";
import { drawMark, type MarkColors } from "../utils/brand-mark";
import { escapeMarkup } from "../utils/markup";

/** Gatsby always runs in the site's folder. scripts/fonts.ts writes these files. */
const FONTS = path.resolve("plugins/share-images/fonts");

type Face = "display" | "text";

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
const typeset = async (text: string, { face, size, color, width, height }: Style) => {
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

export interface ShareCard {
  readonly title: string;
  /** A word or two above the title. */
  readonly kicker?: string;
  readonly colorScheme: keyof typeof MARKS;
}

export interface Sender {
  readonly name: string;
  /** The host, without https. */
  readonly host: string;
}

/** The colours of the large mark in each scheme. The rest is as on the site. */
const MARKS = {
  ink: { line: palette.violet, accent: palette.marigold },
  violet: { line: palette.marigold, accent: palette.white },
  coral: { line: palette.ink, accent: palette.white },
  marigold: { line: palette.ink, accent: palette.coral },
  jade: { line: palette.marigold, accent: palette.white },
  lilac: { line: palette.violet, accent: palette.marigold },
} satisfies Readonly<Record<string, MarkColors>>;

const LEFT = 72;
/** The space for the title, beside the mark. */
export const TITLE = { width: 624, height: 310, middle: 350 } as const;
const LARGEST = 104;

/** At the largest size that fits. */
export const drawTitle = async (title: string, color: string) => {
  const style = { face: "display", color, size: LARGEST, width: TITLE.width } as const;
  const drawn = await typeset(title, style);
  return drawn.info.width <= TITLE.width && drawn.info.height <= TITLE.height
    ? drawn
    : typeset(title, { ...style, height: TITLE.height });
};

/** A share image as PNG: a large title, the name of the site, and the mark, cropped as on the site. */
export const drawShareImage = async (card: ShareCard, sender: Sender): Promise<Buffer> => {
  const { surface, text, muted } = light.schemes[card.colorScheme];
  const largeMark = MARKS[card.colorScheme];
  const { width, height } = SHARE_IMAGE;
  const background =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${surface}"/>` +
    // Cropped by the right edge.
    drawMark(largeMark, { x: 742, y: 30, size: 700 }) +
    `${drawMark({ line: text, accent: largeMark.line }, { x: 66, y: 44, size: 65 })}</svg>`;
  const small = { face: "text", size: 26, color: muted } as const;

  const title = await drawTitle(card.title, text);
  const top = Math.round(TITLE.middle - title.info.height / 2);
  const name = await typeset(sender.name, { face: "display", size: 36, color: text });
  const host = await typeset(sender.host, small);
  const layers = [
    { input: title.data, left: LEFT, top },
    { input: name.data, left: 146, top: Math.round(80 - name.info.height / 2) },
    { input: host.data, left: LEFT, top: 576 - host.info.height },
  ];
  if (card.kicker) {
    const kicker = await typeset(card.kicker, small);
    layers.push({ input: kicker.data, left: LEFT, top: top - 36 - kicker.info.height });
  }
  // The colours are flat, so 64 are enough even for letters' edges. More effort takes twice as long and saves 10%.
  return sharp(Buffer.from(background))
    .composite(layers)
    .png({ palette: true, colours: 64, effort: 4, compressionLevel: 9 })
    .toBuffer();
};
