import { css } from "@emotion/react";
import { color, media, typography } from "../../theme";

const styles = {
  root: css({
    "& > h3": typography.h3,
    "& > p": { marginTop: "0.5rem", color: color.muted, [media.desktop]: { marginTop: "0.625rem" } },
  }),
};

/** An entry of a list: its title and the text below it. What differs is styled as `& > h3` and `& > p`. */
export function TitledText({ title, text, className }: { title: string; text: string; className?: string }) {
  return (
    <div css={styles.root} className={className}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
