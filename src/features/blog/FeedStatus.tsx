import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { colors } from "../../theme/colors";
import { type } from "../../theme/type";

const box = css({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: "1rem",
  minHeight: "12rem",
  outline: 0,
});
const message = css({ ...type.lead, color: colors.vermilion, fontWeight: 600 });

export interface FeedStatusProps {
  status: "loading" | "failed";
  onRetry: () => void;
}

/** What stands in the posts' place while they load, and when they don't. */
export function FeedStatus({ status, onRetry }: FeedStatusProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [alive, setAlive] = useState(false);

  useEffect(() => {
    setAlive(true);
  }, []);

  const retry = () => {
    // The button goes; the focus stays where the posts will be.
    ref.current?.focus();
    onRetry();
  };

  return (
    <div ref={ref} css={box} tabIndex={-1}>
      {status === "loading" ? (
        // Not in the server's HTML: without script nothing is loading.
        <p role="status">{alive && "Loading..."}</p>
      ) : (
        <>
          <p role="alert" css={message}>
            Failed to fetch blog posts
          </p>
          <Button variant="outline" icon={null} onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
