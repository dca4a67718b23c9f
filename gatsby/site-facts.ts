import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

// Loose: other settings pass through, so that a text may name any of them as a token.
const siteFacts = z.looseObject({
  name: z.string(),
  domain: z.url(),
  description: z.string(),
  email: z.email(),
});

/** The site settings that feeds and hosting files are written from. */
export type SiteFacts = z.infer<typeof siteFacts>;

export const readJson = async (file: string): Promise<unknown> => {
  const content: unknown = JSON.parse(await readFile(file, "utf8"));
  return content;
};

/** Reads `data/site.json` outside GraphQL, for what is written after Gatsby's own build is over. */
export const readSiteFacts = async (projectDir: string): Promise<SiteFacts> =>
  siteFacts.parse(await readJson(path.join(projectDir, "data", "site.json")));
