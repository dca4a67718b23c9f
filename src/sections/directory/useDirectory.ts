import { type RefObject, useEffect, useRef, useState } from "react";
import { useHydrated, useIsSmall } from "../../hooks/useMediaQuery";
import { useMotionAllowed } from "../../hooks/useMotion";
import { motion, scrollOffsets } from "../../theme";

/** How far from the window's top, in px, a card must reach to count as in view: just below the scroll offset. */
const VIEW_TOP = scrollOffsets.directory + 8;

/** When a page that scrolls by itself will be still, unless it scrolls on. */
const settled = () => Date.now() + motion.scrollSettle;

/**
 * The state of the services directory. On wide screens the mark follows the visitor's scrolling, but not the cards that
 * come into view because the page scrolls by itself or the window's size changes.
 *
 * @param services in the order of the cards; a stable reference
 */
export function useDirectory(services: readonly { readonly slug: string }[], list: RefObject<HTMLElement>) {
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);
  const isSmall = useIsSmall();
  const hydrated = useHydrated();
  const motionAllowed = useMotionAllowed();
  const wasSmall = useRef(isSmall);
  const heldUntil = useRef(0);

  useEffect(() => {
    const show = () => {
      // Addresses encode the letters of other scripts.
      const index = services.findIndex(({ slug }) => location.hash === `#${encodeURIComponent(slug)}`);
      if (index < 0) return;
      heldUntil.current = settled();
      setCurrent(index);
    };
    show();
    setReady(true);
    window.addEventListener("hashchange", show);
    return () => window.removeEventListener("hashchange", show);
  }, [services]);

  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    let width = window.innerWidth;
    const holdIfResized = () => {
      // The bars of a tablet's browser change the height while the visitor scrolls.
      if (width !== window.innerWidth) heldUntil.current = settled();
      width = window.innerWidth;
    };
    window.addEventListener("resize", holdIfResized, options);

    const follow = () => {
      if (Date.now() < heldUntil.current) {
        heldUntil.current = settled();
        return;
      }
      const cards = [...(list.current?.children ?? [])];
      const first = cards.findIndex((card) => card.getBoundingClientRect().bottom > VIEW_TOP);
      setCurrent(first >= 0 ? first : cards.length - 1);
    };
    // Small screens only show the chosen card, and until it's hydrated a small one counts as wide.
    if (hydrated && !isSmall) {
      follow();
      window.addEventListener("scroll", follow, options);
    }
    return () => listeners.abort();
  }, [list, isSmall, hydrated]);

  useEffect(() => {
    // All cards appear, and the one that was shown mustn't be lost among them.
    if (wasSmall.current && !isSmall && current > 0)
      list.current?.children[current]?.scrollIntoView({ behavior: "instant" });
    wasSmall.current = isSmall;
  }, [list, current, isSmall]);

  /** Marks a service and adds it to the address, so that it can be linked to and Back returns to it. */
  const choose = (index: number) => {
    setCurrent(index);
    history.replaceState(history.state, "", `#${services[index]?.slug ?? ""}`);
  };
  const scrollTo = (index: number) => {
    choose(index);
    heldUntil.current = settled();
    list.current?.children[index]?.scrollIntoView({ behavior: motionAllowed ? "smooth" : "instant" });
  };

  return { current, ready, choose, scrollTo };
}
