import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: (readonly [name: string, value: string])[];
}

const linesOf = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** `*` matches any text. Other letters are percent-encoded in the file; the pattern is for decoded paths. */
const toPattern = (address: string): RegExp =>
  new RegExp(
    `^${decodeURI(address)
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\*/g, ".*")}$`,
  );

/** The rules in a `_headers` file: a path, followed by its indented headers. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    const [, name, value = ""] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ pattern: toPattern(line.trim()), headers: [] });
  }
  return rules;
};

/** The rules in a `_redirects` file: from, to, and a status. A "!" makes the rule override a file at that path. */
export const parseRedirects = (text: string) =>
  linesOf(text).map((line) => {
    const [from = "", to = "", status = "301"] = line.split(/\s+/);
    return { pattern: toPattern(from), to, status: Number.parseInt(status, 10), overFile: status.endsWith("!") };
  });

/** Every header that the rules set for a path. If rules overlap, their values are joined, as hosts do. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Headers => {
  const found = new Headers();
  for (const { pattern, headers } of rules)
    if (pattern.test(pathname)) for (const [name, value] of headers) found.append(name, value);
  return found;
};

type RedirectRule = ReturnType<typeof parseRedirects>[number];

/** The first rule for a path. */
export const redirectFor = (rules: readonly RedirectRule[], pathname: string): RedirectRule | undefined =>
  rules.find(({ pattern }) => pattern.test(pathname));

/** A file of rules that a build wrote into the folder it publishes. */
export const readRules = (root: string, name: "_headers" | "_redirects"): string => {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};
