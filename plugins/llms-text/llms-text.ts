import { readFile } from "node:fs/promises";
import path from "node:path";
import { JSDOM } from "jsdom";
import { z } from "zod";
import { nodesOf, siteOf, type GetNodesByType, type Site } from "../utils/nodes-of";
import { writeIfChanged } from "../utils/write-if-changed";

interface PageSummary {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

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

const parser = new new JSDOM().window.DOMParser();

/** Writes llms.txt from the titles and descriptions of the built pages. Those that search engines may not list are left out. */
export const writeLlmsText = async (publicDir: string, getNodesByType: GetNodesByType): Promise<void> => {
  const addresses = nodesOf(getNodesByType, "SitePage", { path: z.string() })
    .map((page) => page.path)
    .filter((address) => address.endsWith("/"))
    .sort();
  const pages = await Promise.all(
    addresses.map(async (address): Promise<PageSummary[]> => {
      const html = await readFile(path.join(publicDir, address, "index.html"), "utf8");
      const document = parser.parseFromString(html.replace(/<\/head>.*/s, ""), "text/html");
      const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
      const isListed = document.querySelector("meta[content=noindex]") === null;
      return isListed ? [{ path: address, title: document.title, description }] : [];
    }),
  );
  await writeIfChanged(path.join(publicDir, "llms.txt"), renderLlmsText(siteOf(getNodesByType), pages.flat()));
};
