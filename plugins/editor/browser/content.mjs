// @ts-check
import { isObject, isSame } from "./layout.mjs";

/* Turns a file's content into what the editor works on, and back. */

/** @typedef {{ sizes: Record<string, [number, number]>, defaults: Record<string, unknown>, order: Record<string, string[][]>, numbers: string[], unique: string[] }} FileRules */

/**
 * Calls a function for each text, number and object of a value, and puts what it returns in their place.
 *
 * @param {unknown} value
 * @param {(value: unknown, path: string) => unknown} change
 * @param {string} [path] such as `items.*.logo`
 * @returns {unknown}
 */
const mapValues = (value, change, path = "") => {
  /** @param {string} part */
  const inside = (part) => (path ? `${path}.${part}` : part);
  if (Array.isArray(value))
    return change(
      value.map((item) => mapValues(item, change, inside("*"))),
      path,
    );
  if (!isObject(value)) return change(value, path);
  const entries = Object.entries(value).map(([name, field]) => [name, mapValues(field, change, inside(name))]);
  return change(Object.fromEntries(entries), path);
};

/** Sveltia finds pictures by paths from a root. @param {unknown} content */
export const toEditor = (content) =>
  mapValues(content, (value) => (typeof value === "string" && value.startsWith("images/") ? `/${value}` : value));

/** @param {unknown} value */
const isBlank = (value) => value === undefined || value === null || value === "" || isSame(value, []);

/**
 * The content as the file holds it: without what the editor filled in, and new objects in the order of the schema.
 *
 * @param {unknown} content
 * @param {FileRules} rules
 * @param {unknown} [before] the file's content until now
 */
export const fromEditor = (content, { defaults, numbers, order }, before) => {
  const restored = mapValues(content, (value, path) => {
    if (typeof value === "string" && value.startsWith("/images/")) return value.slice(1);
    if (numbers.includes(path) && typeof value === "string" && /^\d+$/.test(value)) return Number(value);
    return value;
  });
  /** @param {unknown} value @param {unknown} old @param {string[]} path @returns {unknown} */
  const tidy = (value, old, path) => {
    if (Array.isArray(value)) {
      const items = Array.isArray(old) ? old : [];
      return value.map((item, index) =>
        tidy(item, items.find((other) => isSame(other, item)) ?? items[index], [...path, "*"]),
      );
    }
    if (!isObject(value)) return value;
    const known = isObject(old) ? old : {};
    const names =
      order[path.join(".")]?.find((fields) => Object.keys(value).every((name) => fields.includes(name))) ?? [];
    const isFilledIn = (/** @type {string} */ name) => {
      const place = [...path, name].join(".");
      return isBlank(value[name]) || (place in defaults && isSame(defaults[place], value[name]));
    };
    return Object.fromEntries(
      [...names.filter((name) => name in value), ...Object.keys(value).filter((name) => !names.includes(name))]
        .filter((name) => name in known || !isFilledIn(name))
        .map((name) => [name, tidy(value[name], known[name], [...path, name])]),
    );
  };
  return tidy(restored, before, []);
};

/**
 * Values of the items that must be unique and aren't.
 *
 * @param {unknown} content
 * @param {FileRules} rules
 */
export const duplicates = (content, { unique }) => {
  const items = isObject(content) && Array.isArray(content.items) ? content.items.filter(isObject) : [];
  return unique.flatMap((field) =>
    items.flatMap((item, index) => {
      const first = items.findIndex((other) => other[field] === item[field]);
      return first < index && item[field] !== undefined
        ? [
            `[${index}].${field}: ${JSON.stringify(item[field])} is taken by [${first}], entry ${first + 1} of the list; give this one another ${field}`,
          ]
        : [];
    }),
  );
};

/**
 * The pictures of a file for which there's a smallest size.
 *
 * @param {unknown} content
 * @param {FileRules} rules
 */
export const sizedPictures = (content, { sizes }) => {
  /** @type {{ place: string, picture: string, width: number, height: number }[]} */
  const pictures = [];
  /** @param {unknown} value @param {string} path @param {string} place */
  const visit = (value, path, place) => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        visit(item, `${path}.*`, place === "items" ? `[${index}]` : `${place}[${index}]`);
    } else if (isObject(value)) {
      for (const [name, field] of Object.entries(value))
        visit(field, path ? `${path}.${name}` : name, place ? `${place}.${name}` : name);
    }
    const size = sizes[path];
    if (size && typeof value === "string") pictures.push({ place, picture: value, width: size[0], height: size[1] });
  };
  visit(content, "", "");
  return pictures;
};
