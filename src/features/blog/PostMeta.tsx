import { css } from "@emotion/react";
import { color, typography } from "../../theme";
import { postMessages } from "$messages/blog";

const styles = {
  // Side by side if both fit, with a dot between them that is clipped where the date begins a line.
  root: css({
    ...typography.small,
    display: "flex",
    flexWrap: "wrap",
    columnGap: "1.25em",
    overflow: "clip",
    color: color.muted,
    // The author's name may run the other way.
    "& > time": { position: "relative", unicodeBidi: "isolate" },
    "& > time::before": { content: '"·"', position: "absolute", insetInlineEnd: "calc(100% + 0.5em)" },
    "& > time:only-child::before": { content: "none" },
  }),
};

/** A post's author and date. */
export function PostMeta({ author, datePublished }: { author: string; datePublished: string }) {
  return (
    <p css={styles.root}>
      {author && <span>{postMessages.author({ author })}</span>}{" "}
      <time dateTime={datePublished}>{postMessages.date({ date: new Date(datePublished) })}</time>
    </p>
  );
}
