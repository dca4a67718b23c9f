import palette from "./palette.json";

export interface TagColors {
  background: string;
  text: string;
}

/** The colours of case-study tags: a colour of the art or its tint, and text that's readable on it. The content check knows the tags from here. */
const tags: Readonly<Record<string, TagColors>> = {
  "Organic growth": { background: "#CFE9E3", text: "#064F46" },
  Advertising: { background: "#FFE3B0", text: "#6B3F00" },
  "Content creation": { background: "#FFD9CE", text: "#8A1F0C" },
  SEO: { background: palette.lilac, text: "#4321B4" },
  "Influencer Marketing": { background: "#F0D9F0", text: "#6A1F66" },
  "Lead Generation": { background: palette.jade, text: palette.white },
  "Performance Marketing": { background: palette.marigold, text: palette.ink },
  "Social Media Management": { background: palette.violet, text: palette.white },
  "Brand Awareness": { background: palette.coral, text: palette.ink },
  "Creative Innovations": { background: "#DBE3FB", text: "#23357F" },
};

/** The colours of any other tag. */
export const defaultTag: TagColors = { background: "#E6E4EC", text: "#4A4560" };

export const tagColors = (name: string): TagColors => tags[name] ?? defaultTag;

export const namedTags: readonly string[] = Object.keys(tags);
