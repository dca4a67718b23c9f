// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ pattern: RegExp, headers: [name: string, value: string][] }} HeaderRule */
/** @typedef {{ pattern: RegExp, to: string, status: number, force: boolean }} RedirectRule */

/** @param {string} file */
const linesOf = (file) => {
  try {
    return readFileSync(file, "utf8").split(/\r?\n/);
  } catch {
    return [];
  }
};

/**
 * `*` matches any text, `:name` one part of the path. Non-ASCII letters are percent-encoded in the file; the
 * pattern is for decoded paths.
 *
 * @param {string} pattern
 */
const toPattern = (pattern) => {
  const source = decodeURI(pattern)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, "(?<splat>.*)")
    .replace(/\/:([a-z]\w*)/gi, "/(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
};

/**
 * The header rules in a `_headers` file: a path, followed by its indented headers.
 *
 * @param {string[]} lines
 */
export const parseHeaders = (lines) => {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of lines) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    if (/^\S/.test(line)) rules.push({ pattern: toPattern(line.trim()), headers: [] });
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? "", (header[2] ?? "").trim()]);
  }
  return rules;
};

/**
 * The rules in a `_redirects` file: from, to, and a status. A "!" makes the rule override a file at that path.
 *
 * @param {string[]} lines
 */
export const parseRedirects = (lines) => {
  /** @type {RedirectRule[]} */
  const rules = [];
  for (const line of lines) {
    const [from, to, status = "301"] = line.trim().split(/\s+/);
    if (!from || !to || from.startsWith("#")) continue;
    rules.push({ pattern: toPattern(from), to, status: Number.parseInt(status, 10), force: status.endsWith("!") });
  }
  return rules;
};

/**
 * Every header that the rules set for a path. If rules overlap, their values are joined, as hosts do.
 *
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 */
export const headersFor = (rules, pathname) => {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { pattern, headers } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const [name, value] of headers) {
      const earlier = found.get(name);
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
};

/**
 * The first rule for a path, with `:splat` and `:name` filled in.
 *
 * @param {RedirectRule[]} rules
 * @param {string} pathname
 * @returns {{ to: string, status: number } | undefined}
 */
export const redirectFor = (rules, pathname) => {
  for (const { pattern, to, status } of rules) {
    const match = pattern.exec(pathname);
    if (match) return { to: to.replace(/:([a-z]\w*)/gi, (name, key) => match.groups?.[key] ?? name), status };
  }
  return undefined;
};

/** The rules that a build wrote into the folder it publishes. @param {string} root */
export const readRules = (root) => ({
  headers: parseHeaders(linesOf(path.join(root, "_headers"))),
  redirects: parseRedirects(linesOf(path.join(root, "_redirects"))),
});
