import type { Path } from "../content/check/issue";
import { isFields } from "../content/check/document";
import type { ChangedContent } from "./changed-content";

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

/** A word that can't break, right-to-left text, characters beyond the first plane, and text that looks like code. */
const TROUBLE = [
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "وكالة التسويق الرقمي التي ترى ما لا يراه غيرها",
  "🚀👩‍👩‍👧‍👦🏳️‍🌈👍🏽",
  'javascript:alert(1) <img src=x onerror="alert(1)"> &lt;b&gt; </script>',
];

/** Longest first: each field gets the first that fits. */
const LENGTHS = [10_000, 320, 250, 160, 60, 30, 20];

/**
 * A difficult text of a given length. Each number starts with a different difficulty, so that no two
 * texts are the same.
 */
const troubledText = (length: number, number: number): string => {
  const words = TROUBLE.map((_, index) => TROUBLE[(index + number) % TROUBLE.length]).join(" ");
  const text = `${number} ${words} ${"and goes on and on ".repeat(Math.ceil(length / 19))}`;
  // Not between the halves of a surrogate pair.
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, "")
    .trimEnd();
};

/** Fills every free-text field with the longest and strangest text that the check accepts. */
export const troubleContent = (content: ChangedContent): void => {
  let number = 0;
  for (const file of content.files) {
    for (const place of placesIn(content.raw(file))) {
      if (typeof place.value !== "string" || place.path[0] === "$schema") continue;
      number += 1;
      for (const length of LENGTHS) {
        const next = withValueAt(content.raw(file), place.path, troubledText(length, number));
        if (content.issues(file, next).length > 0) continue;
        content.replace(file, next);
        break;
      }
    }
  }
};

/** Removes every field and list entry that the check doesn't require. */
export const thinContent = (content: ChangedContent): void => {
  for (const file of content.files) {
    // From the end, so that earlier paths don't change.
    for (const place of placesIn(content.raw(file)).reverse()) {
      const next = mutate(content.raw(file), place, "deleted");
      if (content.issues(file, next).length === 0) content.replace(file, next);
    }
  }
};
