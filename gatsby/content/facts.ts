import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { formatIssue, formatPath, type Issue, type Path } from "./check/issue";
import { parseJson } from "./check/json/parse-json";
import { validate } from "./check/validate";
import { officeSchema } from "./schema/agency/office";
import { siteSettingsSchema, type SiteSettings } from "./schema/agency/site-settings";
import {
  TOKEN_PATTERN,
  OFFICES_FILE,
  SITE_FILE,
  sourceOf,
  substituteTokens,
  TOKEN_NAMES,
  tokenNamed,
  type TokenName,
  type Tokens,
} from "./tokens";

/** The agency's facts, with every token in them replaced, and the tokens' values. */
export interface Facts {
  readonly site: SiteSettings;
  readonly tokens: Tokens;
}

/** The files of facts, as written. */
type FactFiles = Readonly<Record<string, unknown>>;

const siteSchema = siteSettingsSchema.loose();

/** What the tokens need to know about the offices. */
const officesSchema = z.looseObject({
  items: z.array(z.looseObject({ city: officeSchema.shape.city, country: officeSchema.shape.country })).min(1),
});

const valuesAt = (value: unknown, [key, ...rest]: Path): unknown[] => {
  if (key === undefined) return Array.isArray(value) ? value : [value];
  if (Array.isArray(value) && typeof key !== "number") return value.flatMap((entry) => valuesAt(entry, [key, ...rest]));
  return typeof value === "object" && value !== null ? valuesAt(Reflect.get(value, key), rest) : [];
};

/** The value in the field that a token refers to. */
const writtenFor = (name: TokenName, files: FactFiles): string[] => {
  const { file, path: at } = sourceOf(name);
  return valuesAt(files[file], at)
    .filter((value) => typeof value === "string" || typeof value === "number")
    .map(String);
};

/** The tokens that a token depends on. */
const neededFor = (name: TokenName, files: FactFiles): TokenName[] => [
  ...(sourceOf(name).needs ?? []),
  ...writtenFor(name, files).flatMap((text) =>
    [...text.matchAll(TOKEN_PATTERN)].flatMap(([, literal, word]) => (literal ? [] : (tokenNamed(word ?? "") ?? []))),
  ),
];

/** The tokens in order of dependency, each with its fact, and the tokens that have none. */
const solve = (files: FactFiles): { known: Partial<Tokens>; unsolved: ReadonlySet<TokenName> } => {
  let known: Partial<Tokens> = {};
  const unsolved = new Set<TokenName>(TOKEN_NAMES);
  for (let left = Infinity; unsolved.size < left;) {
    left = unsolved.size;
    for (const name of unsolved) {
      if (neededFor(name, files).some((needed) => unsolved.has(needed))) continue;
      unsolved.delete(name);
      const facts = writtenFor(name, files).map((text) => String(substituteTokens(text, known)));
      // The schema reports what's missing.
      if (facts[0] !== undefined) known = { ...known, [name]: sourceOf(name).say?.(facts, known) ?? facts[0] };
    }
  }
  return { known, unsolved };
};

/** Tokens whose texts contain themselves: one issue for each circle, at its first token. */
const cycleIssues = (unsolved: ReadonlySet<TokenName>, files: FactFiles): Issue[] => {
  const reachable = (from: TokenName, found = new Set<TokenName>()): ReadonlySet<TokenName> => {
    for (const next of neededFor(from, files))
      if (unsolved.has(next) && !found.has(next)) reachable(next, found.add(next));
    return found;
  };
  const told = new Set<TokenName>();
  return [...unsolved].flatMap((name): Issue[] => {
    const circle = [...reachable(name)].filter((other) => reachable(other).has(name));
    if (circle.length === 0 || told.has(name)) return [];
    for (const other of circle) told.add(other);
    const { file, path: at } = sourceOf(name);
    const next = neededFor(name, files).find((needed) => circle.includes(needed)) ?? name;
    const message =
      next === name
        ? `{${name}} stands for this text itself; write the words`
        : `{${next}} stands for a text that is made of {${name}}, which is this one; write the words in one of the two`;
    return [{ file: `data/${file}`, path: formatPath(at), message }];
  });
};

const isComplete = (tokens: Partial<Tokens>): tokens is Tokens =>
  TOKEN_NAMES.every((name) => tokens[name] !== undefined);

interface Resolved {
  /** Undefined if data/site.json is invalid. */
  readonly site: SiteSettings | undefined;
  /** Undefined if any file of facts is invalid. */
  readonly tokens: Tokens | undefined;
  /** Tokens that refer back to themselves. */
  readonly cycles: readonly Issue[];
  /** All issues, including these. */
  readonly issues: readonly Issue[];
}

/**
 * Replaces the tokens in the files of facts by their values, which can contain tokens too.
 *
 * @param site data/site.json as it is written
 * @param offices data/offices.json as it is written
 */
export const resolveFacts = (site: unknown, offices: unknown): Resolved => {
  const files = { [SITE_FILE]: site, [OFFICES_FILE]: offices };
  const { known, unsolved } = solve(files);
  const settings = validate(siteSchema, substituteTokens(site, known), `data/${SITE_FILE}`);
  const officeIssues = validate(officesSchema, substituteTokens(offices, known), `data/${OFFICES_FILE}`).issues;
  const cycles = cycleIssues(unsolved, files);
  const issues = [...settings.issues, ...officeIssues, ...cycles];
  return { site: settings.data, tokens: issues.length === 0 && isComplete(known) ? known : undefined, cycles, issues };
};

/** The content is invalid. The message has one line for each issue, as the content check prints them. */
export class ContentError extends Error {
  constructor(issues: readonly Issue[]) {
    super(issues.map(formatIssue).join("\n"));
    this.name = "ContentError";
  }
}

/** @throws ContentError if the file isn't JSON */
export const readJson = (dataDir: string, file: string): unknown => {
  const parsed = parseJson(readFileSync(path.join(dataDir, file), "utf8"));
  if ("issues" in parsed) {
    throw new ContentError(parsed.issues.map((issue) => ({ file: `data/${file}`, path: "", ...issue })));
  }
  return parsed.value;
};

/**
 * The facts, read from the disk each time, so that edits during `gatsby develop` show at once.
 *
 * @throws ContentError if a file of facts is invalid
 */
export const readFacts = (dataDir: string): Facts => {
  const { site, tokens, issues } = resolveFacts(readJson(dataDir, SITE_FILE), readJson(dataDir, OFFICES_FILE));
  if (!site || !tokens) throw new ContentError(issues);
  return { site, tokens };
};
