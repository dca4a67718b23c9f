import { channelsOf, colorTables, type PaletteColors } from "../../src/theme/color-schemes";
import { type ContrastIssue, contrastIssues } from "../../src/theme/contrast";

export type ColorName = keyof PaletteColors;

/**
 * The colours that a brand chooses, what each is for, and what it must be to be read. Their shades are made of them, and
 * keep the distance they have now.
 */
export const baseColors = {
  ink: {
    use: "text, dark sections, the header and the footer",
    must: "must be dark: it is text on light grounds, and light text sits on it",
    shades: [
      ...(["inkSoft", "muted", "mutedOnInk", "dark", "darkCard", "darkQuiet"] as const),
      ...(["darkBackdrop", "darkest"] as const),
      ...(["darkText", "darkMuted"] as const),
    ],
  },
  paper: { use: "the page", must: "must be light: dark text sits on it", shades: ["paperDeep"] },
  marigold: {
    use: "buttons and highlights, the main colour",
    must: "must be light: dark text sits on it",
    shades: [],
  },
  vermilion: {
    use: "links, emphasis and errors",
    must: "must be dark: it is text on light grounds",
    shades: ["darkAccent"],
  },
  violet: {
    use: "the second accent: numerals, labels, icons and the focus ring",
    must: "must be dark: light text sits on it",
    shades: ["darkTint", "onDarkTint", "darkLilac"],
  },
  lilac: { use: "tints behind icons, and quiet sections", must: "must be light: dark text sits on it", shades: [] },
  jade: { use: "success, and a section", must: "must be dark: light text sits on it", shades: [] },
  coral: { use: "a section", must: "must be light: dark text sits on it", shades: [] },
} as const satisfies Partial<Record<ColorName, { use: string; must: string; shades: readonly ColorName[] }>>;

export type BaseColor = keyof typeof baseColors;
export const BASE_COLORS = ["ink", "paper", "marigold", "vermilion", "violet", "lilac", "jade", "coral"] as const;

/** Lightness from 0 to 1, chroma, and hue in radians: OKLCH, in which equal steps look equal. */
type Oklch = Readonly<Record<"l" | "c" | "h", number>>;

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** https://bottosson.github.io/posts/oklab/ */
const toOklch = (hex: string): Oklch => {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((value) => toLinear(value / 255));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const beta = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  return { l, c: Math.hypot(alpha, beta), h: Math.atan2(beta, alpha) };
};

const toChannels = ({ l, c, h }: Oklch): number[] => {
  const [alpha, beta] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const medium = (l - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const short = (l - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear);
};

/** The nearest colour that a screen shows: less chroma until every channel fits. */
const toHex = ({ l, c, h }: Oklch): string => {
  const lightness = Math.min(1, Math.max(0, l));
  for (let chroma = c; ; chroma -= 0.004) {
    const channels = toChannels({ l: lightness, c: Math.max(0, chroma), h });
    if (chroma > 0 && channels.some((value) => value < -0.001 || value > 1.001)) continue;
    const hex = channels.map((value) => Math.round(255 * Math.min(1, Math.max(0, value))));
    return `#${hex.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
  }
};

/** A shade of another base, as far from it as it was from its own. */
const shade = (before: string, oldBase: string, newBase: string): string => {
  const [old, from, to] = [toOklch(before), toOklch(oldBase), toOklch(newBase)];
  const ratio = from.c < 0.02 ? 1 : old.c / from.c;
  return toHex({ l: to.l + old.l - from.l, c: to.c * ratio, h: to.h + old.h - from.h });
};

export type ChosenColors = Readonly<Partial<Record<BaseColor, string>>>;

const paletteOf = (current: PaletteColors, chosen: ChosenColors): PaletteColors => {
  const palette: Record<ColorName, string> = { ...current };
  for (const base of BASE_COLORS) {
    const color = chosen[base];
    if (color === undefined || color === current[base]) continue;
    palette[base] = color;
    for (const name of baseColors[base].shades) palette[name] = shade(current[name], current[base], color);
  }
  return palette;
};

const issuesIn = (palette: PaletteColors): ContrastIssue[] => contrastIssues(colorTables(palette));
/** How far all pairs are from what they need, together. */
const shortfall = (palette: PaletteColors): number =>
  issuesIn(palette).reduce((sum, { ratio, required }) => sum + Math.log(required / ratio), 0);

const STEP = 0.01;

/** The lightness for one colour that's best for all pairs, and the nearest of those that are as good. */
const lighten = (palette: PaletteColors, name: ColorName): PaletteColors => {
  const { l, c, h } = toOklch(palette[name]);
  let best = palette;
  let lowest = shortfall(palette);
  for (let distance = STEP; distance < 1 && lowest > 0; distance += STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = { ...palette, [name]: toHex({ l: lightness, c, h }) };
      const found = shortfall(candidate);
      if (found < lowest - 1e-6) [best, lowest] = [candidate, found];
    }
  }
  return best;
};

/** Changes colours, one after another, until every pair can be read or nothing helps any more. */
const repair = (palette: PaletteColors, names: readonly ColorName[]): PaletteColors => {
  let repaired = palette;
  for (let round = 0; round < 3 && shortfall(repaired) > 0; round += 1) {
    for (const name of names) repaired = lighten(repaired, name);
  }
  return repaired;
};

/** Makes a palette of a brand's colours. Only their shades are corrected so that they can be read. */
export const colorsFrom = (current: PaletteColors, chosen: ChosenColors) => {
  const changed = BASE_COLORS.filter((base) => chosen[base] !== undefined);
  const shades = changed.flatMap((base) => [...baseColors[base].shades]);
  const palette = repair(paletteOf(current, chosen), shades);
  // Paper and ink last: they're behind or in front of everything else.
  const repaired = repair(palette, [...changed.toReversed(), ...shades]);
  const proposed = changed.filter((base) => repaired[base] !== palette[base]);
  const proposals: ChosenColors = Object.fromEntries(proposed.map((base) => [base, repaired[base]]));
  return {
    palette,
    /** Pairs that can't be read with just the colours that were chosen. */
    issues: issuesIn(palette),
    /** Colours to choose instead, the nearest that can be read. Empty where there are no issues. */
    proposals,
  };
};
