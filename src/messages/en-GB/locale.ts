/** The language of this folder, as a BCP 47 tag. */
export const locale = "en-GB";
