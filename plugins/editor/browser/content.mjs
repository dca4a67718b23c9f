// @ts-check
import { isObject } from "./layout.mjs";

/* Turns a file's content into what the editor works on, and back. */

/** @typedef {{ defaults: Record<string, unknown>, order: Record<string, string[][]>, numbers: string[] }} FileRules */

/** Sveltia finds pictures by paths from a root. @param {string} json @returns {unknown} */
export const toEditor = (json) =>
  JSON.parse(json, (_, value) => (typeof value === "string" && value.startsWith("images/") ? `/${value}` : value));

/** Whether two values are the same, whatever the order of their fields. @param {unknown} a @param {unknown} b @returns {boolean} */
const isSame = (a, b) => {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && isSame(Reflect.get(a, name), Reflect.get(b, name)))
  );
};

/** @param {unknown} value */
const isBlank = (value) => value === undefined || value === null || value === "" || isSame(value, []);

/**
 * The content as the file holds it: without what the editor filled in, with the empty fields that it left out, and with
 * fields in the order that they had, or that the schema has.
 *
 * @param {unknown} edited
 * @param {FileRules} rules
 * @param {unknown} [before] the file's content until now
 */
export const fromEditor = (edited, { defaults, numbers, order }, before) => {
  /** @param {unknown} value @param {unknown} old @param {string[]} path @returns {unknown} */
  const tidy = (value, old, path) => {
    const place = path.join(".");
    if (Array.isArray(value)) {
      /** @type {unknown[]} */
      const items = Array.isArray(old) ? old : [];
      const changed = items.map((item) => (value.some((other) => isSame(other, item)) ? undefined : item));
      return value.map((item, index) =>
        tidy(item, items.find((other) => isSame(other, item)) ?? changed[index], [...path, "*"]),
      );
    }
    if (typeof value === "string" && numbers.includes(place) && /^\d+$/.test(value)) return Number(value);
    if (!isObject(value)) return value;
    const known = isObject(old) ? old : {};
    const isFilledIn = (/** @type {string} */ name) =>
      isBlank(value[name]) || isSame(defaults[[...path, name].join(".")], value[name]);
    const kept = Object.keys(known).filter((name) => name in value || isBlank(known[name]));
    const added = Object.keys(value).filter((name) => !(name in known) && !isFilledIn(name));
    const schema = order[place]?.find((fields) => Object.keys(value).every((name) => fields.includes(name))) ?? [];
    const names = [...kept, ...schema.filter((name) => added.includes(name)), ...added];
    return Object.fromEntries(
      names.map((name) => [name, tidy(name in value ? value[name] : known[name], known[name], [...path, name])]),
    );
  };
  /** @type {unknown} */
  const restored = JSON.parse(JSON.stringify(edited), (_, value) =>
    typeof value === "string" && value.startsWith("/images/") ? value.slice(1) : value,
  );
  return tidy(restored, before, []);
};
