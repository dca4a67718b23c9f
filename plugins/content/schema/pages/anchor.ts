/** A word in any script. In Devanagari, Arabic and others, marks belong to letters and joiners can be inside words. */
const WORD = /[\p{L}\p{N}](?:\p{Join_C}?[\p{L}\p{M}\p{N}])*/gu;

/**
 * A heading as an anchor, or a name as a slug: "AI & CGI, explained" becomes "ai-cgi-explained", "हिन्दी में" "हिन्दी-में".
 * Letters of every script stay as they are. Without a letter or a digit, nothing is left.
 */
export const slugify = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\\?['’]|\p{Variation_Selector}|\p{Me}/gu, "")
    .match(WORD)
    ?.join("-") ?? "";

interface SectionInJson {
  readonly id?: string;
  readonly heading: string;
}

/** A section's anchor, which is its id on the page. */
export const anchorOf = ({ id, heading }: SectionInJson): string => id ?? slugify(heading);

/** GraphQL calls the field `id` `anchor`. It's made in the build: browsers don't need the letters of every script. */
export const withAnchor = <Section extends SectionInJson>(section: Section): Section & { readonly anchor: string } => ({
  ...section,
  anchor: anchorOf(section),
});
