/** The palette. Components use color.ts instead, which names colours after their use. */
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
  coral: "#FF7A5C",
  /** Dark mode: page, bands that are ink in light mode, text, secondary text, and vermilion that's readable on them. */
  dusk: "#14102A",
  night: "#0D091C",
  moonlight: "#F5F1FB",
  fog: "#BBB3D6",
  ember: "#FF9A85",
  /** Hairlines: ink at 10 % on light sections, white at 16 % on dark ones. */
  line: "rgba(23, 17, 46, 0.1)",
  lineOnInk: "rgba(255, 255, 255, 0.16)",
  backdrop: "rgba(13, 10, 29, 0.6)",
  /** Ink over a video: below text, and thin, only to reduce glare. */
  veil: "rgba(23, 17, 46, 0.86)",
  veilThin: "rgba(23, 17, 46, 0.18)",
} as const;
