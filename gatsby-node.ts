import path from "node:path";
import type { Actions, CreatePagesArgs, Node, Reporter } from "gatsby";

interface CreatePagesApi extends Pick<CreatePagesArgs, "getNodesByType"> {
  readonly actions: Pick<Actions, "createPage">;
  readonly reporter: Pick<Reporter, "panicOnBuild">;
}

interface PageType {
  readonly type: string;
  /** In src/templates/. */
  readonly template: string;
  readonly addressOf: (node: Node) => unknown;
  /** A site may do without. */
  readonly isOptional?: boolean;
}

/** Each node type with pages. */
const PAGE_TYPES: readonly PageType[] = [
  { type: "Page", template: "page", addressOf: (page) => page.path },
  { type: "BlogPost", template: "blog-post", addressOf: ({ slug }) => `/blog/${String(slug)}/`, isOptional: true },
  { type: "LegalPage", template: "legal-page", addressOf: (page) => page.path },
];

/** A page for each Page, blog post and legal text in the data. It gets its node's id, and its template queries the rest. */
export const createPages = ({ actions, getNodesByType, reporter }: CreatePagesApi): void => {
  for (const { type, template, addressOf, isOptional = false } of PAGE_TYPES) {
    const nodes = getNodesByType(type);
    if (nodes.length === 0 && !isOptional)
      reporter.panicOnBuild(`There is no ${type} to make pages of; data/ has not been read.`);
    for (const node of nodes) {
      actions.createPage({
        path: String(addressOf(node)),
        component: path.resolve(`src/templates/${template}.tsx`),
        context: { id: node.id },
      });
    }
  }
};
