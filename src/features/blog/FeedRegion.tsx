import { css } from "@emotion/react";
import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button";
import { useInView } from "../../hooks/useInView";
import { useHydrated } from "../../hooks/useMediaQuery";
import { color, typography } from "../../theme";
import { postsMessages } from "$messages/blog";
import { commonMessages } from "$messages/common";
import { type FeedPost, loadPosts } from "./feed";

const styles = {
  region: css({ position: "relative" }),
  box: css({ display: "grid", alignContent: "center", justifyItems: "start", gap: "1rem" }),
  alone: css({ minHeight: "12rem" }),
  above: css({ marginBottom: "2.5rem" }),
  /** In the gap above the list, so that nothing moves when it goes. */
  inGap: css({ position: "absolute", bottom: "100%", insetInlineStart: 0, ...typography.small, color: color.muted }),
  message: css({ ...typography.lead, color: color.error, fontWeight: 600 }),
};

export interface FeedStatusProps {
  failed: boolean;
  onRetry: () => void;
  /** Whether there are already posts to read below. If so, only a failure takes up space. */
  aboveList?: boolean;
}

/** Shown in place of the posts, or above them, while they load or when they fail to. */
export function FeedStatus({ failed, onRetry, aboveList = false }: FeedStatusProps) {
  const hydrated = useHydrated();
  return (
    <div css={[styles.box, !aboveList ? styles.alone : failed ? styles.above : styles.inGap]} data-needs-script="">
      {failed ? (
        <>
          <p role="alert" css={styles.message}>
            {postsMessages.failed}
          </p>
          <Button variant="outline" icon={null} onClick={onRetry}>
            {commonMessages.tryAgain}
          </Button>
        </>
      ) : (
        // Not in the server's HTML: nothing loads without JavaScript, and screen readers announce what comes later.
        <p role="status">{hydrated && postsMessages.loading}</p>
      )}
    </div>
  );
}

export interface FeedRegionProps {
  aboveList?: boolean;
  /** Renders the feed's posts, or what's shown while there are none, with the status to put in it. */
  children: (posts: readonly FeedPost[] | undefined, status: ReactNode) => ReactNode;
}

/** The place of the feed's posts, which are fetched once it comes near. Keeps the focus when the retry button goes. */
export function FeedRegion({ aboveList, children }: FeedRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const near = useInView(region, { rootMargin: "600px 0px" });
  const [posts, setPosts] = useState<readonly FeedPost[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!near || failed || posts) return;
    loadPosts().then(
      // The visitor is scrolling towards the posts: a transition yields to that.
      (loaded) => startTransition(() => setPosts(loaded)),
      (error: unknown) => {
        console.warn("The blog feed could not be read.", error);
        setFailed(true);
      },
    );
  }, [near, failed, posts]);

  const retry = () => {
    region.current?.focus({ preventScroll: true });
    setFailed(false);
  };
  return (
    <div ref={region} tabIndex={-1} css={styles.region}>
      {children(posts, !posts && <FeedStatus failed={failed} onRetry={retry} aboveList={aboveList} />)}
    </div>
  );
}
