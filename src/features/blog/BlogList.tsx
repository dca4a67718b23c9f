import { graphql } from "gatsby";
import { site } from "../../site";
import { postsMessages } from "$messages/blog";
import { isOwnFeed } from "./feed";
import { FeedRegion } from "./FeedRegion";
import { PostGrid } from "./PostGrid";

export interface BlogListProps {
  /** Posts from the site's own content, newest first. */
  ownPosts: readonly Queries.BlogPostForListFragment[];
  /** Only the newest posts, all alike. */
  teaser?: boolean;
  /** Whether the list starts in the page's first view. */
  inFirstView?: boolean;
}

/**
 * The feed's posts, newest first. The site's own are there until it has loaded, if it's built from them. If it's a blog
 * host's, the list has them only without JavaScript.
 */
export function BlogList({ ownPosts, teaser = false, inFirstView = false }: BlogListProps) {
  const early = isOwnFeed && ownPosts.length > 0 ? ownPosts : undefined;
  return (
    <FeedRegion aboveList={early !== undefined}>
      {(loaded, status) => {
        const posts = loaded ?? early;
        return (
          <>
            {status}
            {posts && <PostGrid posts={posts} teaser={teaser} inFirstView={inFirstView} />}
            {!posts && (
              <noscript>
                {teaser && (
                  <p>{postsMessages.withoutScript({ link: (words) => <a href={site.paths.blog}>{words}</a> })}</p>
                )}
                {!teaser && (isOwnFeed || ownPosts.length > 0) && <PostGrid posts={ownPosts} />}
              </noscript>
            )}
          </>
        );
      }}
    </FeedRegion>
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
