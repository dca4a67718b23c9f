import path from "node:path";
import { writeIfChanged } from "../utils/write-if-changed";
import { emptyPages } from "./empty-pages";
import { readFacts } from "./facts";
import type { SiteSettings } from "./schema/site-settings";

/** What the bundler uses instead of data/site.json (`gatsby-node.ts`): the same facts, with their tokens replaced. */
export const SITE_MODULE = path.join(".cache", "site.json");

/** Links to a page come back by themselves once there is something on it. */
const withoutLinksTo = (pages: readonly string[], site: SiteSettings): SiteSettings => {
  const leadsSomewhere = ({ to }: { readonly to: string }): boolean => !pages.includes(to);
  return {
    ...site,
    navigation: site.navigation.filter(leadsSomewhere),
    footer: { ...site.footer, quickLinks: site.footer.quickLinks.filter(leadsSomewhere) },
  };
};

/** Writes the facts for the pages' scripts, so that browsers don't have to replace tokens. */
export const writeSiteModule = async (projectDir: string, dataDir: string): Promise<void> => {
  const site = withoutLinksTo(emptyPages(dataDir), readFacts(dataDir).site);
  await writeIfChanged(path.join(projectDir, SITE_MODULE), JSON.stringify(site));
};
