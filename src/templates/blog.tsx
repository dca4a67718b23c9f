import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { PageHeader } from "../components/PageHeader/PageHeader";
import { BlogList } from "../features/blog/BlogList";
import { isOwnFeed } from "../features/blog/feed";
import { introSeo, Seo } from "../seo/Seo";
import { contentBox, space } from "../theme";

const styles = {
  list: css({ ...contentBox, padding: `clamp(2.5rem, 5vw, 4.5rem) ${space.gutter} ${space.section}` }),
};

/** /blog: all posts from the feed. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { page, sharedSections, posts } = data;
  if (!page) throw new Error("Missing: blog in data/page-intros.json");
  return (
    <>
      <Seo {...introSeo(page)} noindex={isOwnFeed && posts.nodes.length === 0} />
      <PageHeader {...page} colorScheme="lilac" art="posts" />
      <div css={styles.list}>
        <h2 className="visually-hidden">{sharedSections?.posts.heading}</h2>
        <BlogList ownPosts={posts.nodes} inFirstView />
      </div>
    </>
  );
}

export const query = graphql`
  query BlogPage {
    page: pageIntro(page: { eq: "blog" }) {
      ...PageIntroForHeader
    }
    sharedSections {
      posts {
        heading
      }
    }
    posts: allBlogPost(sort: { datePublished: DESC }) {
      nodes {
        ...BlogPostForList
      }
    }
  }
`;
