/** Those that depend on the colour scheme: an element's nearest `data-scheme` decides which values apply. */
const ofScheme = {
  surface: "var(--surface)",
  text: "var(--text)",
  muted: "var(--muted)",
  accent: "var(--accent)",
  /** A numeral, a label, or an icon that marks a point. */
  figure: "var(--figure)",
  line: "var(--line)",
  focus: "var(--focus)",
  /** What stands on the surface, such as a card or a field. */
  card: "var(--card)",
  /** Stands out only a little: the crop of the mark behind text, the placeholder of a picture. */
  quiet: "var(--quiet)",
  /** A fill or an outline with the strongest contrast, such as a button's. */
  inverse: "var(--inverse)",
  onInverse: "var(--on-inverse)",
  /** The background of an icon. */
  tint: "var(--tint)",
  onTint: "var(--on-tint)",
} as const;

/** Those that are the same in every scheme. */
const shared = {
  page: "var(--page)",
  brand: "var(--brand)",
  onBrand: "var(--on-brand)",
  art: "var(--art)",
  error: "var(--error)",
  success: "var(--success)",
  failure: "var(--failure)",
  /** Text on a status, a video or the art colour, and the hovered main button. */
  light: "var(--light)",
  backdrop: "var(--backdrop)",
  veil: "var(--veil)",
  shadow: "var(--shadow)",
} as const;

/** Semantic colours, named after their use. Each is a custom property, whose values are in color-schemes.ts. */
export const color = { ...ofScheme, ...shared } as const;

export type Scheme = Readonly<Record<keyof typeof ofScheme, string>>;

export type SharedColors = Readonly<Record<keyof typeof shared, string>>;
