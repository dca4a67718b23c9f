import { readFileSync } from "node:fs";
import path from "node:path";
import { siteSettingsType, type SiteSettings } from "./schema/site-settings";

/** The words that texts of the data may stand in for a fact of data/site.json, written in braces: {name}. */
export type Tokens = Readonly<Record<"name" | "email" | "phone" | "domain" | "address", string>>;

export const TOKEN_NAMES: readonly (keyof Tokens)[] = ["name", "email", "phone", "domain", "address"];

export const tokensOf = (site: SiteSettings): Tokens => ({
  name: site.name,
  email: site.email,
  phone: site.phone.display,
  domain: site.domain,
  address: site.headquarters.line,
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

/**
 * The agency's facts. Read from the disk each time, so that an edit during `gatsby develop` counts at once.
 *
 * @throws SyntaxError or ZodError where data/site.json is not as it should be
 */
export const readSite = (dataDir: string): SiteSettings => {
  const content: unknown = JSON.parse(readFileSync(path.join(dataDir, "site.json"), "utf8"));
  return siteSettingsType.loose().parse(content);
};
