import path from "node:path";
import type { Actions, CreatePagesArgs, Node, Reporter } from "gatsby";
import { PORTFOLIO_PAGE_SIZE, portfolioPagePath, type PortfolioPageContext } from "../../src/constants/portfolio";

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

/**
 * The images of the portfolio that /our-works/ has no room for, in pages: of all types, and of each type for its filter.
 * The component is the one of /our-works/. Gatsby warns of a template that no page uses, and most sites have few images.
 */
const createPortfolioPages = ({ actions, getNodesByType }: CreatePagesApi): void => {
  const types = getNodesByType("PortfolioImage").map(({ type }) => String(type));
  if (types.length <= PORTFOLIO_PAGE_SIZE) return;
  for (const type of [undefined, ...new Set(types)]) {
    const count = types.filter((other) => type === undefined || other === type).length;
    const pages = Math.ceil(count / PORTFOLIO_PAGE_SIZE);
    for (let number = type === undefined ? 2 : 1; number <= pages; number += 1) {
      const skip = (number - 1) * PORTFOLIO_PAGE_SIZE;
      const context: PortfolioPageContext = { isFurther: true, type, skip, number, pages };
      actions.createPage({
        path: portfolioPagePath(type ?? "all", number),
        component: path.resolve("src/pages/our-works.tsx"),
        context: { ...context },
      });
    }
  }
};

/**
 * One page for each Page, blog post and legal text in the data, and pages of images. A page gets only its node's id, or
 * which images it has; its template queries the rest.
 */
export const createPages = (api: CreatePagesApi): void => {
  const { actions, getNodesByType, reporter } = api;
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
  createPortfolioPages(api);
};
