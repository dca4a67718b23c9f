// @ts-check
import { isObject } from "./layout.mjs";

/* Turns a file's content into what the editor works on, and back. */

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
const isBlank = (value) => (value ?? "") === "" || value === false || isSame(value, []);

/**
 * The content as the file holds it: without the empty fields that the editor added, with those that it left out, and with
 * fields in the order that they had, or that the schema has.
 *
 * @param {unknown} edited
 * @param {import("../config").FileRules} rules
 * @param {unknown} [before] the file's content until now
 */
export const fromEditor = (edited, { numbers, objects }, before) => {
  /** @param {unknown} value @param {unknown} old @param {string[]} path @returns {unknown} */
  const tidy = (value, old, path) => {
    if (Array.isArray(value)) {
      /** @type {unknown[]} */
      const items = Array.isArray(old) ? old : [];
      const changed = items.map((item) => (value.some((other) => isSame(other, item)) ? undefined : item));
      return value.map((item, index) =>
        tidy(item, items.find((other) => isSame(other, item)) ?? changed[index], [...path, "*"]),
      );
    }
    const place = path.join(".");
    if (typeof value === "string" && numbers.includes(place) && /^\d+$/.test(value)) return Number(value);
    if (!isObject(value)) return value;
    const known = isObject(old) ? old : {};
    const kept = Object.keys(known).filter((name) => name in value || isBlank(known[name]));
    const names = Object.keys(value);
    const [, fields = []] =
      objects.find(([at, all]) => at === place && names.every((name) => all.includes(name))) ?? [];
    const added = [...new Set([...fields, ...names])].filter((name) => !(name in known) && !isBlank(value[name]));
    return Object.fromEntries(
      [...kept, ...added].map((name) => [
        name,
        tidy(name in value ? value[name] : known[name], known[name], [...path, name]),
      ]),
    );
  };
  /** @type {unknown} */
  const restored = JSON.parse(JSON.stringify(edited), (_, value) =>
    typeof value === "string" && value.startsWith("/images/") ? value.slice(1) : value,
  );
  return tidy(restored, before, []);
};
