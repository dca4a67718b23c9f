import { type RefObject, useEffect, useState } from "react";
import { useInView } from "../../hooks/useInView";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { prefersReducedData } from "../../utils/save-data";

interface Loop {
  /** Whether the film's files may be named: never before it first plays. */
  named: boolean;
  /** The visitor's choice, or that of a browser which saves data or does not let films start by themselves. */
  paused: boolean;
  toggle: () => void;
}

/** Share of the film that must be visible for it to play. */
const VISIBLE = 0.2;

/** How long, in ms, a page that is never idle may keep its films waiting. */
const PATIENCE = 3000;

/** Whether the page, and all it asked for at first, has loaded, and the browser has had nothing to do since. */
function usePageIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let request: number | undefined;
    const done = () => {
      setIdle(true);
    };
    const wait = () => {
      // Safari has no such thing.
      if ("requestIdleCallback" in window) request = requestIdleCallback(done, { timeout: PATIENCE });
      else done();
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      window.removeEventListener("load", wait);
      if (request !== undefined) cancelIdleCallback(request);
    };
  }, []);
  return idle;
}

/**
 * Plays a film while it is in view. Nothing of it is fetched before the page has loaded and been idle, before the film is
 * on screen, under reduced motion, or, unless asked for, where the browser saves data.
 *
 * @param rate playback rate, 1 for the film's own
 */
export function useLoop(video: RefObject<HTMLVideoElement>, rate: number): Loop {
  const idle = usePageIdle();
  const inView = useInView(video, { threshold: VISIBLE });
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [named, setNamed] = useState(false);
  const plays = idle && inView && !reducedMotion && !paused;

  useEffect(() => {
    if (prefersReducedData()) setPaused(true);
  }, []);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Loading a film sets its rate back to the default one.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }, [video, rate]);

  useEffect(() => {
    if (plays) setNamed(true);
  }, [plays]);

  useEffect(() => {
    // WebKit never looks at sources that are added to a video with preload="none", not even to play it.
    if (named) video.current?.load();
  }, [video, named]);

  useEffect(() => {
    const element = video.current;
    if (!element || !named) return;
    if (!plays) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      // A phone that saves power lets no film start by itself: the button then offers it.
      if (error instanceof DOMException && error.name === "NotAllowedError") setPaused(true);
    });
  }, [video, named, plays]);

  return {
    named,
    paused,
    toggle: () => {
      setPaused(!paused);
    },
  };
}
