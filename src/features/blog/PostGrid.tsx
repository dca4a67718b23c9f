import { css } from "@emotion/react";
import { EmptyState } from "../../components/EmptyState/EmptyState";
import { POSTS_ON_HOME } from "../../constants/home";
import { site } from "../../site";
import { color, media, motion, radius, shadow, typography } from "../../theme";
import { postsMessages } from "$messages/blog";
import { postPath, type PostSummary } from "./feed";
import { PostCover } from "./PostCover";
import { PostMeta } from "./PostMeta";

/** On small screens, a card with its picture beside the title. */
const row = {
  flexDirection: "row",
  "& > div:first-of-type": { flex: "0 0 min(7.5rem, 30vw)", aspectRatio: "auto" },
  "& > div:last-of-type": { minWidth: 0, gap: "0.5rem", padding: "min(0.875rem, 4vw) min(1rem, 4vw)" },
  "& h3": { fontSize: "min(1.125rem, 6vw)" },
} as const;

const styles = {
  grid: css({
    display: "grid",
    // Stops long words from widening their column.
    overflowWrap: "anywhere",
    gap: "1.5rem",
    [media.small]: { gap: "1rem" },
    [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.desktop]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  }),
  rows: css({ [media.small]: { "& a": row } }),
  // The newest post is two columns wide, and its title fills them.
  featuredFirst: css({
    [media.small]: { "& > li:not(:first-of-type) a": row },
    [media.desktop]: {
      "& > li:first-of-type": { gridColumn: "span 2" },
      "& > li:first-of-type a": { flexDirection: "row" },
      "& > li:first-of-type a > div": { flex: "1 1 50%" },
      "& > li:first-of-type h3": { fontSize: "2.125rem", lineHeight: 1.1, letterSpacing: "-0.02em" },
    },
  }),

  card: css({
    display: "flex",
    flexDirection: "column",
    height: "100%",
    borderRadius: radius.card,
    border: `1px solid ${color.line}`,
    overflow: "hidden",
    background: color.card,
    textDecoration: "none",
    [media.print]: { "& > div:first-of-type": { display: "none" } },
    transition: `box-shadow ${motion.hover}ms, transform ${motion.hover}ms ${motion.ease}`,
    "& img": { transition: `transform ${motion.state}ms ${motion.ease}` },
    [media.hover]: {
      "&:hover": { boxShadow: shadow, transform: "translateY(-4px)" },
      "&:hover img": { transform: "scale(1.04)" },
    },
  }),
  body: css({
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    justifyContent: "space-between",
    gap: "1rem",
    padding: "1.25rem 1.5rem 1.5rem",
    // The date below the author in each card.
    "& > p:last-of-type": { flexDirection: "column" },
  }),
  title: css({ ...typography.h3, [media.hover]: { "a:hover &": { color: color.accent } } }),
  excerpt: css({ marginBottom: "auto", color: color.muted }),
};

export interface PostCardProps {
  post: PostSummary;
  /** Whether it comes first, and has the room to say what it's about. */
  lead?: boolean;
  inFirstView?: boolean;
}

/** A post as a single link: picture, title, author and date. */
export function PostCard({ post, lead = false, inFirstView = false }: PostCardProps) {
  return (
    <a href={postPath(post.slug)} css={styles.card}>
      <PostCover src={post.image} eager={inFirstView} />
      <div css={styles.body}>
        <h3 css={styles.title}>{post.title}</h3>
        {lead && post.excerpt && <p css={styles.excerpt}>{post.excerpt}</p>}
        <PostMeta author={post.author} datePublished={post.datePublished} />
      </div>
    </a>
  );
}

export interface PostGridProps {
  posts: readonly PostSummary[];
  /** Only the newest, all alike. If not, the first post spans two columns. */
  teaser?: boolean;
  /** Whether the first post is in the page's first view, so that its picture loads before the others. */
  inFirstView?: boolean;
}

/** A grid of post cards, or a message if there are no posts. */
export function PostGrid({ posts, teaser = false, inFirstView = false }: PostGridProps) {
  if (posts.length === 0) return <EmptyState action={site.contact}>{postsMessages.none}</EmptyState>;
  const columns = teaser ? POSTS_ON_HOME : 3;
  return (
    <ul css={[styles.grid, teaser ? styles.rows : styles.featuredFirst]} style={{ "--columns": columns }}>
      {posts.slice(0, teaser ? POSTS_ON_HOME : undefined).map((post, index) => (
        <li key={post.slug}>
          <PostCard post={post} lead={!teaser && index === 0} inFirstView={inFirstView && index === 0} />
        </li>
      ))}
    </ul>
  );
}
