import type { Path } from "../plugins/content/check/issue";
import { isFields } from "../plugins/content/schema/content-file";

/** What can happen to a field when someone edits it, or in a broken export. */
export const MUTATIONS = [
  "deleted",
  "emptied",
  "mistyped",
  "script address",
  "10 kB of text",
  "emoji",
  "right-to-left text",
] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** Means "leave the field out". */
const GONE = Symbol("gone");

const TEXTS: Readonly<Partial<Record<Mutation, string>>> = {
  "script address": "javascript:alert(document.domain)",
  "10 kB of text": "Ten thousand characters of running text. ".repeat(250).slice(0, 10_000),
  emoji: "🚀 👩‍👩‍👧‍👦 🏳️‍🌈 e\u0301 \u{1F44D}\u{1F3FD}",
  "right-to-left text": "وكالة ترى أبعد",
};

const emptied = (value: unknown): unknown => {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return [];
  return isFields(value) ? {} : null;
};

const mistyped = (value: unknown): unknown => {
  // A number would be valid in place of a number's token.
  if (typeof value === "string") return /^\{\w+Count\}$/.test(value) ? ["text"] : 7;
  if (Array.isArray(value)) return "text";
  return isFields(value) ? ["text"] : "text";
};

/** The field's new value, or undefined if the mutation isn't for this kind of field. */
const changed = (mutation: Mutation, value: unknown): unknown => {
  if (mutation === "deleted") return GONE;
  if (mutation === "emptied") return emptied(value);
  if (mutation === "mistyped") return mistyped(value);
  return typeof value === "string" ? TEXTS[mutation] : undefined;
};

/** The same JSON with another value at one path. Everything off that path is shared, not copied. */
const withValueAt = (json: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(json)) {
    return json
      .map((entry: unknown, index) => (index === key ? withValueAt(entry, rest, value) : entry))
      .filter((entry) => entry !== GONE);
  }
  if (!isFields(json)) return json;
  const entry = withValueAt(json[String(key)], rest, value);
  return Object.fromEntries(Object.entries({ ...json, [key]: entry }).filter(([, field]) => field !== GONE));
};

/** A path in a JSON file. */
export interface Place {
  readonly path: Path;
  readonly value: unknown;
}

/** Every field of a JSON value, every entry of its lists, and every field of those. */
export const placesIn = (json: unknown, path: Path = []): Place[] => {
  const entries = isFields(json) ? Object.entries(json) : [];
  return entries.flatMap(([key, value]) => {
    const own = [...path, Array.isArray(json) ? Number(key) : key];
    return [{ path: own, value }, ...placesIn(value, own)];
  });
};

/** The file after a mutation, or undefined if the mutation isn't for this kind of place. */
export const mutate = (json: unknown, { path, value }: Place, mutation: Mutation): unknown => {
  const next = changed(mutation, value);
  return next === undefined ? undefined : withValueAt(json, path, next);
};
