export interface TagColors {
  background: string;
  text: string;
}

/** The colours of case-study tags: a tint, and text that's readable on it. The content check knows the tags from here. */
const tags: Readonly<Record<string, TagColors>> = {
  "Organic growth": { background: "#CFEFE4", text: "#064F46" },
  Advertising: { background: "#FFE3B0", text: "#6B3F00" },
  "Content creation": { background: "#FFD9CE", text: "#8A1F0C" },
  SEO: { background: "#E0D6FF", text: "#4321B4" },
  "Influencer Marketing": { background: "#FFD6EA", text: "#8C1255" },
  "Lead Generation": { background: "#D9F2C4", text: "#2C5410" },
  "Performance Marketing": { background: "#FFC861", text: "#4A2B00" },
  "Social Media Management": { background: "#CFE4FF", text: "#123F86" },
  "Brand Awareness": { background: "#F6D5FA", text: "#6F1882" },
  "Creative Innovations": { background: "#C9EEF5", text: "#0B4F5E" },
};

/** The colours of any other tag. */
export const defaultTag: TagColors = { background: "#E6E4EC", text: "#4A4560" };

export const tagColors = (name: string): TagColors => tags[name] ?? defaultTag;

export const namedTags: readonly string[] = Object.keys(tags);
