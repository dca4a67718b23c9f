/** The interface's icons, by their Phosphor names. The sprite has them in bold, apart from FILLED_ICONS. */
export const UI_ICONS = [
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "arrows-left-right",
  "caret-down",
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
  "pause",
  "phone",
  "pinterest-logo",
  "play",
  "plus",
  "star",
  "warning-circle",
  "whatsapp-logo",
  "x",
  "x-logo",
  "youtube-logo",
] as const;

export type UiIcon = (typeof UI_ICONS)[number];

/** Drawn as solid shapes: a star's outline is lost at text size, and half of the circle has to be filled. */
export const FILLED_ICONS: readonly UiIcon[] = ["circle-half", "star"];
