import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useIsSmall } from "../../hooks/useMediaQuery";
import { useMotionAllowed } from "../../hooks/useMotion";
import { motion, scrollOffsets } from "../../theme/motion";

/** The part of the window in which a card counts as in view: from just below the scroll offset to its middle. */
const VIEW_TOP = scrollOffsets.directory + 8;
const VIEW = `-${VIEW_TOP}px 0px -50% 0px`;

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

/** Holds the mark while the page scrolls by itself, such as after a resize. It lets go once the page is still. */
function useHold() {
  const timer = useRef<number>();
  const hold = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
    }, motion.scrollSettle);
  }, []);
  const isHeld = useCallback(() => timer.current !== undefined, []);

  useEffect(() => {
    const prolong = () => {
      if (isHeld()) hold();
    };
    window.addEventListener("scroll", prolong, { passive: true });
    return () => {
      window.removeEventListener("scroll", prolong);
      clearTimeout(timer.current);
    };
  }, [hold, isHeld]);

  return { hold, isHeld };
}

/**
 * The state of the services directory. On wide screens the mark follows the visitor's scrolling, but not the cards that
 * come into view because the window's size changes.
 *
 * @param slugs the ids of the cards, in order. Must be a stable reference.
 * @param list the element that contains the cards.
 */
export function useDirectory(slugs: readonly string[], list: RefObject<HTMLElement>): Directory {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const isSmall = useIsSmall();
  const motionAllowed = useMotionAllowed();
  const { hold, isHeld } = useHold();
  /** The width for which the cards were last observed. */
  const width = useRef<number>();
  const wasSmall = useRef(isSmall);

  useEffect(() => {
    const follow = () => {
      // Addresses encode the letters of other scripts.
      const index = slugs.findIndex((slug) => location.hash === `#${encodeURIComponent(slug)}`);
      if (index < 0) return;
      hold();
      setCurrent(index);
    };
    follow();
    setReady(true);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [slugs, hold]);

  useEffect(() => {
    width.current ??= window.innerWidth;
    // The bars of a tablet's browser change the height while the visitor scrolls.
    const holdIfResized = () => {
      if (width.current !== window.innerWidth) hold();
    };
    window.addEventListener("resize", holdIfResized);
    return () => window.removeEventListener("resize", holdIfResized);
  }, [hold]);

  useEffect(() => {
    // Small screens only show the chosen card.
    if (isSmall) return;
    const cards = [...(list.current?.querySelectorAll("article") ?? [])];
    const visible = new Set<Element>();
    const mark = () => {
      const first = cards.findIndex((card) => visible.has(card));
      if (first >= 0) setCurrent(first);
      // A jump can end above all cards, or below them.
      else if ((cards[0]?.getBoundingClientRect().top ?? 0) > VIEW_TOP) setCurrent(0);
      else if ((cards.at(-1)?.getBoundingClientRect().bottom ?? Infinity) <= VIEW_TOP) setCurrent(cards.length - 1);
    };
    // The observer doesn't report a jump from above all cards to below them.
    const markIfNoneIsVisible = () => {
      if (visible.size === 0 && !isHeld()) mark();
    };
    window.addEventListener("scroll", markIfNoneIsVisible, { passive: true });
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const resized = width.current !== window.innerWidth;
        width.current = window.innerWidth;
        if (!resized && !isHeld()) mark();
      },
      { rootMargin: VIEW },
    );
    for (const card of cards) observer.observe(card);
    return () => {
      window.removeEventListener("scroll", markIfNoneIsVisible);
      observer.disconnect();
    };
  }, [list, isSmall, isHeld]);

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
      const behavior = motionAllowed ? "smooth" : "instant";
      document.getElementById(slugs[index] ?? "")?.scrollIntoView({ behavior });
    },
    [choose, hold, slugs, motionAllowed],
  );

  return { current, ready, choose, scrollTo };
}
