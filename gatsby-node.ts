import path from "node:path";
import type { Actions, CreatePagesArgs, Node, Reporter } from "gatsby";
import { FEED_POST } from "./src/constants/feed";

interface CreatePagesApi extends Pick<CreatePagesArgs, "getNodesByType"> {
  readonly actions: Pick<Actions, "createPage">;
  readonly reporter: Pick<Reporter, "panicOnBuild">;
}

interface PageType {
  readonly type: string;
  /** In src/templates/. */
  readonly templateOf: (node: Node) => string;
  /** A site may do without. */
  readonly isOptional?: boolean;
}

/** Each node type with pages. Their nodes have a `path`. */
const PAGE_TYPES: readonly PageType[] = [
  { type: "Page", templateOf: () => "page" },
  { type: "PageIntro", templateOf: ({ page }) => String(page) },
  { type: "BlogPost", templateOf: () => "blog-post", isOptional: true },
  { type: "LegalPage", templateOf: () => "legal-page" },
];

/** A page for each node that has one. It gets the node's id, and its template queries the rest. */
export const createPages = ({ actions, getNodesByType, reporter }: CreatePagesApi): void => {
  const create = (address: string, template: string, { id }: Node, matchPath?: string): void => {
    actions.createPage({
      path: address,
      matchPath,
      component: path.resolve(`src/templates/${template}.tsx`),
      context: { id },
    });
  };
  for (const { type, templateOf, isOptional = false } of PAGE_TYPES) {
    const nodes = getNodesByType(type);
    if (nodes.length === 0 && !isOptional)
      reporter.panicOnBuild(`There is no ${type} to make pages of; data/ has not been read.`);
    for (const node of nodes) create(String(node.path), templateOf(node), node);
  }
  const blog = getNodesByType("PageIntro").find(({ page }) => page === "blog");
  if (blog) create(`${String(blog.path)}${FEED_POST}`, "feed-post", blog, `${String(blog.path)}*`);
};
