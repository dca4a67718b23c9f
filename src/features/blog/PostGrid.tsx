import { css } from "@emotion/react";
import { media } from "../../theme/layout";
import { t } from "../../messages/t";
import type { PostSummary } from "./feed";
import { PostCard } from "./PostCard";

const grid = css({
  display: "grid",
  // No word of a post, however long, widens its column.
  overflowWrap: "anywhere",
  gap: "1.5rem",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.desktop]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
});

// The newest post, two columns wide, with a title that fills them.
const featuredFirst = css({
  [media.desktop]: {
    "& > li:first-of-type": { gridColumn: "span 2" },
    "& > li:first-of-type a": { flexDirection: "row" },
    "& > li:first-of-type a > div": { flex: "1 1 50%" },
    "& > li:first-of-type h3": { fontSize: "2.125rem", lineHeight: 1.1, letterSpacing: "-0.02em" },
  },
});

export interface PostGridProps {
  posts: readonly PostSummary[];
  /** Give the first post two columns. */
  featured?: boolean;
  /** The first post stands in the first view of the page: its picture loads before the others. */
  inFirstView?: boolean;
  /** Columns from 1024 px. */
  columns: number;
}

/** Cards of posts in a grid, or a word on there being none. */
export function PostGrid({ posts, columns, featured = false, inFirstView = false }: PostGridProps) {
  if (posts.length === 0) return <p>{t("posts.none")}</p>;
  return (
    <ul css={[grid, featured && featuredFirst]} style={{ "--columns": columns }}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} inFirstView={inFirstView && index === 0} />
        </li>
      ))}
    </ul>
  );
}
