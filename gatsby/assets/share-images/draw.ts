import { BRAND_MARK } from "../../../src/components/BrandMark/shape";
import type { Palette } from "../../../src/constants/palettes";
import { SHARE_IMAGE } from "../../../src/seo/share-image";
import { colors } from "../../../src/theme/colors";
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

interface Look {
  readonly ground: string;
  readonly text: string;
  /** Kicker and address. */
  readonly soft: string;
  /** From the outside in. */
  readonly rings: readonly [string, string, string];
  readonly ray: string;
  readonly pupil: string;
  /** Pupil of the small mark beside the name. */
  readonly markPupil: string;
}

/** Stronger than the site's coral, because it has to stand out when it's small, among other people's pictures. */
const CORAL = "#FF5A3C";

const LOOKS: Readonly<Record<Palette, Look>> = {
  ink: {
    ground: colors.ink,
    text: colors.white,
    soft: "#B9AEE6",
    rings: [colors.violet, CORAL, colors.marigold],
    ray: colors.white,
    pupil: colors.marigold,
    markPupil: colors.marigold,
  },
  violet: {
    ground: colors.violet,
    text: colors.white,
    soft: "#DDD3FF",
    rings: ["#7D5BF2", colors.white, colors.marigold],
    ray: colors.marigold,
    pupil: colors.ink,
    markPupil: colors.marigold,
  },
  coral: {
    ground: CORAL,
    text: colors.ink,
    soft: "#4A1420",
    rings: ["#FF8A70", colors.ink, colors.marigold],
    ray: colors.ink,
    pupil: colors.white,
    markPupil: colors.marigold,
  },
  marigold: {
    ground: colors.marigold,
    text: colors.ink,
    soft: "#5C3A06",
    rings: ["#FFC95C", colors.ink, CORAL],
    ray: colors.ink,
    pupil: colors.white,
    markPupil: CORAL,
  },
  jade: {
    ground: colors.jade,
    text: colors.white,
    soft: "#BFE6DB",
    rings: ["#1C8A77", colors.marigold, colors.white],
    ray: colors.marigold,
    pupil: colors.marigold,
    markPupil: colors.marigold,
  },
  lilac: {
    ground: colors.lilac,
    text: colors.ink,
    soft: colors.mist,
    rings: ["#CDBEFC", colors.violet, CORAL],
    ray: colors.violet,
    pupil: colors.marigold,
    markPupil: colors.marigold,
  },
};

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const LEFT = 72;
/** The space for the title, beside the eye. */
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

/** The mark, cropped by the right edge. */
const eye = ({ rings, ray, pupil }: Look): string => {
  const [cx, cy] = [1092, 436];
  const circles = ([240, 166, 98] as const).map(
    (radius, index) =>
      `<circle cx="${cx}" cy="${cy}" r="${radius}" stroke="${rings[index] ?? ray}" stroke-width="${44 - 6 * index}"/>`,
  );
  const rays = Array.from({ length: 6 }, (_, index) => {
    const angle = ((-160 + 28 * index) * Math.PI) / 180;
    const at = (radius: number) =>
      `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
    return `<path d="M${at(312)}L${at(376)}" stroke="${ray}" stroke-width="46" stroke-linecap="round"/>`;
  });
  return `<g fill="none">${rays.join("")}${circles.join("")}</g><circle cx="${cx}" cy="${cy}" r="46" fill="${pupil}"/>`;
};

const smallMark = ({ text, markPupil }: Look): string => {
  const { cx, cy } = BRAND_MARK.centre;
  const rings = BRAND_MARK.rings.map((radius) => `<circle cx="${cx}" cy="${cy}" r="${radius}"/>`).join("");
  return (
    `<g transform="translate(66 44) scale(1.02)"><g fill="none" stroke="${text}" stroke-width="${BRAND_MARK.stroke}" ` +
    `stroke-linecap="round">${rings}<path d="${BRAND_MARK.rays}"/></g>` +
    `<circle cx="${cx}" cy="${cy}" r="${BRAND_MARK.pupil}" fill="${markPupil}"/></g>`
  );
};

/** A share image as SVG: a large title, the name of the site, and the mark, cropped as on the site. */
export const drawShareImage = (card: ShareCard, sender: Sender): string => {
  const look = LOOKS[card.palette];
  const { size, lines } = breakTitle(drawable(card.title));
  const step = size * LEADING;
  const first = TITLE.middle - (lines.length * step) / 2 + size * 0.86;
  const line = (text: string, style: Style, x: number, y: number, fill: string): string =>
    setLine(drawable(text), style).at(x, Number(y.toFixed(1)), fill);
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${look.ground}"/>`,
    eye(look),
    ...lines.map((text, index) => line(text, titleStyle(size), LEFT, first + index * step, look.text)),
    card.kicker ? line(card.kicker, small, LEFT, first - size * 0.72 - 40, look.soft) : "",
    smallMark(look),
    line(sender.name, titleStyle(36), 146, 94, look.text),
    line(sender.host, small, LEFT, 576, look.soft),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`;
};
