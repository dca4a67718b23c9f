import { css } from "@emotion/react";
import { color, typography } from "../../theme";
import { postMessages } from "$messages/blog";

const styles = {
  // The date is on one line, and the author's name may run the other way.
  root: css({
    ...typography.small,
    color: color.muted,
    "& > time": { display: "inline-block", unicodeBidi: "isolate" },
  }),
};

/** A post's author and date. */
export function PostMeta({ author, datePublished }: { author: string; datePublished: string }) {
  return (
    <p css={styles.root}>
      {author && `${postMessages.author({ author })} · `}
      <time dateTime={datePublished}>{postMessages.date({ date: new Date(datePublished) })}</time>
    </p>
  );
}
