import type { Scheme } from "./color";
import { channelsOf, type ColorTable, type ColorTables } from "./color-schemes";

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Known luminances by hex code. `npm run rebrand` compares the same few colours with thousands of others. */
const luminances = new Map<string, number>();
const luminance = (hex: string): number => {
  const known = luminances.get(hex);
  if (known !== undefined) return known;
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) => channel(value / 255));
  const found = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  luminances.set(hex, found);
  return found;
};

/** Contrast of two colours, as `#rrggbb`, from 1 to 21 (WCAG 2). */
export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

type Pairs = readonly (readonly [front: keyof Scheme, ground: keyof Scheme])[];

/** Text and its backgrounds within one scheme. */
const TEXT: Pairs = [
  ["text", "surface"],
  ["text", "card"],
  ["muted", "surface"],
  ["onInverse", "inverse"],
];

/** The schemes whose cards and controls contain more than their main text. */
const WITH_CARDS: readonly string[] = ["paper", "deep", "lilac", "ink"];
const TEXT_ON_CARDS: Pairs = [
  ["muted", "card"],
  ["accent", "card"],
  ["text", "quiet"],
];

/** What may have less contrast than text: icons, focus rings, and outlines of controls (WCAG 1.4.11). */
const SHAPES: Pairs = [
  ["onTint", "tint"],
  ["focus", "surface"],
  ["inverse", "surface"],
];

/** Coloured text. On violet and jade, it's always large and bold. */
const WORDS: Pairs = [
  ["accent", "surface"],
  ["figure", "surface"],
];
const LARGE_ACCENT: readonly string[] = ["violet", "jade"];

export interface ContrastIssue {
  /** Where they meet, such as `dark paper: muted on card`. */
  readonly place: string;
  readonly front: string;
  readonly ground: string;
  readonly ratio: number;
  readonly required: number;
}

const issuesOfTable = (table: string, { shared, schemes }: ColorTable): ContrastIssue[] => {
  const schemePairs = Object.entries(schemes).flatMap(([name, scheme]) => {
    const pairs = (list: Pairs, required: number) =>
      list.map(([front, ground]) => ({
        place: `${table} ${name}: ${front} on ${ground}`,
        front: scheme[front],
        ground: scheme[ground],
        required,
      }));
    return [
      ...pairs(TEXT, 4.5),
      ...pairs(SHAPES, 3),
      ...pairs(WORDS, LARGE_ACCENT.includes(name) ? 3 : 4.5),
      ...pairs(WITH_CARDS.includes(name) ? TEXT_ON_CARDS : [], 4.5),
    ];
  });
  const grounds = { page: shared.page, card: schemes.paper.card };
  const sharedPairs = [
    { place: "onBrand on brand", front: shared.onBrand, ground: shared.brand },
    { place: "onBrand on light", front: shared.onBrand, ground: shared.light },
    ...(["art", "success", "failure"] as const).map((ground) => ({
      place: `light on ${ground}`,
      front: shared.light,
      ground: shared[ground],
    })),
    ...Object.entries(grounds).map(([name, ground]) => ({ place: `error on ${name}`, front: shared.error, ground })),
  ].map((pair) => ({ ...pair, place: `${table}: ${pair.place}`, required: 4.5 }));
  return [...schemePairs, ...sharedPairs]
    .map((pair) => ({ ...pair, ratio: contrast(pair.front, pair.ground) }))
    .filter(({ ratio, required }) => ratio < required);
};

/** Every pair of colours of both tables that doesn't reach the contrast it needs (WCAG 2 AA). */
export const contrastIssues = ({ light, dark }: ColorTables): ContrastIssue[] => [
  ...issuesOfTable("light", light),
  ...issuesOfTable("dark", dark),
];
