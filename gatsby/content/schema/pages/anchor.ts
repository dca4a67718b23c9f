/** A word of any script. Marks belong to letters in Devanagari, Arabic and others; joiners may stand inside a word. */
const WORD = /[\p{L}\p{N}](?:\p{Join_C}?[\p{L}\p{M}\p{N}])*/gu;

/**
 * A heading as an anchor: "AI & CGI, explained" becomes "ai-cgi-explained", "हिन्दी में" "हिन्दी-में". Latin letters lose
 * their accents. Without a letter or a digit, nothing is left.
 */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]|\p{Variation_Selector}|\p{Me}|(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .match(WORD)
    ?.join("-") ?? "";

interface SectionInJson {
  readonly id?: string;
  readonly heading: string;
}

/** A section's anchor, which is its id on the page. */
export const anchorOf = ({ id, heading }: SectionInJson): string => id ?? slugify(heading);

/**
 * A section as GraphQL has it: `anchor` is how it names the field `id`. Made here, so that no browser has to know the
 * letters of every script.
 */
export const withAnchor = <Section extends SectionInJson>(section: Section): Section & { readonly anchor: string } => ({
  ...section,
  anchor: anchorOf(section),
});
