import { color } from "./color";

/** Width, in px, from which the wide layout applies (a tablet in portrait). */
export const MOBILE_BREAKPOINT = 768;

/** Width, in px, from which three columns fit. The testimonials show three from here. */
export const DESKTOP_BREAKPOINT = 1024;

/** Media queries. On screens, `small` and `wide` meet at the mobile breakpoint without overlapping. */
export const media = {
  small: `@media screen and (max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  /** And on paper: a sheet is a little narrower, but columns save a lot of it. */
  wide: `@media (min-width: ${MOBILE_BREAKPOINT}px), print`,
  /** Large phones in landscape and small tablets, and the phones below them. */
  medium: "@media (min-width: 560px)",
  phone: "@media screen and (max-width: 559.98px)",
  belowDesktop: `@media screen and (max-width: ${DESKTOP_BREAKPOINT - 0.02}px)`,
  desktop: `@media (min-width: ${DESKTOP_BREAKPOINT}px)`,
  large: "@media (min-width: 1280px)",
  motionReduced: "@media (prefers-reduced-motion: reduce)",
  hover: "@media (hover: hover) and (pointer: fine)",
  noScript: "@media (scripting: none)",
  /** Without JavaScript and on paper, where content behind a control must show by itself. */
  static: "@media (scripting: none), print",
  print: "@media print",
  /** A phone in landscape with its keyboard open, or 400 % zoom. Sticky elements would leave no space to read. */
  low: "@media (max-height: 25rem)",
} as const;

export const space = {
  /** In px on small screens: larger text needs the room itself. */
  gutter: "clamp(16px, 4vw, 3rem)",
  section: "clamp(2.125rem, 8vw, 7rem)",
  /** 1,600 px in a window of 1,920 px, and 2,240 px in one of 2,560 (global-styles.ts). */
  content: "var(--content)",
  /** The width of running text: about 70 characters, as most are narrower than a zero. */
  measure: "48ch",
  /** The height of the header's bar: on phones, it and the contact bar leave little to read. */
  header: "70px",
  smallHeader: "56px",
  /** The bar above the header, which scrolls away. */
  topStrip: "44px",
  /** What the contact bar covers at the bottom of small screens. */
  contactBar: "5.5rem",
} as const;

/** 1, or -1 from right to left: a factor for `translateX()`, gradients and others that don't know start and end. */
export const inlineSign = "var(--inline-sign)";

/** Two columns, or one where larger text leaves them less than `least` each. */
export const twoColumns = (least: string): string => `repeat(auto-fit, minmax(min(100%, max(${least}, 40%)), 1fr))`;

/** The columns of the footer, and of the clocks above it. */
export const footerColumns = "1.7fr 1fr 1fr 1.2fr";

export const radius = { card: "20px", small: "12px", pill: "999px" } as const;

/** A card without a border. Forced colours take its background away, and draw its transparent outline. */
export const borderlessCard = {
  borderRadius: radius.card,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
} as const;

/** Stacking order, lowest first. */
export const zIndex = { header: 20, tools: 30, skip: 70 } as const;

/** The one soft shadow, used on hover and on floating surfaces. */
export const shadow = `0 18px 40px -18px ${color.shadow}`;
