import type { Palette } from "../../../src/constants/palettes";
import { SHARE_IMAGE } from "../../../src/seo/share-image";
import { light } from "../../../src/theme/color-schemes";
import palette from "../../../src/theme/palette.json";
import { drawMark, type MarkColors } from "../brand-mark";
import { drawable, setLine, type Style } from "./lettering";

/** The text of a share image, and its colours. */
export interface ShareCard {
  readonly title: string;
  /** A word or two above the title. */
  readonly kicker?: string;
  readonly palette: Palette;
}

/** The site that the share image belongs to. */
export interface Sender {
  readonly name: string;
  /** The host, without https. */
  readonly host: string;
}

/** The colours of the large mark on each palette. The rest is the palette's scheme on the site. */
const MARKS: Readonly<Record<Palette, MarkColors>> = {
  ink: { line: palette.violet, accent: palette.marigold },
  violet: { line: palette.marigold, accent: palette.white },
  coral: { line: palette.ink, accent: palette.white },
  marigold: { line: palette.ink, accent: palette.coral },
  jade: { line: palette.marigold, accent: palette.white },
  lilac: { line: palette.violet, accent: palette.marigold },
};

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const LEFT = 72;
/** The space for the title, beside the mark. */
const TITLE = { width: 624, height: 310, middle: 350 } as const;
const LEADING = 1.05;
const SIZES = [104, 96, 88, 80, 72, 64, 56, 48, 40, 36, 32, 28, 24] as const;

const titleStyle = (size: number): Style => ({ face: "display", size, spacing: -0.02 });
const small: Style = { face: "text", size: 26 };

/** Splits a word into pieces that fit on a line. */
const piecesOf = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const pieces = [""];
  for (const letter of word) {
    const last = pieces.length - 1;
    const longer = `${pieces[last] ?? ""}${letter}`;
    if (fits(longer)) pieces[last] = longer;
    else pieces.push(letter);
  }
  return pieces;
};

/** How many lines the words take if each line is filled before the next. */
const countLines = (widths: readonly number[], space: number): number => {
  let lines = 0;
  let room = 0;
  for (const width of widths) {
    if (lines === 0 || space + width > room) {
      lines += 1;
      room = TITLE.width - width;
    } else room -= space + width;
  }
  return lines;
};

/**
 * Breaks the words into this many lines of similar length, so that no word is alone on the last. Tries every first
 * line, followed by the best breaks of the rest.
 */
const evenBreaks = (widths: readonly number[], space: number, count: number): readonly number[] => {
  interface Breaks {
    /** Sum of the squares of the lines' lengths. It's lowest if the lines are equally long. */
    readonly cost: number;
    readonly starts: readonly number[];
  }
  const found = new Map<string, Breaks>();
  const best = (start: number, lines: number): Breaks => {
    const key = `${start} ${lines}`;
    const known = found.get(key);
    if (known) return known;
    let result: Breaks = { cost: Infinity, starts: [] };
    let length = -space;
    for (let end = start + 1; end <= widths.length; end += 1) {
      length += space + (widths[end - 1] ?? 0);
      if (end > start + 1 && length > TITLE.width) break;
      if ((lines === 1) !== (end === widths.length)) continue;
      const rest = lines === 1 ? { cost: 0, starts: [] } : best(end, lines - 1);
      const cost = length ** 2 + rest.cost;
      if (cost < result.cost) result = { cost, starts: [start, ...rest.starts] };
    }
    found.set(key, result);
    return result;
  };
  return best(0, count).starts;
};

/** A title in lines of similar length, at the largest size that fits. */
export const breakTitle = (title: string): { readonly size: number; readonly lines: readonly string[] } => {
  const smallest = Math.min(...SIZES);
  for (const size of SIZES) {
    const widthOf = (text: string): number => setLine(text, titleStyle(size)).width;
    const fits = (text: string): boolean => widthOf(text) <= TITLE.width;
    const words = title.split(" ");
    // A word is only split if it's too long at every size.
    const pieces = size === smallest ? words.flatMap((word) => piecesOf(word, fits)) : words;
    if (!pieces.every(fits)) continue;
    const widths = pieces.map(widthOf);
    const space = widthOf(" ");
    const count = countLines(widths, space);
    const room = Math.floor(TITLE.height / (size * LEADING));
    if (count > room && size !== smallest) continue;
    const starts = evenBreaks(widths, space, count);
    const lines = starts.map((start, index) => pieces.slice(start, starts[index + 1]).join(" "));
    return { size, lines: lines.slice(0, room) };
  }
  return { size: smallest, lines: [] };
};

/** A share image as SVG: a large title, the name of the site, and the mark, cropped as on the site. */
export const drawShareImage = (card: ShareCard, sender: Sender): string => {
  const { surface, text: textColor, muted } = light.schemes[card.palette];
  const largeMark = MARKS[card.palette];
  const { size, lines } = breakTitle(drawable(card.title));
  const step = size * LEADING;
  const first = TITLE.middle - (lines.length * step) / 2 + size * 0.86;
  const line = (text: string, style: Style, x: number, y: number, fill: string): string =>
    setLine(drawable(text), style).at(x, Number(y.toFixed(1)), fill);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${surface}"/>`,
    // Cropped by the right edge.
    drawMark(largeMark, { x: 742, y: 30, size: 700 }),
    ...lines.map((text, index) => line(text, titleStyle(size), LEFT, first + index * step, textColor)),
    card.kicker ? line(card.kicker, small, LEFT, first - size * 0.72 - 40, muted) : "",
    drawMark({ line: textColor, accent: largeMark.line }, { x: 66, y: 44, size: 65 }),
    line(sender.name, titleStyle(36), 146, 94, textColor),
    line(sender.host, small, LEFT, 576, muted),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
};
