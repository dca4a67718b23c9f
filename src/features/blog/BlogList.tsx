import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { media } from "../../theme/layout";
import { t } from "../../messages/t";
import { isOwnFeed } from "./feed";
import { FeedStatus } from "./FeedStatus";
import { PostGrid } from "./PostGrid";
import { usePosts } from "./usePosts";

const styles = {
  more: css({ marginTop: "clamp(2.5rem, 6vw, 5rem)", textAlign: "center", [media.static]: { display: "none" } }),
};

/** How many posts show at first, and are added by each press of the button. Thousands would slow down any browser. */
export const PAGE_SIZE = 48;

export interface BlogListProps {
  /** Posts from the site's own content, newest first. */
  ownPosts: readonly Queries.BlogPostForListFragment[];
  /** Whether the list starts in the page's first view. */
  inFirstView?: boolean;
}

/**
 * All posts from the feed, newest first. If the feed is built from the site's own posts, they're there from the start,
 * so visitors without JavaScript or on a slow connection can read on. If the feed comes from a blog host, they only
 * show without JavaScript. A long list shows in parts; without JavaScript, all of it shows.
 */
export function BlogList({ ownPosts, inFirstView = false }: BlogListProps) {
  const region = useRef<HTMLDivElement>(null);
  const { state, retry } = usePosts(region);
  const [pages, setPages] = useState(1);
  const firstNew = useRef<number>();
  const posts = state.status === "loaded" ? state.posts : isOwnFeed && ownPosts.length > 0 ? ownPosts : undefined;
  const limit = pages * PAGE_SIZE;
  const rest = (posts?.length ?? 0) - limit;
  const withoutScript = isOwnFeed ? ownPosts.slice(PAGE_SIZE) : ownPosts;

  // The pressed button has moved down or is gone, so move the focus to the first of the new posts.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    region.current?.querySelectorAll<HTMLElement>("li a")[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [pages]);

  const showMore = () => {
    firstNew.current = limit;
    setPages(pages + 1);
  };

  return (
    <div ref={region} tabIndex={-1}>
      {state.status !== "loaded" && (
        <FeedStatus status={state.status} onRetry={retry} aboveList={posts !== undefined} />
      )}
      {posts && <PostGrid posts={posts.slice(0, limit)} columns={3} featured inFirstView={inFirstView} />}
      {rest > 0 && (
        <p css={styles.more}>
          <Button variant="inverse" icon="plus" onClick={showMore}>
            {t("showMore", { count: Math.min(rest, PAGE_SIZE) })}
          </Button>
        </p>
      )}
      {(withoutScript.length > 0 || (isOwnFeed && ownPosts.length === 0)) && (
        <noscript>
          <PostGrid posts={withoutScript} columns={3} featured={!isOwnFeed} />
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
