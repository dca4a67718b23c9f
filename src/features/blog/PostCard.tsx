import { css } from "@emotion/react";
import { color, media, motion, radius, shadow, typography } from "../../theme";
import { PostCover } from "./PostCover";
import { postPath, type PostSummary } from "./feed";
import { PostMeta } from "./PostMeta";

const styles = {
  card: css({
    display: "flex",
    flexDirection: "column",
    height: "100%",
    borderRadius: radius.card,
    border: `1px solid ${color.line}`,
    overflow: "hidden",
    background: color.raised,
    color: color.text,
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
