import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useIsSmall } from "../../hooks/useMediaQuery";
import { useMotionAllowed } from "../../hooks/useMotion";
import { motion, scrollOffsets } from "../../theme/motion";

/** How far from the window's top, in px, a card must reach to count as in view: just below the scroll offset. */
const VIEW_TOP = scrollOffsets.directory + 8;

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
 * The state of the services directory. On wide screens the mark follows the visitor's scrolling, but not the cards that
 * come into view because the page scrolls by itself or the window's size changes.
 *
 * @param slugs the ids of the cards, in order. Must be a stable reference.
 * @param list the element that contains the cards.
 */
export function useDirectory(slugs: readonly string[], list: RefObject<HTMLElement>): Directory {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const isSmall = useIsSmall();
  const motionAllowed = useMotionAllowed();
  const wasSmall = useRef(isSmall);
  const heldUntil = useRef(0);

  /** Holds the mark while the page scrolls by itself. `follow` extends it until the page is still. */
  const hold = useCallback(() => {
    heldUntil.current = Date.now() + motion.scrollSettle;
  }, []);

  useEffect(() => {
    const show = () => {
      // Addresses encode the letters of other scripts.
      const index = slugs.findIndex((slug) => location.hash === `#${encodeURIComponent(slug)}`);
      if (index < 0) return;
      hold();
      setCurrent(index);
    };
    show();
    setReady(true);
    window.addEventListener("hashchange", show);
    return () => window.removeEventListener("hashchange", show);
  }, [slugs, hold]);

  useEffect(() => {
    let width = window.innerWidth;
    // The bars of a tablet's browser change the height while the visitor scrolls.
    const holdIfResized = () => {
      if (width !== window.innerWidth) hold();
      width = window.innerWidth;
    };
    window.addEventListener("resize", holdIfResized);
    return () => window.removeEventListener("resize", holdIfResized);
  }, [hold]);

  useEffect(() => {
    // Small screens only show the chosen card.
    if (isSmall) return;
    const follow = () => {
      if (Date.now() < heldUntil.current) {
        hold();
        return;
      }
      const cards = [...(list.current?.children ?? [])];
      const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > VIEW_TOP);
      setCurrent(first >= 0 ? first : cards.length - 1);
    };
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, [list, isSmall, hold]);

  useEffect(() => {
    // All cards appear, and the one that was shown mustn't be lost among them.
    if (wasSmall.current && !isSmall && current > 0)
      list.current?.children[current]?.scrollIntoView({ behavior: "instant" });
    wasSmall.current = isSmall;
  }, [list, current, isSmall]);

  const choose = useCallback(
    (index: number) => {
      setCurrent(index);
      history.replaceState(history.state, "", `#${slugs[index] ?? ""}`);
    },
    [slugs],
  );

  const scrollTo = useCallback(
    (index: number) => {
      choose(index);
      hold();
      list.current?.children[index]?.scrollIntoView({ behavior: motionAllowed ? "smooth" : "instant" });
    },
    [choose, hold, list, motionAllowed],
  );

  return { current, ready, choose, scrollTo };
}
