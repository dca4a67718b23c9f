/**
 * The icons that the user interface itself uses, by their Phosphor names. The build puts them into the sprite in bold
 * (see FILLED_ICONS for the exceptions); icons that the content names are added from `data/`.
 */
export const UI_ICONS = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "caret-down",
  "caret-left",
  "caret-right",
  "chat-circle-text",
  "check",
  "circle-half",
  "clock",
  "envelope-simple",
  "facebook-logo",
  "instagram-logo",
  "linkedin-logo",
  "list",
  "map-pin",
  "minus",
  "paper-plane-tilt",
  "pause",
  "phone",
  "pinterest-logo",
  "play",
  "plus",
  "quotes",
  "star",
  "warning-circle",
  "whatsapp-logo",
  "x",
  "x-logo",
  "youtube-logo",
] as const;

export type UiIcon = (typeof UI_ICONS)[number];

/**
 * Drawn as solid shapes. The outline of a star or a quotation mark is lost at text size, and a circle of a light and a
 * dark half needs one half filled.
 */
export const FILLED_ICONS: readonly UiIcon[] = ["circle-half", "quotes", "star"];
