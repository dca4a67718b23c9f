import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type } from "../../theme/type";
import { FeedStatus } from "./FeedStatus";
import { PostGrid } from "./PostGrid";
import { PostMeta } from "./PostMeta";
import { usePosts } from "./usePosts";

const plainList = css({
  display: "grid",
  gap: "2rem",
  maxWidth: "64ch",
  "& a": { ...type.h3, display: "inline-block", padding: "0.25rem 0" },
});

export interface BlogListProps {
  /** Posts of the site's own content: the list of a page without script. */
  ownPosts: readonly Queries.BlogPostForListFragment[];
}

/** All posts of the feed, newest first. */
export function BlogList({ ownPosts }: BlogListProps) {
  const { state, retry } = usePosts();
  return (
    <>
      {state.status !== "loaded" ? (
        <FeedStatus status={state.status} onRetry={retry} />
      ) : (
        <PostGrid posts={state.posts} columns={3} featured />
      )}
      <noscript>
        <ul css={plainList}>
          {ownPosts.map(({ slug, title, excerpt, author, datePublished }) => (
            <li key={slug}>
              <a href={`/blog/${slug}/`}>{title}</a>
              <p>{excerpt}</p>
              <PostMeta author={author} datePublished={datePublished} />
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}

export const fragment = graphql`
  fragment BlogPostForList on BlogPost {
    slug
    title
    excerpt
    author
    datePublished
  }
`;
