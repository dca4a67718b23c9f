import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { isOwnFeed } from "./feed";
import { FeedStatus } from "./FeedStatus";
import { PostGrid } from "./PostGrid";
import { usePosts } from "./usePosts";

const styles = {
  region: css({ position: "relative" }),
};

export interface BlogListProps {
  /** Posts from the site's own content, newest first. */
  ownPosts: readonly Queries.BlogPostForListFragment[];
  /** Whether the list starts in the page's first view. */
  inFirstView?: boolean;
}

/**
 * All posts from the feed, newest first. The site's own are there until it has loaded, if it's built from them; if it's
 * a blog host's, they only show without JavaScript.
 */
export function BlogList({ ownPosts, inFirstView = false }: BlogListProps) {
  const region = useRef<HTMLDivElement>(null);
  const { state, retry } = usePosts(region);
  const posts = state.status === "loaded" ? state.posts : isOwnFeed && ownPosts.length > 0 ? ownPosts : undefined;

  return (
    <div ref={region} tabIndex={-1} css={styles.region}>
      {state.status !== "loaded" && (
        <FeedStatus status={state.status} onRetry={retry} aboveList={posts !== undefined} />
      )}
      {posts && <PostGrid posts={posts} columns={3} featured inFirstView={inFirstView} />}
      {!posts && (isOwnFeed || ownPosts.length > 0) && (
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
    excerpt
    image: feedImage
  }
`;
