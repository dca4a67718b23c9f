import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LOCALE } from "../messages/read-messages";
import { formatIssue, type Issue } from "./check/issue";
import { parseJson } from "./check/parse-json";
import { validate } from "./check/validate";
import { officeSchema } from "./schema/agency/office";
import { claimsSchema, siteSettingsSchema, type SiteSettings } from "./schema/agency/site-settings";

const SITE_FILE = "site.json";
const OFFICES_FILE = "offices.json";

/** The files whose facts the tokens stand for. */
export const FACT_FILES: readonly string[] = [SITE_FILE, OFFICES_FILE];

const SITE_TOKENS = [
  "name",
  "legalName",
  "email",
  "careersEmail",
  "phone",
  "whatsapp",
  "domain",
  "address",
  "city",
  "mapQuery",
  "founded",
  "hours",
  "regions",
  ...claimsSchema.keyof().options,
] as const;

const OFFICE_TOKENS = ["officeCount", "countryCount", "cities", "headOffice"] as const;

export const TOKEN_NAMES = [...SITE_TOKENS, ...OFFICE_TOKENS] as const;

export type TokenName = (typeof TOKEN_NAMES)[number];

/** The words that texts of the data may stand in for a fact of data/site.json or data/offices.json, in braces: {name}. */
export type Tokens = Readonly<Record<TokenName, string | number>>;

/** What the tokens have to know of the offices. */
const officesSchema = z.looseObject({
  items: z.array(z.looseObject({ city: officeSchema.shape.city, country: officeSchema.shape.country })).min(1),
});

type Offices = z.output<typeof officesSchema>["items"];

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A fact as English running text has it: small numbers in words. */
const inText = (fact: string | number): string => (typeof fact === "number" ? (NUMBERS[fact] ?? String(fact)) : fact);

const inSentence = (words: Iterable<string>): string =>
  new Intl.ListFormat(LOCALE, { type: "conjunction" }).format(words);

const siteTokensOf = (site: SiteSettings): Pick<Tokens, (typeof SITE_TOKENS)[number]> => ({
  ...site.claims,
  name: site.name,
  legalName: site.legalName,
  email: site.email,
  careersEmail: site.careersEmail,
  phone: site.phone.display,
  whatsapp: site.whatsapp.display,
  domain: site.domain,
  address: site.headquarters.line,
  city: site.headquarters.city,
  mapQuery: site.headquarters.mapQuery,
  founded: String(site.founded),
  hours: site.hours.label,
  regions: inSentence(site.regions),
});

const officeTokensOf = (offices: Offices): Pick<Tokens, (typeof OFFICE_TOKENS)[number]> => ({
  officeCount: offices.length,
  countryCount: new Set(offices.map(({ country }) => country)).size,
  cities: inSentence(new Set(offices.map(({ city }) => city))),
  headOffice: offices[0]?.city ?? "",
});

/**
 * What each token stands for.
 *
 * @param offices data/offices.json as it is written: an office may say its city by a token of data/site.json
 * @throws ContentError where data/offices.json is not as it should be
 */
export const tokensOf = (site: SiteSettings, offices: unknown): Tokens => {
  const siteTokens = siteTokensOf(site);
  const { items } = validated(officesSchema, substituteTokens(offices, siteTokens), OFFICES_FILE);
  return { ...siteTokens, ...officeTokensOf(items) };
};

/** The token that a word in braces names: `team` for {team}, and for {Team}, which begins a sentence. */
export const tokenNamed = (word: string): TokenName | undefined =>
  TOKEN_NAMES.find((name) => name === word || capitalised(name) === word);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A token, or in double braces words that are meant as they stand: {{95%}}. */
export const BRACED = /\{\{([^{}]+)\}\}|\{(\w+)\}/g;

const substituteText = (text: string, tokens: Partial<Tokens>): string | number => {
  const alone = /^\{(\w+)\}$/.exec(text)?.[1];
  const count = TOKEN_NAMES.find((name) => name === alone && typeof tokens[name] === "number");
  if (count) return tokens[count] ?? text;
  return text.replace(BRACED, (braced, literal: string | undefined, word: string | undefined) => {
    if (literal !== undefined) return literal;
    const name = tokenNamed(word ?? "");
    const fact = name && tokens[name];
    if (fact === undefined) return braced;
    return name === word ? inText(fact) : capitalised(inText(fact));
  });
};

/**
 * The same JSON value with every token in its texts replaced by the fact that it stands for. A text that is nothing but
 * the token of a number becomes the number.
 */
export const substituteTokens = (value: unknown, tokens: Partial<Tokens>): unknown => {
  if (typeof value === "string") return substituteText(value, tokens);
  if (Array.isArray(value)) return value.map((entry) => substituteTokens(entry, tokens));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, substituteTokens(entry, tokens)]));
  }
  return value;
};

/** The content is not as it should be. The message has one line for each issue, as the content check prints them. */
export class ContentError extends Error {
  constructor(issues: readonly Issue[]) {
    super(issues.map(formatIssue).join("\n"));
    this.name = "ContentError";
  }
}

/** @throws ContentError where the content does not fit the schema */
const validated = <Schema extends z.ZodType>(schema: Schema, content: unknown, file: string): z.output<Schema> => {
  const { data, issues } = validate(schema, content, `data/${file}`);
  if (data === undefined) throw new ContentError(issues);
  return data;
};

const readJson = (dataDir: string, file: string): unknown => {
  const parsed = parseJson(readFileSync(path.join(dataDir, file), "utf8"));
  if ("issues" in parsed) {
    throw new ContentError(parsed.issues.map((issue) => ({ file: `data/${file}`, path: "", ...issue })));
  }
  return parsed.value;
};

/**
 * The agency's facts. Read from the disk each time, so that an edit during `gatsby develop` counts at once.
 *
 * @throws ContentError where data/site.json is not as it should be
 */
export const readSite = (dataDir: string): SiteSettings =>
  validated(siteSettingsSchema.loose(), readJson(dataDir, SITE_FILE), SITE_FILE);

/**
 * What the tokens stand for, read from the disk like the facts.
 *
 * @throws ContentError where a file of facts is not as it should be
 */
export const readTokens = (dataDir: string): Tokens => tokensOf(readSite(dataDir), readJson(dataDir, OFFICES_FILE));
