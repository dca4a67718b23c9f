import { css } from "@emotion/react";
import { color, media, radius, typography } from "../../theme";
import { legalMessages } from "$messages/pages";

const styles = {
  nav: css({
    ...typography.small,
    marginBottom: "2.5rem",
    padding: "1.25rem",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    [media.desktop]: {
      position: "sticky",
      top: "6.5rem",
      alignSelf: "start",
      maxHeight: "calc(100vh - 8rem)",
      overflowY: "auto",
      margin: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
    },
  }),
  heading: css({ ...typography.kicker, marginBottom: "0.5rem" }),
  link: css({
    display: "flex",
    alignItems: "center",
    minHeight: 32,
    padding: "0.25rem 0",
    color: color.muted,
    textDecoration: "none",
    [media.hover]: { "&:hover": { color: color.accent, textDecoration: "underline" } },
  }),
};

/** Links to the sections of a long text. On large screens, they stay in view beside it. */
export function TableOfContents({ entries }: { entries: readonly { anchor: string; heading: string }[] }) {
  return (
    <nav css={styles.nav} aria-labelledby="contents-heading" data-print="hide">
      <p css={styles.heading} id="contents-heading">
        {legalMessages.contents}
      </p>
      <ol>
        {entries.map(({ anchor, heading: text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} css={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
