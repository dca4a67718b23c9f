import type { ButtonVariant } from "../../components/Button/Button";
import type { Palette } from "../../constants/palettes";

/** The button variant that stands out most on each palette. */
export const paletteButtons: Record<Palette, ButtonVariant> = {
  violet: "primary",
  ink: "primary",
  jade: "primary",
  coral: "inverse",
  marigold: "inverse",
  lilac: "inverse",
};
