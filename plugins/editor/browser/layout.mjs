// @ts-check
/* Writes JSON in the layout of the text it was read from, so that a change in the editor is a change of a few lines. */

/**
 * A value and its text.
 *
 * @typedef {{ value: unknown, text: string, items: Node[], fields: Map<string, Node> }} Node
 */

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+)/gy;

/**
 * Reads JSON that is known to be valid.
 *
 * @param {string} source
 * @returns {Node}
 */
const readLayout = (source) => {
  const tokens = [...source.matchAll(TOKEN)].map(([all, token = ""], index, matches) => ({
    token,
    start: (matches[index]?.index ?? 0) + all.length - token.length,
  }));
  let next = 0;
  /** @returns {Node} */
  const read = () => {
    const { token = "", start = 0 } = tokens[next++] ?? {};
    /** @type {Node[]} */
    const items = [];
    /** @type {Map<string, Node>} */
    const fields = new Map();
    if (token !== "[" && token !== "{") return { value: JSON.parse(token), text: token, items, fields };
    while (!["]", "}"].includes(tokens[next]?.token ?? "]")) {
      if (token === "[") items.push(read());
      else {
        const key = String(JSON.parse(tokens[next]?.token ?? ""));
        next += 2;
        fields.set(key, read());
      }
      if (tokens[next]?.token === ",") next += 1;
    }
    const text = source.slice(start, (tokens[next++]?.start ?? 0) + 1);
    return { value: JSON.parse(text), text, items, fields };
  };
  return read();
};

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const isEmpty = (value) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Whether two values are the same, whatever the order of their fields. @param {unknown} a @param {unknown} b @returns {boolean} */
export const isSame = (a, b) => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && isSame(a[name], b[name]));
};

/**
 * The item that each new item was before: the same one, which may have moved, or else the one in its place.
 *
 * @param {unknown[]} values
 * @param {Node[]} before
 */
const matchItems = (values, before) => {
  const left = new Set(before);
  const same = values.map((value) => {
    const node = [...left].find((candidate) => isSame(candidate.value, value));
    if (node) left.delete(node);
    return node;
  });
  return same.map((node, index) => {
    const inPlace = before[index];
    return node ?? (inPlace && left.has(inPlace) ? inPlace : undefined);
  });
};

/**
 * @param {unknown} value
 * @param {Node | undefined} before what it was
 * @param {Node | undefined} model whose layout a new value follows
 * @param {string} indent
 * @returns {string}
 */
const write = (value, before, model, indent) => {
  if (before && isSame(before.value, value)) return before.text;
  const layout = before ?? model;
  const inner = `${indent}  `;
  /** @param {string} start @param {string[]} parts @param {string} end */
  const wrap = (start, parts, end) => {
    if (parts.length === 0) return start + end;
    const isOneLine = layout !== undefined && !isEmpty(layout.value) && !layout.text.includes("\n");
    const space = start === "{" ? " " : "";
    if (isOneLine && parts.every((part) => !part.includes("\n"))) {
      return `${start}${space}${parts.join(", ")}${space}${end}`;
    }
    return `${start}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${end}`;
  };
  if (Array.isArray(value)) {
    const matches = matchItems(value, before?.items ?? []);
    const first = layout?.items[0];
    return wrap(
      "[",
      value.map((item, index) => write(item, matches[index], first, inner)),
      "]",
    );
  }
  if (!isObject(value)) return JSON.stringify(value);
  // What was written as empty stays.
  const kept = [...(layout?.fields ?? [])].filter(([name, node]) => name in value || (before && isEmpty(node.value)));
  const names = [...new Set([...kept.map(([name]) => name), ...Object.keys(value)])];
  return wrap(
    "{",
    names.map((name) => {
      const own = before?.fields.get(name);
      return `${JSON.stringify(name)}: ${write(name in value ? value[name] : own?.value, own, model?.fields.get(name), inner)}`;
    }),
    "}",
  );
};

/**
 * JSON in the layout of the text it was read from.
 *
 * @param {unknown} value
 * @param {string} [before] that text; none for a new file
 */
export const writeJson = (value, before) =>
  `${write(value, before === undefined ? undefined : readLayout(before), undefined, "")}\n`;
