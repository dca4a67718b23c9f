import type { CSSProperties } from "react";
import families from "./fonts/families.json";

const stack = (family: string): string => `"${family}", "${family} Fallback", system-ui, sans-serif`;

/** The brand's two typefaces. `npm run rebrand` changes them. */
export const fonts = { display: stack(families.display.family), text: stack(families.text.family) } as const;

const display = { fontFamily: fonts.display, fontWeight: 700, letterSpacing: "-0.02em", textWrap: "balance" } as const;

/** A heading's size, at which a long word fits on one line even where the visitor has made text much larger. */
export const headingSize = (size: string): string => `min(${size}, var(--fit, 12.5vw))`;

/** Words in letters that have capitals, which other scripts break where they like or write in short words. */
const LONG_WORDS = /[\p{Ll}\p{Lu}]{14,}/gu;

/** A heading's `style` if a word would be wider than a phone: few browsers know where to hyphenate it. */
export const fitWords = (heading: string): CSSProperties | undefined => {
  const widths = (heading.match(LONG_WORDS) ?? []).map((word) => word.length + word.replace(/\P{Lu}/gu, "").length / 4);
  // Nine tenths of the screen, for letters that are 0.6 em wide at most on average.
  return widths.length > 0 ? { "--fit": `${Math.floor(1500 / Math.max(...widths)) / 10}vw` } : undefined;
};

/** Text styles; spread one into an Emotion `css` object. From 1,920 px on, only the largest go on growing. */
export const typography = {
  h1: { ...display, fontSize: headingSize("max(clamp(2.6rem, 1.2rem + 5vw, 6rem), 5vw)"), lineHeight: 1.02 },
  /** The h1 of inner pages, whose titles are longer. */
  title: { ...display, fontSize: headingSize("clamp(2.625rem, 1.5rem + 3.6vw, 4.5rem)"), lineHeight: 1.04 },
  /** A section's that is a poster of its own: one line, or two, from edge to edge. */
  poster: {
    ...display,
    fontSize: headingSize("clamp(2.25rem, 1rem + 6vw, 7rem)"),
    lineHeight: 1,
    marginInlineStart: "-0.03em",
  },
  h2: { ...display, fontSize: headingSize("max(clamp(2rem, 1.3rem + 2vw, 3.25rem), 2.6vw)"), lineHeight: 1.06 },
  /** A card's. Where text is much larger, words fit on a line of a card, too. */
  h3: { ...display, fontSize: "min(1.375rem, 8vw)", lineHeight: 1.2, letterSpacing: "-0.01em" },
  lead: { fontSize: "clamp(1.125rem, 1rem + 0.5vw, 1.375rem)", lineHeight: 1.5 },
  /** A first paragraph with a whole column to itself. */
  statement: { fontSize: "clamp(1.125rem, 0.6rem + 1.4vw, 2.125rem)", lineHeight: 1.4 },
  text: { fontSize: "clamp(1rem, 0.9rem + 0.35vw, 1.125rem)", lineHeight: 1.55 },
  /** Beside a picture that grows with the window. */
  growing: { fontSize: "max(1.125rem, 1.1vw)" },
  small: { fontSize: "clamp(0.9375rem, 0.88rem + 0.2vw, 1rem)", lineHeight: 1.5 },
  kicker: { fontSize: "clamp(0.875rem, 0.8rem + 0.3vw, 1rem)", lineHeight: 1.4, fontWeight: 600 },
  numeral: { ...display, lineHeight: 1 },
  /** A giant figure such as "+75%". With kerning, its plus would touch the 7. */
  figure: { ...display, letterSpacing: "-0.025em", fontKerning: "none" },
} as const;
