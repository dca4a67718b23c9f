import { content } from "./content";

const { images, reels, websites } = content;

/** What the portfolio tells apart, in the order of its filters. */
export const TYPES = ["creative", "ai", "cgi", "videos", "websites"] as const;
export type Type = (typeof TYPES)[number];

export const imagesOf = (type: Type) => images.filter((image) => image.type === type);

export const countOf = (type: Type): number =>
  type === "videos" ? reels.length : type === "websites" ? websites.length : imagesOf(type).length;

/** The types that have items, the one with the fewest first. */
export const SHOWN = TYPES.filter((type) => countOf(type) > 0).sort((one, other) => countOf(one) - countOf(other));

/** The type with the most images. */
export const PICTURES = [...SHOWN].reverse().find((type) => imagesOf(type).length > 0) ?? "creative";
