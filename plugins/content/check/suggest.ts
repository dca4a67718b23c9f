import { distance as editDistance } from "fastest-levenshtein";

const ranked = (word: string, candidates: Iterable<string>): { candidate: string; distance: number }[] =>
  [...candidates]
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);

/** The candidate with nearly the same letters, ignoring case. */
export const closestSpelling = (word: string, candidates: Iterable<string>, tolerance: number): string | undefined => {
  // Words differ by at least their difference in length, so most can be skipped.
  const alike = [...candidates].filter((candidate) => Math.abs(candidate.length - word.length) <= tolerance);
  const [best] = ranked(word, alike);
  return best && best.distance <= tolerance ? best.candidate : undefined;
};

/** The candidate that the writer probably meant: nearly the same letters, or else the same beginning. */
export const suggestionFor = (word: string, candidates: Iterable<string>): string | undefined => {
  const all = [...candidates];
  const lower = word.toLowerCase();
  const beginsTheSame = (candidate: string): boolean => {
    const [short = "", long = ""] = [lower, candidate.toLowerCase()].sort((a, b) => a.length - b.length);
    return short.length > 3 && long.startsWith(short);
  };
  // At least one letter must match, or any short word would be close to a short name.
  const tolerance = Math.min(Math.max(2, Math.floor(word.length / 4)), word.length - 1);
  return closestSpelling(word, all, tolerance) ?? ranked(word, all.filter(beginsTheSame))[0]?.candidate;
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
