import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { typography } from "../../theme";
import { ButtonLink } from "../Button/Button";

const styles = {
  block: css({ display: "grid", justifyItems: "start", gap: "1.75rem" }),
  words: css({ ...typography.h3, maxWidth: "24em", fontSize: "clamp(1.375rem, 1.1rem + 1vw, 2rem)" }),
};

/** Shown in place of a list that has no entries yet. */
export function EmptyState({ children, action }: { children: ReactNode; action: { label: string; to: string } }) {
  return (
    <div css={styles.block}>
      <p css={styles.words}>{children}</p>
      <ButtonLink href={action.to}>{action.label}</ButtonLink>
    </div>
  );
}
