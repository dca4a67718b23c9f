import path from "node:path";
import { ContentError, readFacts } from "../content/facts";
import { writeFileAtomic } from "../utils/write-file-atomic";

/** What the bundler takes for data/site.json (`webpack.ts`): the same facts, with their tokens replaced. */
export const SITE_MODULE = path.join(".cache", "site.json");

/** Writes the facts for the pages' scripts, so that no browser replaces a token. */
export const writeSiteModule = async (projectDir: string, dataDir: string): Promise<void> => {
  try {
    await writeFileAtomic(path.join(projectDir, SITE_MODULE), JSON.stringify(readFacts(dataDir).site));
  } catch (error) {
    // The file is being edited during `gatsby develop`: the pages keep the last facts.
    if (!(error instanceof ContentError)) throw error;
  }
};
