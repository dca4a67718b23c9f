import type { Path } from "../content/check/issue";
import { isFields } from "../content/check/document";
import type { ChangedContent } from "./changed-content";

/** What may happen to a field of the content under an editor's hands, or in a broken export. */
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

/** Stands for "leave the field out". */
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
  // Where the token of a number stands, a number would be right.
  if (typeof value === "string") return /^\{\w+Count\}$/.test(value) ? ["text"] : 7;
  if (Array.isArray(value)) return "text";
  return isFields(value) ? ["text"] : "text";
};

/** The field's new value, or nothing where the mutation is not for a field of this kind. */
const changed = (mutation: Mutation, value: unknown): unknown => {
  if (mutation === "deleted") return GONE;
  if (mutation === "emptied") return emptied(value);
  if (mutation === "mistyped") return mistyped(value);
  return typeof value === "string" ? TEXTS[mutation] : undefined;
};

/** The same JSON with another value at one place; what lies off the way there is shared, not copied. */
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

/** A place in a JSON file. */
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

/** The file after a mutation, or nothing where the place is of a kind that the mutation is not for. */
export const mutated = (json: unknown, { path, value }: Place, mutation: Mutation): unknown => {
  const next = changed(mutation, value);
  return next === undefined ? undefined : withValueAt(json, path, next);
};

/** A word that no language breaks, a text that runs the other way, signs beyond the first plane, and what would be code. */
const TROUBLE = [
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "وكالة التسويق الرقمي التي ترى ما لا يراه غيرها",
  "🚀👩‍👩‍👧‍👦🏳️‍🌈👍🏽",
  'javascript:alert(1) <img src=x onerror="alert(1)"> &lt;b&gt; </script>',
];

/** The longest first: each field takes the first that it has room for. */
const LENGTHS = [10_000, 320, 250, 160, 60, 30, 20];

/**
 * A text of a length, made of trouble. Which trouble comes first changes from one number to the next, and so no two
 * texts are the same.
 */
const troubledText = (length: number, number: number): string => {
  const words = TROUBLE.map((_, index) => TROUBLE[(index + number) % TROUBLE.length]).join(" ");
  const text = `${number} ${words} ${"and goes on and on ".repeat(Math.ceil(length / 19))}`;
  // Not between the halves of a sign.
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, "")
    .trimEnd();
};

/** Puts into every field that takes any text the longest and strangest one that the check lets through. */
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

/** Takes away every field and every entry of a list that the check lets go. */
export const thinContent = (content: ChangedContent): void => {
  for (const file of content.files) {
    // From the end, so that the places before stay where they are.
    for (const place of placesIn(content.raw(file)).reverse()) {
      const next = mutated(content.raw(file), place, "deleted");
      if (content.issues(file, next).length === 0) content.replace(file, next);
    }
  }
};
