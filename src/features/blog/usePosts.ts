import { useCallback, useEffect, useState } from "react";
import { type FeedPost, loadPosts } from "./feed";

export type PostsState = { status: "loading" } | { status: "loaded"; posts: FeedPost[] } | { status: "failed" };

/**
 * The state of the feed, and a way to ask again.
 * @param wanted start fetching; the views wait until they come near.
 */
export function usePosts(wanted = true): { state: PostsState; retry: () => void } {
  const [state, setState] = useState<PostsState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadPosts().then(
      (posts) => {
        if (current) setState({ status: "loaded", posts });
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
    setState({ status: "loading" });
    setAttempt((count) => count + 1);
  }, []);

  return { state, retry };
}
