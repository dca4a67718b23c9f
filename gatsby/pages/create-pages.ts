import path from "node:path";
import type { Actions, CreatePagesArgs, Node, Reporter } from "gatsby";

interface CreatePagesApi extends Pick<CreatePagesArgs, "getNodesByType"> {
  readonly actions: Pick<Actions, "createPage">;
  readonly reporter: Pick<Reporter, "panicOnBuild">;
}

/** Each node type with pages, its template in src/templates/, and the address of a node's page. */
const PAGE_TYPES: readonly { type: string; template: string; addressOf: (node: Node) => unknown }[] = [
  { type: "Page", template: "page", addressOf: (page) => page.path },
  { type: "BlogPost", template: "blog-post", addressOf: ({ slug }) => `/blog/${String(slug)}/` },
  { type: "LegalPage", template: "legal-page", addressOf: (page) => page.path },
];

/**
 * One page for each Page, blog post and legal text in the data. A page gets only its node's id;
 * its template queries the rest.
 */
export const createPages = ({ actions, getNodesByType, reporter }: CreatePagesApi): void => {
  for (const { type, template, addressOf } of PAGE_TYPES) {
    const nodes = getNodesByType(type);
    if (nodes.length === 0) reporter.panicOnBuild(`There is no ${type} to make pages of; data/ has not been read.`);
    for (const node of nodes) {
      actions.createPage({
        path: String(addressOf(node)),
        component: path.resolve(`src/templates/${template}.tsx`),
        context: { id: node.id },
      });
    }
  }
};
