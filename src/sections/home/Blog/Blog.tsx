import { css } from "@emotion/react";
import { useRef } from "react";
import { Section } from "../../../components/Section/Section";
import { ButtonLink } from "../../../components/Button/Button";
import { POSTS_ON_HOME } from "../../../constants/home";
import { FeedStatus } from "../../../features/blog/FeedStatus";
import { isOwnFeed } from "../../../features/blog/feed";
import { PostGrid } from "../../../features/blog/PostGrid";
import { usePosts } from "../../../features/blog/usePosts";
import { useInView } from "../../../hooks/useInView";
import { site } from "../../../site";
import { media } from "../../../theme/layout";
import { postsMessages } from "$messages/blog";
import { homeMessages } from "$messages/home";

const styles = {
  region: css({ position: "relative" }),
  /** Until the posts have come, the measured height of four cards at each width, so that they don't shift the page. */
  room: css({
    minHeight: "calc(16rem + 28vw)",
    [media.wide]: { minHeight: "calc(17.75rem + 57vw)" },
    [media.desktop]: { minHeight: "min(22.25rem, 13.05rem + 11.5vw)" },
    [media.noScript]: { minHeight: 0 },
  }),
};

export interface BlogProps extends Queries.HomeSectionHeaderFragment {
  /** The site's own newest posts. They show until the feed has loaded, if it's built from them. */
  ownPosts: readonly Queries.BlogPostForListFragment[];
}

/** The feed's four newest posts, fetched when the section is near the viewport. */
export default function Blog({ ownPosts, ...header }: BlogProps) {
  const region = useRef<HTMLDivElement>(null);
  const near = useInView(region, { rootMargin: "600px 0px", once: true });
  const { state, retry } = usePosts(region, near);
  const builtPosts = isOwnFeed && state.status === "loading" ? ownPosts : undefined;
  const posts = state.status === "loaded" ? state.posts : builtPosts;
  return (
    <Section
      id="blog"
      {...header}
      action={
        <ButtonLink href={site.paths.blog} variant="outline">
          {homeMessages.posts}
        </ButtonLink>
      }
    >
      <div ref={region} tabIndex={-1} css={[styles.region, !posts && styles.room]}>
        {state.status !== "loaded" && (
          <FeedStatus status={state.status} onRetry={retry} aboveList={posts !== undefined} />
        )}
        {posts && <PostGrid posts={posts.slice(0, POSTS_ON_HOME)} columns={POSTS_ON_HOME} />}
        {!isOwnFeed && (
          <noscript>
            <p>{postsMessages.withoutScript({ link: (words) => <a href={site.paths.blog}>{words}</a> })}</p>
          </noscript>
        )}
      </div>
    </Section>
  );
}
