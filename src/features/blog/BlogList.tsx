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

const more = css({ marginTop: "clamp(2.5rem, 6vw, 5rem)", textAlign: "center", [media.static]: { display: "none" } });

/** How many posts show at first, and with each press of the button below them: thousands would hold up any browser. */
export const PAGE_SIZE = 48;

export interface BlogListProps {
  /** Posts of the site's own content, newest first. */
  ownPosts: readonly Queries.BlogPostForListFragment[];
  /** The list begins in the first view of its page. */
  inFirstView?: boolean;
}

/**
 * All posts of the feed, newest first. The site's own posts are there from the start where the feed is made of them:
 * whoever waits for no script, or for a slow one, reads on. Where a blog host has the word, they are for a page without
 * script only. A long list is shown in parts; a page without script has all of it.
 */
export function BlogList({ ownPosts, inFirstView = false }: BlogListProps) {
  const region = useRef<HTMLDivElement>(null);
  const { state, retry } = usePosts(region);
  const [pages, setPages] = useState(1);
  const firstNew = useRef<number>();
  const posts = state.status === "loaded" ? state.posts : isOwnFeed ? ownPosts : undefined;
  const limit = pages * PAGE_SIZE;
  const rest = (posts?.length ?? 0) - limit;
  const withoutScript = isOwnFeed ? ownPosts.slice(PAGE_SIZE) : ownPosts;

  // The button that was pressed has moved away, or is gone: the focus goes on to the first of the new posts.
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
        <p css={more}>
          <Button variant="inverse" icon="plus" onClick={showMore}>
            {t("showMore", { count: Math.min(rest, PAGE_SIZE) })}
          </Button>
        </p>
      )}
      {withoutScript.length > 0 && (
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
