import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { motion, scrollOffsets } from "../../theme/motion";

/** The part of the window in which a card counts as in view: from just below the scroll offset to its middle. */
const VIEW = `-${scrollOffsets.directory + 8}px 0px -50% 0px`;

interface Directory {
  /** The index of the service that's chosen or in view. */
  current: number;
  /** True once the script runs. */
  ready: boolean;
  /** Marks a service and adds it to the address, so that it can be linked to and Back returns to it. */
  choose: (index: number) => void;
  /** Like `choose`, but also scrolls to the service's card. */
  scrollTo: (index: number) => void;
}

/**
 * The state of the services directory.
 *
 * @param slugs the ids of the cards, in order. Must be a stable reference.
 * @param list the element that contains the cards.
 */
export function useDirectory(slugs: readonly string[], list: RefObject<HTMLElement>): Directory {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  /** True while the list scrolls the page, so that the cards on the way aren't marked. */
  const travelling = useRef(false);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    const follow = () => {
      // Addresses encode the letters of other scripts.
      const index = slugs.findIndex((slug) => location.hash === `#${encodeURIComponent(slug)}`);
      if (index >= 0) setCurrent(index);
    };
    follow();
    setReady(true);
    window.addEventListener("hashchange", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
    };
  }, [slugs]);

  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = slugs.findIndex((slug) => visible.has(slug));
        if (first >= 0 && !travelling.current) setCurrent(first);
      },
      { rootMargin: VIEW },
    );
    list.current?.querySelectorAll("article").forEach((card) => {
      observer.observe(card);
    });
    return () => {
      observer.disconnect();
    };
  }, [slugs, list]);

  const choose = useCallback(
    (index: number) => {
      setCurrent(index);
      // Keep the state: the router stores its own in the history entry.
      history.replaceState(history.state, "", `#${slugs[index] ?? ""}`);
    },
    [slugs],
  );

  const scrollTo = useCallback(
    (index: number) => {
      choose(index);
      travelling.current = true;
      let timer = 0;
      const settle = () => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          window.removeEventListener("scroll", settle);
          travelling.current = false;
        }, motion.scrollSettle);
      };
      window.addEventListener("scroll", settle, { passive: true });
      settle();
      const behavior = reducedMotion ? "instant" : "smooth";
      document.getElementById(slugs[index] ?? "")?.scrollIntoView({ behavior });
    },
    [choose, slugs, reducedMotion],
  );

  return { current, ready, choose, scrollTo };
}
