// @ts-check
/*
 * Turns a file's content into what the editor works on, and back, in the layout of the text it was read from, so that a
 * change in the editor is a change of a few lines.
 */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** A line with a whole object or list, and the name of its field. */
const ON_ONE_LINE = /^\s*(?:"((?:[^"\\]|\\.)*)": )?([[{].*[\]}]),?$/gm;

/** What objects and lists that are alike have in common: their fields, or the field that they are in. @param {object} value @param {string} name */
const likenessOf = (value, name) => (isObject(value) ? Object.keys(value).join() : `${name}[]`);

/** Whether each object and list of a text is on one line, by its JSON and its likeness. @param {string} text */
const layoutOf = (text) => {
  /** @type {Map<string, boolean>} */
  const layout = new Map();
  /** @param {unknown} value @param {boolean} isOneLine @param {string} name */
  const note = (value, isOneLine, name) => {
    if (typeof value !== "object" || value === null) return;
    layout.set(JSON.stringify(value), isOneLine).set(likenessOf(value, name), isOneLine);
    for (const [field, inner] of Object.entries(value)) note(inner, isOneLine, field);
  };
  note(JSON.parse(text), false, "");
  for (const [, name = "", value = ""] of text.matchAll(ON_ONE_LINE)) {
    try {
      note(JSON.parse(value), true, name);
    } catch {
      // The object begins on this line and ends on another.
    }
  }
  return layout;
};

/**
 * JSON in the layout of the text it was read from. What's new is on one line if others like it are.
 *
 * @param {unknown} value
 * @param {string} [before] that text; none for a new file
 */
export const writeJson = (value, before = "{}") => {
  const layout = layoutOf(before);
  const [, step = "  "] = /^([ \t]+)/m.exec(before) ?? [];
  /** @param {unknown} part @param {string} indent @param {string} name @returns {string} */
  const write = (part, indent, name) => {
    if (typeof part !== "object" || part === null) return JSON.stringify(part);
    const inner = indent + step;
    const [start, end] = isObject(part) ? ["{ ", " }"] : ["[", "]"];
    const parts = Object.entries(part).map(([field, content]) =>
      isObject(part) ? `${JSON.stringify(field)}: ${write(content, inner, field)}` : write(content, inner, field),
    );
    if (parts.length === 0) return isObject(part) ? "{}" : "[]";
    const isOneLine = layout.get(JSON.stringify(part)) ?? layout.get(likenessOf(part, name));
    if (isOneLine && !parts.join().includes("\n")) return start + parts.join(", ") + end;
    return `${start.trim()}\n${parts.map((text) => inner + text).join(",\n")}\n${indent}${end.trim()}`;
  };
  return `${write(value, "", "")}\n`;
};

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
