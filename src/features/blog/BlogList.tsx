import { graphql } from "gatsby";
import { useRef } from "react";
import { isOwnFeed } from "./feed";
import { FeedStatus } from "./FeedStatus";
import { PostGrid } from "./PostGrid";
import { usePosts } from "./usePosts";

export interface BlogListProps {
  /** Posts of the site's own content, newest first. */
  ownPosts: readonly Queries.BlogPostForListFragment[];
  /** The list begins in the first view of its page. */
  inFirstView?: boolean;
}

/**
 * All posts of the feed, newest first. The site's own posts are there from the start where the feed is made of them:
 * whoever waits for no script, or for a slow one, reads on. Where a blog host has the word, they are for a page without
 * script only.
 */
export function BlogList({ ownPosts, inFirstView = false }: BlogListProps) {
  const region = useRef<HTMLDivElement>(null);
  const { state, retry } = usePosts(region);
  const posts = state.status === "loaded" ? state.posts : isOwnFeed ? ownPosts : undefined;
  return (
    <div ref={region} tabIndex={-1}>
      {state.status !== "loaded" && (
        <FeedStatus status={state.status} onRetry={retry} aboveList={posts !== undefined} />
      )}
      {posts && <PostGrid posts={posts} columns={3} featured inFirstView={inFirstView} />}
      {!isOwnFeed && (
        <noscript>
          <PostGrid posts={ownPosts} columns={3} featured />
        </noscript>
      )}
    </div>
  );
}

export const fragment = graphql`
  fragment BlogPostForList on BlogPost {
    slug
    title
    author
    datePublished
    image: feedImage
  }
`;
