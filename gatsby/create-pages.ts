import path from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * One page for each Page, blog post and legal text of the data. A page is handed the id of its node and nothing else;
 * its template queries the rest.
 */
export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      allPage {
        nodes {
          id
          path
        }
      }
      allBlogPost {
        nodes {
          id
          slug
        }
      }
      allLegalPage {
        nodes {
          id
          path
        }
      }
    }
  `);
  if (!data || errors) {
    reporter.panicOnBuild("The pages could not be made, because their query failed.", errors);
    return;
  }
  const create = (address: string, template: string, id: string): void => {
    actions.createPage({ path: address, component: path.resolve(`src/templates/${template}.tsx`), context: { id } });
  };
  for (const page of data.allPage.nodes) create(page.path, "page", page.id);
  for (const post of data.allBlogPost.nodes) create(`/blog/${post.slug}/`, "blog-post", post.id);
  for (const page of data.allLegalPage.nodes) create(page.path, "legal-page", page.id);
};
