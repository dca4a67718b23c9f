/** The marks of the content's language, opening and closing. */
const MARKS = { '"': ["“", "”"], "'": ["‘", "’"] } as const;

/** What a quotation can begin after: a space, a bracket, a dash, or the opening mark of another quotation. */
const OPENING = /[\s\p{Ps}\p{Pd}\p{Pi}"'/]/u;

/**
 * A text with curly quotation marks and apostrophes instead of straight ones. Marks of feet and inches, as in 5'10",
 * stay, and so does a mark after a backslash, without the backslash.
 */
export const withCurlyQuotes = (text: string): string => {
  let open = false;
  return text.replace(/(\\?)(["'])/g, (written, backslash: string, mark: '"' | "'", at: number) => {
    const before = text[at - 1] ?? " ";
    const after = text[at + written.length] ?? " ";
    const follows = /\d/.test(before);
    if (backslash || (follows && (mark === "'" ? /\d/.test(after) : !open))) return mark;
    // A figure after it means a shortened year: the '90s.
    const opens = OPENING.test(before) && !(mark === '"' ? /\s/ : /[\s\d]/).test(after);
    if (mark === '"') open = opens;
    return MARKS[mark][opens ? 0 : 1];
  });
};
