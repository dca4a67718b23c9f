import type palette from "./palette.json";

/**
 * The brand's colours. palette.json has their values, which `npm run rebrand` changes. Content chooses some by name, so
 * the names stay the same whatever their values are. Components use color.ts instead, which names colours after their
 * use.
 */
export type PaletteColors = Readonly<Record<keyof typeof palette, string>>;

/** Red, green and blue of a `#rrggbb`, from 0 to 255. */
export const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour that lets another one through, with an opacity from 0 to 1. */
export const translucent = (hex: string, opacity: number): string => `rgba(${channelsOf(hex).join(", ")}, ${opacity})`;
