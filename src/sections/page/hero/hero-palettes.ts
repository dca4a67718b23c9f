import { css, type SerializedStyles } from "@emotion/react";
import type { ButtonVariant } from "../../../components/Button/Button";
import type { Palette } from "../../../constants/palettes";
import { colors, palettes, type ColorScheme } from "../../../theme/colors";

interface HeroLook {
  /** Colour of the typed phrase; it is large and bold, so 3:1 is enough. */
  accent: string;
  /** The button that stands out most on this background. */
  button: ButtonVariant;
  /** The colour scheme whose focus ring shows up here. */
  focus: ColorScheme;
}

const onDark: HeroLook = { accent: colors.marigold, button: "primary", focus: "ink" };
const onWarm: HeroLook = { accent: colors.ink, button: "ink", focus: "marigold" };

export const heroLooks: Record<Palette, HeroLook> = {
  violet: onDark,
  ink: onDark,
  jade: onDark,
  coral: onWarm,
  marigold: onWarm,
  lilac: { accent: colors.violet, button: "ink", focus: "paper" },
};

const paletteStyle = (palette: Palette): SerializedStyles =>
  css({
    "--surface": palettes[palette].background,
    "--text": palettes[palette].text,
    "--accent": heroLooks[palette].accent,
    background: "var(--surface)",
    color: "var(--text)",
  });

/** Paints an element in the colours of a palette, for everything inside. */
export const paletteStyles: Record<Palette, SerializedStyles> = {
  violet: paletteStyle("violet"),
  coral: paletteStyle("coral"),
  marigold: paletteStyle("marigold"),
  ink: paletteStyle("ink"),
  jade: paletteStyle("jade"),
  lilac: paletteStyle("lilac"),
};
