// @ts-check
/* Writes JSON in the layout of the text it was read from, so that a change in the editor is a change of a few lines. */

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
