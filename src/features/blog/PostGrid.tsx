import { css } from "@emotion/react";
import { media } from "../../theme/layout";
import type { FeedPost } from "./feed";
import { PostCard } from "./PostCard";

const grid = css({
  display: "grid",
  gap: "1.5rem",
  [media.wide]: { gridTemplateColumns: "repeat(2, 1fr)" },
  [media.desktop]: { gridTemplateColumns: "repeat(var(--columns), 1fr)" },
});

export interface PostGridProps {
  posts: readonly FeedPost[];
  /** Columns from 1024 px. */
  columns: number;
}

/** Cards of posts in a grid. */
export function PostGrid({ posts, columns }: PostGridProps) {
  return (
    <ul css={grid} style={{ "--columns": columns } as React.CSSProperties}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
