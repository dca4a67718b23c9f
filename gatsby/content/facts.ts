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

/** The tokens in a text. */
const tokensIn = (text: string): TokenName[] =>
  [...text.matchAll(TOKEN_PATTERN)].flatMap(([, , word]) => tokenNamed(word ?? "") ?? []);

/** The facts of these tokens. The schema reports what's missing. */
const factsFor = (names: readonly TokenName[], files: FactFiles, plain: Partial<Tokens>): Partial<Tokens> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const facts = writtenFor(name, files).map((text) => String(substituteTokens(text, plain)));
      return facts[0] === undefined ? [] : [[name, sourceOf(name).say?.(facts, plain) ?? facts[0]]];
    }),
  );

/** A fact can be made of others, but only of those that are written out. */
const nestedIssues = (files: FactFiles, plain: Partial<Tokens>): Issue[] =>
  TOKEN_NAMES.flatMap((name) => {
    const nested = writtenFor(name, files)
      .flatMap(tokensIn)
      .find((other) => plain[other] === undefined);
    if (!nested || writtenFor(nested, files).length === 0) return [];
    const { file, path: at } = sourceOf(name);
    const message = `{${nested}} is made of tokens itself; write the words here`;
    return [{ file: `data/${file}`, path: formatPath(at), message }];
  });

const isComplete = (tokens: Partial<Tokens>): tokens is Tokens =>
  TOKEN_NAMES.every((name) => tokens[name] !== undefined);

interface Resolved {
  /** Undefined if data/site.json is invalid. */
  readonly site: SiteSettings | undefined;
  /** Undefined if any file of facts is invalid. */
  readonly tokens: Tokens | undefined;
  /** Facts made of facts that are made of others. */
  readonly nested: readonly Issue[];
  /** All issues, including these. */
  readonly issues: readonly Issue[];
}

/**
 * Replaces the tokens in the files of facts by their values.
 *
 * @param site data/site.json as it is written
 * @param offices data/offices.json as it is written
 */
export const resolveFacts = (site: unknown, offices: unknown): Resolved => {
  const files = { [SITE_FILE]: site, [OFFICES_FILE]: offices };
  const isPlain = (name: TokenName): boolean => writtenFor(name, files).every((text) => tokensIn(text).length === 0);
  const plain = factsFor(TOKEN_NAMES.filter(isPlain), files, {});
  const known = factsFor(TOKEN_NAMES, files, plain);
  const settings = validate(siteSchema, substituteTokens(site, known), `data/${SITE_FILE}`);
  const officeIssues = validate(officesSchema, substituteTokens(offices, known), `data/${OFFICES_FILE}`).issues;
  const nested = nestedIssues(files, plain);
  const issues = [...settings.issues, ...officeIssues, ...nested];
  return { site: settings.data, tokens: issues.length === 0 && isComplete(known) ? known : undefined, nested, issues };
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
