import { closest, distance } from "fastest-levenshtein";

/** The candidate with nearly the same letters, ignoring case. */
export const closestSpelling = (word: string, candidates: Iterable<string>, tolerance: number): string | undefined => {
  // Words differ by at least their difference in length, so most can be skipped.
  const alike = [...candidates].filter(({ length }) => Math.abs(length - word.length) <= tolerance);
  if (alike.length === 0) return undefined;
  const lower = alike.map((candidate) => candidate.toLowerCase());
  const best = closest(word.toLowerCase(), lower);
  return distance(word.toLowerCase(), best) <= tolerance ? alike[lower.indexOf(best)] : undefined;
};

/** The candidate that the writer probably meant: nearly the same letters, or else the same beginning. */
export const suggestionFor = (word: string, candidates: Iterable<string>): string | undefined => {
  const all = [...candidates];
  const beginsTheSame = (candidate: string): boolean => {
    const [short = "", long = ""] = [word, candidate].sort((a, b) => a.length - b.length);
    return short.length > 3 && long.toLowerCase().startsWith(short.toLowerCase());
  };
  // At least one letter must match, or any short word would be close to a short name.
  const tolerance = Math.min(Math.max(2, Math.floor(word.length / 4)), word.length - 1);
  return closestSpelling(word, all, tolerance) ?? all.find(beginsTheSame);
};

/** ` (did you mean …?)`, or an empty text. */
export const didYouMean = (word: string, candidates: Iterable<string>): string => {
  const suggestion = suggestionFor(word, candidates);
  return suggestion === undefined ? "" : ` (did you mean ${suggestion}?)`;
};

const QUOTED_LENGTH = 100;

/** A value as messages quote it. A very long one is cut. */
export const shortened = (value: string): string =>
  value.length > QUOTED_LENGTH ? `${value.slice(0, QUOTED_LENGTH)}…` : value;
