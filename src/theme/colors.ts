import type { Palette } from "../constants/palettes";

/** The palette. Pairs used for text are asserted to meet WCAG AA in colors.test.ts. */
export const colors = {
  ink: "#17112E",
  inkSoft: "#2A2148",
  paper: "#FBF8F3",
  paperDeep: "#F1EBE1",
  marigold: "#FFB020",
  vermilion: "#BF2E17",
  violet: "#5A32E0",
  lilac: "#E8E0FF",
  jade: "#08695C",
  mist: "#5E5875",
  white: "#FFFFFF",
  /** Secondary text on ink. */
  haze: "#CFC8E6",
  /** Marks a field or value in error on ink, where vermilion is too dark. */
  coral: "#FF9A85",
  /** Hairlines: ink at 10 % on light sections, white at 16 % on dark ones. */
  line: "rgba(23, 17, 46, 0.1)",
  lineOnInk: "rgba(255, 255, 255, 0.16)",
  backdrop: "rgba(13, 10, 29, 0.6)",
  /** Ink laid over a film: where text stands on it, and where it only takes the glare off. */
  veil: "rgba(23, 17, 46, 0.86)",
  veilThin: "rgba(23, 17, 46, 0.18)",
} as const;

/** Background of a section and what reads on it. */
export const colorSchemes = {
  paper: {
    background: colors.paper,
    text: colors.ink,
    muted: colors.mist,
    accent: colors.vermilion,
    line: colors.line,
  },
  deep: {
    background: colors.paperDeep,
    text: colors.ink,
    muted: colors.mist,
    accent: colors.vermilion,
    line: colors.line,
  },
  lilac: { background: colors.lilac, text: colors.ink, muted: colors.mist, accent: colors.violet, line: colors.line },
  ink: {
    background: colors.ink,
    text: colors.white,
    muted: colors.haze,
    accent: colors.marigold,
    line: colors.lineOnInk,
  },
  marigold: {
    background: colors.marigold,
    text: colors.ink,
    muted: colors.ink,
    accent: colors.ink,
    line: "rgba(23, 17, 46, 0.2)",
  },
} as const;

export type ColorScheme = keyof typeof colorSchemes;

/** The backgrounds of the rendered still lifes, each with the text colour that reads on it. */
export const palettes = {
  violet: { background: colors.violet, text: colors.white },
  coral: { background: "#FF7A5C", text: colors.ink },
  marigold: { background: colors.marigold, text: colors.ink },
  ink: { background: colors.ink, text: colors.white },
  jade: { background: colors.jade, text: colors.white },
  lilac: { background: colors.lilac, text: colors.ink },
} as const satisfies Record<Palette, { background: string; text: string }>;
