import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { formatIssue, type Issue } from "./check/issue";
import { parseJson } from "./check/json/parse-json";
import { validate } from "./check/validate";
import { officeSchema } from "./schema/agency/office";
import { siteSettingsSchema, type SiteSettings } from "./schema/agency/site-settings";
import { setQuotationMarks } from "./quotation-marks";
import { OFFICES_FILE, readTokens, SITE_FILE, substituteTokens, type Tokens } from "./tokens";

/** The agency's facts, with every token in them replaced, and the tokens' values. */
export interface Facts {
  readonly site: SiteSettings;
  readonly tokens: Tokens;
}

/** The content is invalid. The message has one line for each issue, as the content check prints them. */
class ContentError extends Error {
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

const siteFile = siteSettingsSchema.loose();
const officesFile = z.looseObject({ items: z.array(officeSchema).min(1) });

/**
 * The facts, read from the disk each time, so that edits during `gatsby develop` show at once.
 *
 * @throws ContentError if a file of facts is invalid
 */
export const readFacts = (dataDir: string): Facts => {
  const [settings, offices] = [readJson(dataDir, SITE_FILE), readJson(dataDir, OFFICES_FILE)];
  const { tokens, issues: nested } = readTokens(settings, offices);
  if (tokens.locale !== undefined) setQuotationMarks(tokens.locale);
  const site = validate(siteFile, substituteTokens(settings, tokens), `data/${SITE_FILE}`);
  const others = validate(officesFile, substituteTokens(offices, tokens), `data/${OFFICES_FILE}`);
  const issues = [...site.issues, ...others.issues, ...nested];
  if (!site.data || issues.length > 0) throw new ContentError(issues);
  return { site: site.data, tokens };
};
