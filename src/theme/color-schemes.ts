import type { Scheme, SharedColors } from "./color";
import palette from "./palette.json";

/** The brand's colours, whose values `npm run rebrand` changes. Content chooses some by name, so the names stay. */
export type PaletteColors = Readonly<Record<keyof typeof palette, string>>;

/** Red, green and blue of a `#rrggbb`, from 0 to 255. */
export const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const translucent = (hex: string, opacity: number): string => `rgba(${channelsOf(hex).join(", ")}, ${opacity})`;

/** The schemes that content can choose for a poster or a card. */
export const POSTER_SCHEMES = ["violet", "coral", "marigold", "ink", "jade", "lilac"] as const;

export interface ColorTable {
  readonly shared: SharedColors;
  readonly schemes: Readonly<Record<Queries.ColorScheme, Scheme>>;
}

export type ColorTables = Readonly<Record<"light" | "dark", ColorTable>>;

/** Every pair of text and background has to meet WCAG AA (contrast.ts). */
export const colorTables = (colors: PaletteColors): ColorTables => {
  // Hairlines on light sections and on dark ones.
  const line = translucent(colors.ink, 0.1);
  const lineOnInk = translucent(colors.white, 0.16);

  const paper: Scheme = {
    surface: colors.paper,
    text: colors.ink,
    muted: colors.muted,
    accent: colors.vermilion,
    figure: colors.violet,
    line,
    focus: colors.violet,
    card: colors.white,
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
    muted: colors.mutedOnInk,
    accent: colors.marigold,
    figure: colors.marigold,
    line: lineOnInk,
    focus: colors.marigold,
    card: colors.inkSoft,
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
    figure: colors.ink,
    line: translucent(colors.ink, 0.2),
    focus: colors.ink,
    quiet: colors.white,
  };

  const light: ColorTable = {
    shared: {
      page: colors.paper,
      brand: colors.marigold,
      onBrand: colors.ink,
      art: colors.violet,
      error: colors.vermilion,
      success: colors.jade,
      failure: colors.vermilion,
      light: colors.white,
      backdrop: translucent(colors.darkest, 0.6),
      veil: translucent(colors.ink, 0.86),
      shadow: translucent(colors.ink, 0.28),
    },
    schemes: {
      paper,
      deep: { ...paper, surface: colors.paperDeep, quiet: colors.white },
      lilac,
      ink,
      marigold,
      violet: { ...ink, surface: colors.violet, muted: colors.white },
      jade: { ...ink, surface: colors.jade, muted: colors.white },
      coral: { ...marigold, surface: colors.coral },
    },
  };

  const darkPaper: Scheme = {
    surface: colors.dark,
    text: colors.darkText,
    muted: colors.darkMuted,
    accent: colors.marigold,
    figure: colors.marigold,
    line: lineOnInk,
    focus: colors.marigold,
    card: colors.darkCard,
    quiet: colors.darkQuiet,
    inverse: colors.darkText,
    onInverse: colors.ink,
    tint: colors.darkTint,
    onTint: colors.onDarkTint,
  };
  const darkInk: Scheme = {
    ...darkPaper,
    surface: colors.darkest,
    card: colors.dark,
    quiet: colors.dark,
    tint: colors.marigold,
    onTint: colors.ink,
  };
  const darkLilac: Scheme = {
    ...darkPaper,
    surface: colors.darkLilac,
    muted: colors.lilac,
    accent: colors.onDarkTint,
    line: translucent(colors.white, 0.25),
    card: colors.dark,
    tint: colors.darkest,
    onTint: colors.marigold,
  };

  // Two depths of ink, and lilac, which is violet. Cards on ink are lighter, and those on violet are ink.
  const dark: ColorTable = {
    shared: {
      ...light.shared,
      page: colors.dark,
      error: colors.darkAccent,
      backdrop: translucent(colors.darkBackdrop, 0.8),
      veil: translucent(colors.darkest, 0.86),
    },
    schemes: {
      ...light.schemes,
      paper: darkPaper,
      deep: { ...darkPaper, surface: colors.darkest },
      lilac: darkLilac,
      ink: darkInk,
    },
  };

  return { light, dark };
};

export const { light, dark } = colorTables(palette);

/** The values as custom properties: `onInverse` is `--on-inverse`. Without those that are the same before. */
const propertiesOf = <Values extends Scheme | SharedColors>(values: Values, before?: Values): string =>
  Object.entries(values)
    .filter(([token, value]) => before === undefined || Reflect.get(before, token) !== value)
    .map(([token, value]) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`)
    .join("; ");

const OTHER_SCHEMES = ["deep", ...POSTER_SCHEMES] as const;

/** A table's custom properties, for the root element with this selector, or only those that the other table hasn't. */
const tableStyles = (root: string, { shared, schemes }: ColorTable, before?: ColorTable): string => `
    ${root} { ${propertiesOf(shared, before?.shared)} }
    ${root}, ${root} [data-scheme="paper"] { ${propertiesOf(schemes.paper, before?.schemes.paper)} }
    ${OTHER_SCHEMES.filter((name) => schemes[name] !== before?.schemes[name])
      .map((name) => {
        // Cards stay lilac in dark colours, as do the pictures that reach to their edges.
        const but = before && name === "lilac" ? ":not([data-scheme] *)" : "";
        return `${root} ${but}[data-scheme="${name}"] { ${propertiesOf(schemes[name], before?.schemes[name])} }`;
      })
      .join("\n    ")}`;

/**
 * Pictures are of light stages, which would glare among dark colours, and the palest of them stand on lilac. Those that
 * fade into violet, coral or marigold are as bright as these.
 */
const darkStyles = (root: string): string => `
    ${root} { color-scheme: dark; --picture-filter: brightness(0.98) }
    ${root} [data-scheme="lilac"]:is([data-scheme] *) { --surface: ${dark.schemes.lilac.accent} }
    ${root} [data-scheme="lilac"] { --picture-filter: brightness(0.94) }
    ${root} :is([data-scheme="violet"], [data-scheme="coral"], [data-scheme="marigold"]) { --picture-filter: none }
    ${tableStyles(root, dark, light)}`;

/**
 * Light by default, dark if the system or the visitor (utils/choices.ts) asks for it, light in print. The dark table is there
 * twice, as CSS has no "or" between a media query and a selector; compressed, that costs next to nothing.
 */
export const colorStyles = `
  :root { color-scheme: light }
  ${tableStyles(":root", light)}
  @media screen and (prefers-color-scheme: dark) {${darkStyles(':root:not([data-colors="light"])')}
  }
  @media screen {${darkStyles(':root[data-colors="dark"]')}
  }
`;
