import { css } from "@emotion/react";
import { Button } from "../../components/Button/Button";
import { colors } from "../../theme/colors";
import { type } from "../../theme/type";

const box = css({ display: "grid", alignContent: "center", justifyItems: "start", gap: "1rem", minHeight: "12rem" });
const message = css({ ...type.lead, color: colors.vermilion, fontWeight: 600 });

export interface FeedStatusProps {
  status: "loading" | "failed";
  onRetry: () => void;
}

/** What stands in the posts' place while they load, and when they don't. */
export function FeedStatus({ status, onRetry }: FeedStatusProps) {
  return (
    <div css={box}>
      {status === "loading" ? (
        <p role="status">Loading...</p>
      ) : (
        <>
          <p role="alert" css={message}>
            Failed to fetch blog posts
          </p>
          <Button variant="outline" icon={null} onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
