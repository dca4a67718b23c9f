import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { isMotionPaused, onMotionChoice } from "../utils/choices";
import { useInView } from "./useInView";
import { useReducedMotion } from "./useMediaQuery";

/** Whether the visitor has paused all motion with the button in the header. */
export const useMotionPaused = (): boolean => useSyncExternalStore(onMotionChoice, isMotionPaused, () => false);

const onVisibility = (notify: () => void) => {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
};

/** The fraction of something that must be in view for it to move. */
const SEEN = 0.2;

/** For what has a pause button of its own: whether it would be seen moving, and the system lets it. */
export function useSeenMoving(ref: RefObject<Element>): boolean {
  const inView = useInView(ref, { threshold: SEEN });
  const isTabShown = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState !== "hidden",
    () => true,
  );
  return !useReducedMotion() && inView && isTabShown;
}

/** For what has no pause button of its own: whether it may move. False on the server, before we know. */
export const useMotionAllowed = (): boolean => {
  const motionPaused = useMotionPaused();
  return !useReducedMotion() && !motionPaused;
};

/** The state of something's own pause button. The header's button sets all of them, and the last press counts. */
export function usePaused() {
  const motionPaused = useMotionPaused();
  const [paused, setPaused] = useState(false);
  useEffect(() => setPaused(motionPaused), [motionPaused]);
  return [paused, setPaused] as const;
}
