import { type RefObject, startTransition, useEffect, useState } from "react";
import { useInView } from "../../hooks/useInView";
import { type FeedPost, loadPosts } from "./feed";

export type PostsState = { status: "loading" } | { status: "loaded"; posts: FeedPost[] } | { status: "failed" };

/**
 * The state of the feed, which is fetched once its place comes near, and a function to try again.
 *
 * @param region around the posts, with `tabIndex={-1}`: gets the focus when the retry button disappears
 */
export function usePosts(region: RefObject<HTMLElement>): { state: PostsState; retry: () => void } {
  const near = useInView(region, { rootMargin: "600px 0px", once: true });
  const [state, setState] = useState<PostsState>({ status: "loading" });
  const isLoading = state.status === "loading";

  useEffect(() => {
    if (!near || !isLoading) return;
    loadPosts().then(
      (posts) => {
        // The visitor is scrolling towards the posts: a transition yields to that.
        startTransition(() => setState({ status: "loaded", posts }));
      },
      (error: unknown) => {
        console.warn("The blog feed could not be read.", error);
        setState({ status: "failed" });
      },
    );
  }, [near, isLoading]);

  const retry = () => {
    region.current?.focus({ preventScroll: true });
    setState({ status: "loading" });
  };

  return { state, retry };
}
