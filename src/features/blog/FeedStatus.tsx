import { css } from "@emotion/react";
import { Button } from "../../components/Button/Button";
import { useHydrated } from "../../hooks/useMediaQuery";
import { color, typography } from "../../theme";
import { postsMessages } from "$messages/blog";
import { commonMessages } from "$messages/common";

const styles = {
  box: css({ display: "grid", alignContent: "center", justifyItems: "start", gap: "1rem" }),
  alone: css({ minHeight: "12rem" }),
  above: css({ marginBottom: "2.5rem" }),
  /** In the gap above the list, so that nothing moves when it goes. */
  inGap: css({ position: "absolute", bottom: "100%", insetInlineStart: 0, ...typography.small, color: color.muted }),
  message: css({ ...typography.lead, color: color.error, fontWeight: 600 }),
};

export interface FeedStatusProps {
  status: "loading" | "failed";
  onRetry: () => void;
  /** Whether there are already posts to read below. If so, only a failure takes up space. */
  aboveList?: boolean;
}

/** Shown in place of the posts, or above them, while they load or when they fail to. */
export function FeedStatus({ status, onRetry, aboveList = false }: FeedStatusProps) {
  const hydrated = useHydrated();
  return (
    <div
      css={[styles.box, !aboveList ? styles.alone : status === "loading" ? styles.inGap : styles.above]}
      data-needs-script=""
    >
      {status === "loading" ? (
        // Not in the server's HTML: nothing loads without JavaScript, and screen readers announce what comes later.
        <p role="status">{hydrated && postsMessages.loading}</p>
      ) : (
        <>
          <p role="alert" css={styles.message}>
            {postsMessages.failed}
          </p>
          <Button variant="outline" icon={null} onClick={onRetry}>
            {commonMessages.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
