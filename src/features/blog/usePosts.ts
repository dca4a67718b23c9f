import { type RefObject, startTransition, useCallback, useEffect, useState } from "react";
import { type FeedPost, loadPosts } from "./feed";

export type PostsState = { status: "loading" } | { status: "loaded"; posts: FeedPost[] } | { status: "failed" };

/**
 * The state of the feed, and a function to try again.
 *
 * @param region around the posts, with `tabIndex={-1}`: gets the focus when the retry button disappears
 * @param wanted whether to start fetching
 */
export function usePosts(region: RefObject<HTMLElement>, wanted = true): { state: PostsState; retry: () => void } {
  const [state, setState] = useState<PostsState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadPosts().then(
      (posts) => {
        if (!current) return;
        // The visitor is scrolling towards the posts: a transition yields to that.
        startTransition(() => setState({ status: "loaded", posts }));
      },
      (error: unknown) => {
        if (!current) return;
        console.warn("The blog feed could not be read.", error);
        setState({ status: "failed" });
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);

  const retry = useCallback(() => {
    region.current?.focus({ preventScroll: true });
    setState({ status: "loading" });
    setAttempt((count) => count + 1);
  }, [region]);

  return { state, retry };
}
