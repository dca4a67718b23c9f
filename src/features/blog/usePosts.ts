import { type RefObject, useCallback, useEffect, useState } from "react";
import { type FeedPost, loadPosts } from "./feed";

export type PostsState = { status: "loading" } | { status: "loaded"; posts: FeedPost[] } | { status: "failed" };

/**
 * The state of the feed, and a way to ask again.
 * @param region what the posts, and what stands in their place, are in, with `tabIndex={-1}`: it takes the focus from
 * the button that asks again and then goes.
 * @param wanted start fetching; the views wait until they come near.
 */
export function usePosts(region: RefObject<HTMLElement>, wanted = true): { state: PostsState; retry: () => void } {
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
    region.current?.focus({ preventScroll: true });
    setState({ status: "loading" });
    setAttempt((count) => count + 1);
  }, [region]);

  return { state, retry };
}
