import { type RefObject, useEffect, useState } from "react";
import { usePaused, useSeenMoving } from "../../hooks/useMotion";
import { prefersReducedData } from "../../utils/save-data";
import { whenIdle } from "../../utils/when-idle";

/** Fraction of the video that must be visible for it to play. */
const VISIBLE = 0.2;

/** Plays a video while it's in view, once the page has been idle; under Save-Data, when the visitor presses play. */
export function useLoop(video: RefObject<HTMLVideoElement>, rate: number) {
  const [idle, setIdle] = useState(false);
  const isSeen = useSeenMoving(video, { threshold: VISIBLE });
  const [paused, setPaused] = usePaused();
  const [named, setNamed] = useState(false);
  const plays = idle && isSeen && !paused;
  if (plays && !named) setNamed(true);

  useEffect(() => {
    if (prefersReducedData()) setPaused(true);
    return whenIdle(() => setIdle(true));
  }, [setPaused]);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Loading a video resets its rate to the default.
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
    // WebKit ignores sources that are added to a video with preload="none", even when it has to play it.
    if (named) element.load();
  }, [video, rate, named]);

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

  return { named, paused, toggle: () => setPaused(!paused) };
}
