import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/Button/Button";
import { site } from "../../site";
import { color, fitWords, radius, space, typography } from "../../theme";
import { postMessages } from "$messages/blog";
import { PostMeta } from "./PostMeta";

const styles = {
  article: css({ padding: `clamp(2.5rem, 6vw, 5rem) ${space.gutter} ${space.section}` }),
  column: css({ maxWidth: "38rem", margin: "0 auto" }),
  back: css({
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    color: color.accent,
    fontWeight: 600,
  }),
  title: css({ ...typography.title, margin: "0.5rem 0 1.25rem" }),
  picture: css({
    maxWidth: "64rem",
    margin: "clamp(2rem, 4vw, 3.5rem) auto",
    borderRadius: radius.card,
    overflow: "hidden",
    "& img": { width: "100%" },
  }),
  text: css({
    fontSize: "1.1875rem",
    "& > p + p": { marginTop: "1.25em" },
    "& > p:first-of-type": { ...typography.lead, fontWeight: 500 },
  }),
  end: css({ marginTop: "3rem", paddingTop: "2rem", borderTop: `1px solid ${color.line}` }),
};

export interface ArticleProps {
  post: Pick<Queries.BlogPost, "title" | "author" | "datePublished" | "content">;
  picture: ReactNode;
}

/** A blog post as a page. Static posts and posts loaded from the feed at run time look the same. */
export function Article({ post: { title, author, datePublished, content }, picture }: ArticleProps) {
  return (
    <article css={styles.article}>
      <div css={styles.column}>
        <a href={site.paths.blog} css={styles.back} data-print="hide">
          {postMessages.back}
        </a>
        <h1 css={styles.title} style={fitWords(title)}>
          {title}
        </h1>
        <PostMeta author={author} datePublished={datePublished} />
      </div>
      <div css={styles.picture}>{picture}</div>
      <div css={[styles.column, styles.text]}>
        {content.map((paragraph, index) => (
          // Not keyed by text: a feed can repeat a paragraph.
          <p key={index}>{paragraph}</p>
        ))}
        <div css={styles.end} data-print="hide">
          <ButtonLink href={site.paths.contact}>{postMessages.contact}</ButtonLink>
        </div>
      </div>
    </article>
  );
}
