import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { unescapeMarkup } from "../utils/markup";
import { nodesOf, siteOf, type GetNodesByType, type Site } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";

interface PageSummary {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const summaryOf = (pagePath: string, html: string): PageSummary => {
  const [, title = ""] = /<title[^>]*>([^<]*)</.exec(html) ?? [];
  const [, description = ""] = /<meta[^>]*\sname="description"[^>]*\scontent="([^"]*)"/.exec(html) ?? [];
  return { path: pagePath, title: unescapeMarkup(title), description: unescapeMarkup(description) };
};

/** The format of https://llmstxt.org. A page with pages below it, such as /services/, has its own list. */
const renderLlmsText = (site: Site, pages: readonly PageSummary[]): string => {
  const link = ({ path: pagePath, title, description }: PageSummary): string =>
    `- [${title}](${site.domain}${pagePath}): ${description}`;
  const below = (parent: PageSummary): readonly PageSummary[] =>
    parent.path === "/" ? [] : pages.filter((page) => page !== parent && page.path.startsWith(parent.path));
  const parents = pages.filter((page) => below(page).length > 0);
  const rest = pages.filter((page) => !parents.some((parent) => page === parent || below(parent).includes(page)));
  const parts = [
    `# ${site.name}`,
    `> ${site.description}`,
    rest.map(link).join("\n"),
    ...parents.map((parent) => `## ${parent.title}\n\n${[parent, ...below(parent)].map(link).join("\n")}`),
  ];
  return `${parts.join("\n\n")}\n`;
};

/** Writes llms.txt from the titles and descriptions of the built pages. Those that search engines may not list are left out. */
export const writeLlmsText = async (publicDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const addresses = nodesOf(getNodesByType, "SitePage", { path: z.string() })
    .map((page) => page.path)
    .filter((address) => address.endsWith("/"))
    .sort();
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const html = await readFile(path.join(publicDir, address, "index.html"), "utf8");
      return /<meta[^>]*\scontent="noindex"/.test(html) ? [] : [summaryOf(address, html)];
    }),
  );
  await writeIfChanged(path.join(publicDir, "llms.txt"), renderLlmsText(siteOf(getNodesByType), pages.flat()));
};
