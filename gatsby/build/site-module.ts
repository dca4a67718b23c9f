import path from "node:path";
import { ContentError, readFacts } from "../content/facts";
import { writeFileAtomic } from "../utils/write-file-atomic";

/** What the bundler uses instead of data/site.json (`webpack.ts`): the same facts, with their tokens replaced. */
export const SITE_MODULE = path.join(".cache", "site.json");

/** Writes the facts for the pages' scripts, so that browsers don't have to replace tokens. */
export const writeSiteModule = async (projectDir: string, dataDir: string): Promise<void> => {
  try {
    await writeFileAtomic(path.join(projectDir, SITE_MODULE), JSON.stringify(readFacts(dataDir).site));
  } catch (error) {
    // Someone is editing the file during `gatsby develop`, so the pages keep the last facts.
    if (!(error instanceof ContentError)) throw error;
  }
};
