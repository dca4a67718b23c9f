import { readFileSync } from "node:fs";
import path from "node:path";
import { formatIssue, type Issue } from "./check/issue";
import { parseJson } from "./check/json/parse-json";
import { validate } from "./check/validate";
import { siteSettingsSchema, type SiteSettings } from "./schema/site-settings";
import { setQuotationMarks } from "./quotation-marks";
import { OFFICES_FILE, readTokens, SITE_FILE, substituteTokens, type Tokens } from "./tokens";

/** The agency's facts, with every token in them replaced, and the tokens' values. */
export interface Facts {
  readonly site: SiteSettings;
  readonly tokens: Tokens;
}

const failed = (issues: readonly Issue[]): Error => new Error(issues.map(formatIssue).join("\n"));

/** @throws Error if the file isn't JSON, with what the content check says of it */
export const readJson = (dataDir: string, file: string): unknown => {
  const parsed = parseJson(readFileSync(path.join(dataDir, file), "utf8"), file);
  if ("issues" in parsed) throw failed(parsed.issues);
  return parsed.value;
};

const siteFile = siteSettingsSchema.loose();

/**
 * The facts, read from the disk each time, so that edits during `gatsby develop` show at once.
 * @throws Error if data/site.json is invalid, with what the content check says of it
 */
export const readFacts = (dataDir: string): Facts => {
  const settings = readJson(dataDir, SITE_FILE);
  const { tokens } = readTokens(settings, readJson(dataDir, OFFICES_FILE));
  setQuotationMarks(tokens.locale);
  const facts = substituteTokens(settings, tokens);
  const issues = validate(siteFile, facts, SITE_FILE);
  if (issues.length > 0) throw failed(issues);
  return { site: siteFile.parse(facts), tokens };
};
