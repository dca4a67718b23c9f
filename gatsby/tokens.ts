import { readFileSync } from "node:fs";
import path from "node:path";
import { formatIssue, type Issue } from "./check-content/issue";
import { parseJson } from "./check-content/parse-json";
import { validate } from "./check-content/validate";
import { claimsSchema, siteSettingsSchema, type SiteSettings } from "./schema/site-settings";

const SITE_FILE = "data/site.json";

type FactToken = "name" | "email" | "phone" | "domain" | "address" | "city" | "founded" | "hours";

/** The words that texts of the data may stand in for a fact of data/site.json, written in braces: {name}. */
export type Tokens = Readonly<Record<FactToken | keyof SiteSettings["claims"], string>>;

export const TOKEN_NAMES: readonly (keyof Tokens)[] = [
  "name",
  "email",
  "phone",
  "domain",
  "address",
  "city",
  "founded",
  "hours",
  ...claimsSchema.keyof().options,
];

export const tokensOf = (site: SiteSettings): Tokens => ({
  ...site.claims,
  name: site.name,
  email: site.email,
  phone: site.phone.display,
  domain: site.domain,
  address: site.headquarters.line,
  city: site.headquarters.city,
  founded: String(site.founded),
  hours: site.hours.label,
});

const isToken = (word: string): word is keyof Tokens => TOKEN_NAMES.some((name) => name === word);

const substituteText = (text: string, tokens: Tokens): string =>
  text.replace(/\{(\w+)\}/g, (braced, word: string) => (isToken(word) ? tokens[word] : braced));

/** The same JSON value with every token in its texts replaced by the fact that it stands for. */
export const substituteTokens = (value: unknown, tokens: Tokens): unknown => {
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

/**
 * The agency's facts. Read from the disk each time, so that an edit during `gatsby develop` counts at once.
 *
 * @throws ContentError where data/site.json is not as it should be
 */
export const readSite = (dataDir: string): SiteSettings => {
  const parsed = parseJson(readFileSync(path.join(dataDir, "site.json"), "utf8"));
  if ("issues" in parsed)
    throw new ContentError(parsed.issues.map((issue) => ({ file: SITE_FILE, path: "", ...issue })));
  const { data, issues } = validate(siteSettingsSchema.loose(), parsed.value, SITE_FILE);
  if (!data) throw new ContentError(issues);
  return data;
};
