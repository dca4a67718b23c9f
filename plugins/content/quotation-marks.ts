import { wordsFor } from "../../src/messages/languages";
import type { QuotationMarks } from "../../src/messages/quotation-marks";

/** The marks of the content's language. A process reads the content of one site. */
let marks: QuotationMarks = wordsFor("en-GB").quotationMarks;

/** Quotation marks become those of this language from now on. */
export const setQuotationMarks = (language: string): void => {
  marks = wordsFor(language).quotationMarks;
};

const APOSTROPHE = "’";

/** What a quotation can begin after: a space, a bracket, a dash, or the opening mark of another quotation. */
const OPENING = /[\s\p{Ps}\p{Pd}\p{Pi}"'/]/u;

/**
 * A text with the language's quotation marks and curly apostrophes instead of straight ones. Marks of feet and inches,
 * as in 5'10", stay, and so does a mark after a backslash, without the backslash.
 */
export const withCurlyQuotes = (text: string): string => {
  let open = false;
  let innerOpen = false;
  return text.replace(/(\\?)(["'])/g, (written, backslash: string, mark: '"' | "'", at: number) => {
    const before = text[at - 1] ?? " ";
    const after = text[at + written.length] ?? " ";
    const follows = /\d/.test(before);
    if (backslash || (follows && (mark === "'" ? /\d/.test(after) : !open))) return mark;
    // A figure after it means a shortened year: the '90s.
    const opens = OPENING.test(before) && !(mark === '"' ? /\s/ : /[\s\d]/).test(after);
    if (mark === '"') {
      open = opens;
      return marks.double[opens ? 0 : 1];
    }
    if (opens) innerOpen = true;
    else if (!innerOpen || /\p{L}/u.test(after)) return APOSTROPHE;
    else innerOpen = false;
    return marks.single[opens ? 0 : 1];
  });
};
