import { css } from "@emotion/react";
import { color } from "../../theme/color";
import { typography } from "../../theme/typography";
import { postMessages } from "$messages/blog";

const styles = {
  // The author's name may run the other way than the date.
  root: css({ ...typography.small, color: color.muted, "& > time": { unicodeBidi: "isolate" } }),
};

/** A feed's date may parse, but still not be valid in the `datetime` attribute. */
const machineDate = (date: string): string => (/^\d{4}-\d\d-\d\d/.test(date) ? date : new Date(date).toISOString());

/** A post's author and date. */
export function PostMeta({ author, datePublished }: { author: string; datePublished: string }) {
  return (
    <p css={styles.root}>
      {author && `${postMessages.author({ author })} · `}
      <time dateTime={machineDate(datePublished)}>{postMessages.date({ date: new Date(datePublished) })}</time>
    </p>
  );
}
