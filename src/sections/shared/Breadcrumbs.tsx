import { css } from "@emotion/react";
import { typography } from "../../theme";
import type { Crumb } from "../../utils/links";
import { breadcrumbsMessages } from "$messages/common";

const styles = {
  list: css({ ...typography.small, display: "flex", flexWrap: "wrap", columnGap: "0.5rem" }),
  entry: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    minHeight: 28,
    "& + &::before": { content: '"/"', opacity: 0.6 },
    "& a": { display: "inline-flex", alignItems: "center", minHeight: 28, textUnderlineOffset: "0.2em" },
  }),
};

/** The path from the home page to this page, which is the last one of the trail. */
export function Breadcrumbs({ trail, className }: { trail: readonly Crumb[]; className?: string }) {
  const last = trail.length - 1;
  return (
    <nav aria-label={breadcrumbsMessages.label} className={className} data-print="hide">
      <ol css={styles.list}>
        <li css={styles.entry}>
          <a href="/">{breadcrumbsMessages.home}</a>
        </li>
        {trail.map(({ name, path }, index) => (
          <li key={path} css={styles.entry}>
            {index === last ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
