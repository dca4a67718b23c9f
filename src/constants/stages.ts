/** The colours of a stage by name; src/theme/colors.ts has their values. */
export const STAGES = ["violet", "coral", "marigold", "ink", "jade", "lilac"] as const;

export type Stage = (typeof STAGES)[number];
