import { css } from "@emotion/react";
import { type } from "../../theme/type";
import { formatDate } from "../../utils/dates";

const style = css({ ...type.small, color: "var(--muted)" });

export interface PostMetaProps {
  author: string;
  datePublished: string;
}

/** Who wrote a post, and when. */
export function PostMeta({ author, datePublished }: PostMetaProps) {
  return (
    <p css={style}>
      {author && <>by {author} · </>}
      <time dateTime={datePublished}>{formatDate(datePublished)}</time>
    </p>
  );
}
