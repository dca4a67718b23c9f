import { type RefObject, useEffect, useState } from "react";
import { useInView } from "../../hooks/useInView";
import { useReducedMotion } from "../../hooks/useMediaQuery";
import { usePaused } from "../../hooks/useMotion";
import { prefersReducedData } from "../../utils/save-data";
import { whenIdle } from "../../utils/when-idle";

interface Loop {
  /** Whether to render the video's sources: never before it first plays. */
  named: boolean;
  /** Chosen by the visitor, or by a browser that saves data or blocks autoplay. */
  paused: boolean;
  toggle: () => void;
}

/** Fraction of the video that must be visible for it to play. */
const VISIBLE = 0.2;

/** Whether the page has loaded and been idle. */
function usePageIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

/**
 * Plays a video while it's in view. Nothing is fetched before the page has loaded and been idle, before the video is on
 * screen, or under reduced motion. If the browser saves data, nothing is fetched until the visitor presses play.
 *
 * @param rate playback rate; 1 is normal speed
 */
export function useLoop(video: RefObject<HTMLVideoElement>, rate: number): Loop {
  const idle = usePageIdle();
  const inView = useInView(video, { threshold: VISIBLE });
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = usePaused();
  const [named, setNamed] = useState(false);
  const plays = idle && inView && !reducedMotion && !paused;

  useEffect(() => {
    if (prefersReducedData()) setPaused(true);
  }, [setPaused]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Loading a video resets its rate to the default.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }, [video, rate]);

  useEffect(() => {
    if (plays) setNamed(true);
  }, [plays]);

  useEffect(() => {
    // WebKit ignores sources that are added to a video with preload="none", even when it has to play it.
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
      // A phone that saves power blocks autoplay. The button then offers to play.
      if (error instanceof DOMException && error.name === "NotAllowedError") setPaused(true);
    });
  }, [video, named, plays, setPaused]);

  return {
    named,
    paused,
    toggle: () => setPaused(!paused),
  };
}
