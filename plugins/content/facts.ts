import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { listFiles } from "../utils/list-files";
import { formatIssue, type Issue } from "./check/issue";
import { parseJson } from "./check/json";
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

/**
 * Where Gatsby reads the content: `data/`, or during `gatsby develop` a copy of it as it last passed the content check,
 * so that a mistake changes nothing on the pages.
 */
export const contentDir = (projectDir: string): string =>
  path.join(projectDir, process.env.NODE_ENV === "development" ? ".cache/content" : "data");

const listSchema = z.looseObject({ items: z.array(z.unknown()) });
const pageSchema = z.looseObject({ path: z.string(), shared: z.array(z.string()).default([]) });

/** The pages of data/pages/ that list the posts, as the blog does. */
export const otherBlogs = (dataDir: string): string[] =>
  listFiles(path.join(dataDir, "pages"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => pageSchema.parse(readJson(dataDir, `pages/${file}`)))
    .filter(({ shared }) => shared.includes("blog-list"))
    .map((page) => page.path);

/** Pages with nothing to show yet, as each of their lists is empty: the site doesn't lead to them. */
export const emptyPages = (dataDir: string, blogHost = process.env.GATSBY_BLOG_API_HOST): string[] => {
  const { works, clients, blog } = readFacts(dataDir).site.paths;
  const isEmpty = (name: string): boolean => listSchema.parse(readJson(dataDir, `${name}.json`)).items.length === 0;
  return [
    ...(["portfolio-images", "reels", "websites"].every(isEmpty) ? [works] : []),
    ...(isEmpty("clients") ? [clients] : []),
    ...(!blogHost && isEmpty("posts") ? [blog, ...otherBlogs(dataDir)] : []),
  ];
};

/** The facts for the pages' scripts. Links to an empty page come back by themselves once there is something on it. */
export const siteForPages = (dataDir: string): SiteSettings => {
  const { site } = readFacts(dataDir);
  const empty = emptyPages(dataDir);
  const leadsSomewhere = ({ to }: { readonly to: string }): boolean => !empty.includes(to);
  return {
    ...site,
    navigation: site.navigation.filter(leadsSomewhere),
    footer: { ...site.footer, quickLinks: site.footer.quickLinks.filter(leadsSomewhere) },
  };
};
