import type { Palette } from "../constants/palettes";
import type { color } from "./color";
import { colors } from "./colors";

/** The schemes that the content can choose for a section, and the palettes of pictures. */
export type ColorScheme = "paper" | "deep" | Palette;

type Token = keyof typeof color;

/** Tokens that are the same throughout the page. */
type Shared = Extract<
  Token,
  "page" | "brand" | "onBrand" | "art" | "error" | "success" | "failure" | "light" | "backdrop" | "veil" | "veilThin"
>;

export type Scheme = Readonly<Record<Exclude<Token, Shared>, string>>;

export interface ColorTable {
  readonly shared: Readonly<Record<Shared, string>>;
  readonly schemes: Readonly<Record<ColorScheme, Scheme>>;
}

const paper: Scheme = {
  surface: colors.paper,
  text: colors.ink,
  muted: colors.mist,
  accent: colors.vermilion,
  line: colors.line,
  focus: colors.violet,
  card: colors.white,
  edge: colors.line,
  raised: colors.white,
  quiet: colors.paperDeep,
  inverse: colors.ink,
  onInverse: colors.white,
  tint: colors.lilac,
  onTint: colors.violet,
};
const lilac: Scheme = {
  ...paper,
  surface: colors.lilac,
  accent: colors.violet,
  quiet: colors.white,
  tint: colors.ink,
  onTint: colors.marigold,
};
const ink: Scheme = {
  ...paper,
  surface: colors.ink,
  text: colors.white,
  muted: colors.haze,
  accent: colors.marigold,
  line: colors.lineOnInk,
  focus: colors.marigold,
  card: colors.inkSoft,
  edge: colors.inkSoft,
  raised: colors.inkSoft,
  quiet: colors.inkSoft,
  inverse: colors.white,
  onInverse: colors.ink,
  tint: colors.marigold,
  onTint: colors.ink,
};
const marigold: Scheme = {
  ...paper,
  surface: colors.marigold,
  muted: colors.ink,
  accent: colors.ink,
  line: "rgba(23, 17, 46, 0.2)",
  focus: colors.ink,
  quiet: colors.white,
};

/** The site's colours by scheme. Every pair of text and background meets WCAG AA (color-schemes.test.ts). */
export const light: ColorTable = {
  shared: {
    page: colors.paper,
    brand: colors.marigold,
    onBrand: colors.ink,
    art: colors.violet,
    error: colors.vermilion,
    success: colors.jade,
    failure: colors.vermilion,
    light: colors.white,
    backdrop: colors.backdrop,
    veil: colors.veil,
    veilThin: colors.veilThin,
  },
  schemes: {
    paper,
    deep: { ...paper, surface: colors.paperDeep, card: colors.paper, quiet: colors.white },
    lilac,
    ink,
    marigold,
    violet: { ...ink, surface: colors.violet, muted: colors.white },
    jade: { ...ink, surface: colors.jade, muted: colors.white },
    coral: { ...marigold, surface: colors.coral },
  },
};

const dusk: Scheme = {
  surface: colors.dusk,
  text: colors.moonlight,
  muted: colors.fog,
  accent: colors.ember,
  line: colors.lineOnInk,
  focus: colors.marigold,
  card: "#211A40",
  edge: "rgba(255, 255, 255, 0.08)",
  raised: "#241D46",
  quiet: "#1E183A",
  inverse: colors.moonlight,
  onInverse: colors.ink,
  tint: "#37297F",
  onTint: "#D6C9FF",
};
const night: Scheme = {
  ...dusk,
  surface: colors.night,
  accent: colors.marigold,
  card: "#1C1635",
  raised: "#1C1635",
  quiet: "#1A1431",
  tint: colors.marigold,
  onTint: colors.ink,
};
const plum: Scheme = {
  ...dusk,
  surface: "#281D55",
  accent: "#C6B4FF",
  card: "#34286B",
  raised: "#34286B",
  quiet: "#302463",
  tint: colors.night,
  onTint: colors.marigold,
};

/** The dark colours: ink surfaces from deep to deepest. Vivid schemes stay the same. Cards are lighter, not darker. */
export const dark: ColorTable = {
  shared: {
    ...light.shared,
    page: colors.dusk,
    error: colors.ember,
    backdrop: "rgba(28, 20, 62, 0.8)",
    veil: "rgba(13, 9, 28, 0.86)",
    veilThin: "rgba(13, 9, 28, 0.28)",
  },
  schemes: {
    ...light.schemes,
    paper: dusk,
    deep: { ...dusk, surface: "#1B1536", card: "#272049", raised: "#272049", quiet: "#241D45" },
    lilac: plum,
    ink: night,
  },
};

/** `onInverse` → `--on-inverse` */
const property = (token: string): string => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([token, value]) => `${property(token)}: ${value}`)
    .join("; ");

/** The values of a set that differ from those of another. */
const difference = (
  values: Readonly<Record<string, string>>,
  base: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([token, value]) => base[token] !== value));

const rule = (selector: string, values: Readonly<Record<string, string>>): string =>
  `${selector} { ${declarations(values)} }`;

/** The custom properties of the light table. A scheme nested in another inherits nothing from it. */
export const lightStyles = (): string => {
  const { paper: base, ...others } = light.schemes;
  return [
    rule(":root", { ...light.shared }),
    rule(":root, [data-scheme]", { ...base }),
    ...Object.entries(others).map(([name, scheme]) => rule(`[data-scheme="${name}"]`, difference(scheme, base))),
  ].join("\n");
};

/**
 * The custom properties of the dark table, which override the light ones. Schemes that don't change keep theirs.
 *
 * @param root selector of the root element they apply to
 */
export const darkStyles = (root: string): string => {
  const base = dark.schemes.paper;
  const changed = Object.entries(dark.schemes).filter(([name, scheme]) => Reflect.get(light.schemes, name) !== scheme);
  const names = changed.map(([name]) => `[data-scheme="${name}"]`).join(", ");
  return [
    rule(root, difference(dark.shared, light.shared)),
    rule(`${root}, ${root} :is(${names})`, { ...base }),
    ...changed
      .filter(([, scheme]) => scheme !== base)
      .map(([name, scheme]) => rule(`${root} [data-scheme="${name}"]`, difference(scheme, base))),
  ].join("\n");
};

/**
 * Light colours by default, and dark ones if the system or the visitor (color-choice.ts) asks for them. Print is always
 * light. The dark table is there twice, as CSS has no "or" between a media query and a selector. Compressed, the second
 * copy costs next to nothing.
 */
export const colorStyles = `
  :root { color-scheme: light }
  ${lightStyles()}
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-colors="light"]) { color-scheme: dark }
    ${darkStyles(':root:not([data-colors="light"])')}
  }
  @media screen {
    :root[data-colors="dark"] { color-scheme: dark }
    ${darkStyles(':root[data-colors="dark"]')}
  }
`;
