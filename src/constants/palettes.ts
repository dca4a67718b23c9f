/** Names of the backgrounds that content can choose. src/theme/color-schemes.ts has their colours. */
export const PALETTES = ["violet", "coral", "marigold", "ink", "jade", "lilac"] as const;

export type Palette = (typeof PALETTES)[number];
