import { css } from "@emotion/react";
import { useRef } from "react";
import { Band } from "../../components/Band/Band";
import { ButtonLink } from "../../components/Button/Button";
import { FeedStatus } from "../../features/blog/FeedStatus";
import { PostGrid } from "../../features/blog/PostGrid";
import { usePosts } from "../../features/blog/usePosts";
import { useInView } from "../../hooks/useInView";
import { media } from "../../theme/layout";

const POSTS_SHOWN = 4;

/** The height of four cards at each width, measured, so that arriving posts push nothing and leave no hole. */
const room = css({
  minHeight: "calc(46.5rem + 194vw)",
  [media.wide]: { minHeight: "calc(17.75rem + 57vw)" },
  [media.desktop]: { minHeight: "min(22.25rem, 13.05rem + 11.5vw)" },
});
const links = css({ display: "grid", gap: "0.75rem" });

export interface BlogProps {
  heading: string;
  intro: string | null;
  /** The site's own newest posts: links for a page without script. */
  ownPosts: readonly Pick<Queries.BlogPostForListFragment, "slug" | "title">[];
}

/** The four newest posts of the feed, fetched when the section comes near. */
export default function Blog({ heading, intro, ownPosts }: BlogProps) {
  const region = useRef<HTMLDivElement>(null);
  const near = useInView(region, { rootMargin: "600px 0px", once: true });
  const { state, retry } = usePosts(region, near);
  return (
    <Band
      id="blog"
      heading={heading}
      intro={intro}
      action={
        <ButtonLink href="/blog/" variant="outline">
          View All Blogs
        </ButtonLink>
      }
    >
      <div ref={region} tabIndex={-1} css={room}>
        {state.status === "loaded" ? (
          <PostGrid posts={state.posts.slice(0, POSTS_SHOWN)} columns={POSTS_SHOWN} />
        ) : (
          <FeedStatus status={state.status} onRetry={retry} />
        )}
        <noscript>
          <ul css={links}>
            {ownPosts.slice(0, POSTS_SHOWN).map(({ slug, title }) => (
              <li key={slug}>
                <a href={`/blog/${slug}/`}>{title}</a>
              </li>
            ))}
          </ul>
        </noscript>
      </div>
    </Band>
  );
}
