import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { site } from "../../site";
import { postsMessages } from "$messages/blog";
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
  /** Only the newest posts, as a row to swipe on small screens. */
  teaser?: boolean;
  /** Whether the list starts in the page's first view. */
  inFirstView?: boolean;
}

/**
 * The feed's posts, newest first. The site's own are there until it has loaded, if it's built from them. If it's a blog
 * host's, the list has them only without JavaScript.
 */
export function BlogList({ ownPosts, teaser = false, inFirstView = false }: BlogListProps) {
  const region = useRef<HTMLDivElement>(null);
  const { state, retry } = usePosts(region);
  const posts = state.status === "loaded" ? state.posts : isOwnFeed && ownPosts.length > 0 ? ownPosts : undefined;

  return (
    <div ref={region} tabIndex={-1} css={styles.region}>
      {state.status !== "loaded" && (
        <FeedStatus status={state.status} onRetry={retry} aboveList={posts !== undefined} />
      )}
      {posts && <PostGrid posts={posts} teaser={teaser} inFirstView={inFirstView} />}
      {!posts && (
        <noscript>
          {teaser && <p>{postsMessages.withoutScript({ link: (words) => <a href={site.paths.blog}>{words}</a> })}</p>}
          {!teaser && (isOwnFeed || ownPosts.length > 0) && <PostGrid posts={ownPosts} />}
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
