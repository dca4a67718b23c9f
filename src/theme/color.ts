/**
 * The colours by what they are for. Each is a custom property of the page; color-schemes.ts has its value in each
 * colour scheme, and the nearest `data-scheme` around an element decides which it is.
 */
export const color = {
  surface: "var(--surface)",
  text: "var(--text)",
  muted: "var(--muted)",
  accent: "var(--accent)",
  line: "var(--line)",
  /** The ring round what has the focus. */
  focus: "var(--focus)",
  /** A card in a list of them, and its edge. */
  card: "var(--card)",
  edge: "var(--edge)",
  /** What stands out more than a card does: a control, a picture's caption. */
  raised: "var(--raised)",
  /** What stands out only a little: the crop of the mark behind words, the place of a picture. */
  quiet: "var(--quiet)",
  /** A patch or an outline in the strongest contrast, such as a button's. */
  inverse: "var(--inverse)",
  onInverse: "var(--on-inverse)",
  /** A patch behind an icon. */
  tint: "var(--tint)",
  onTint: "var(--on-tint)",

  // The same in every scheme.
  page: "var(--page)",
  brand: "var(--brand)",
  onBrand: "var(--on-brand)",
  art: "var(--art)",
  error: "var(--error)",
  success: "var(--success)",
  failure: "var(--failure)",
  /** Text on a status, a film or the art colour; the hovered main button. */
  light: "var(--light)",
  backdrop: "var(--backdrop)",
  veil: "var(--veil)",
  veilThin: "var(--veil-thin)",
} as const;
