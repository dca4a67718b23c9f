// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ pattern: RegExp, headers: [name: string, value: string][] }} HeaderRule */
/** @typedef {{ pattern: RegExp, to: string, status: number, overFile: boolean }} RedirectRule */

/** @param {string} text */
const linesOf = (text) => text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** `*` matches any text. Other letters are percent-encoded in the file; the pattern is for decoded paths. @param {string} address */
const toPattern = (address) =>
  new RegExp(
    `^${decodeURI(address)
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\*/g, ".*")}$`,
  );

/** The rules in a `_headers` file: a path, followed by its indented headers. @param {string} text */
export const parseHeaders = (text) => {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of linesOf(text)) {
    const [, name, value = ""] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: toPattern(line.trim()), headers: [] });
  }
  return rules;
};

/**
 * The rules in a `_redirects` file: from, to, and a status. A "!" makes the rule override a file at that path.
 *
 * @param {string} text
 * @returns {RedirectRule[]}
 */
export const parseRedirects = (text) =>
  linesOf(text).map((line) => {
    const [from = "", to = "", status = "301"] = line.split(/\s+/);
    return { pattern: toPattern(from), to, status: Number.parseInt(status, 10), overFile: status.endsWith("!") };
  });

/**
 * Every header that the rules set for a path. If rules overlap, their values are joined, as hosts do.
 *
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 */
export const headersFor = (rules, pathname) => {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [name, value] of rules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ headers }) => headers)) {
    const earlier = found.get(name);
    found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return found;
};

/** The first rule for a path. @param {RedirectRule[]} rules @param {string} pathname */
export const redirectFor = (rules, pathname) => rules.find(({ pattern }) => pattern.test(pathname));

/** The rules that a build wrote into the folder it publishes. @param {string} root */
export const readRules = (root) => {
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  return { headers: parseHeaders(read("_headers")), redirects: parseRedirects(read("_redirects")) };
};
