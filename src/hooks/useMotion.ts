import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { isMotionPaused, onMotionChoice } from "../utils/choices";
import { type InViewOptions, useInView } from "./useInView";
import { useReducedMotion } from "./useMediaQuery";

/** Whether the visitor has paused all motion with the button in the header. */
export const useMotionPaused = (): boolean => useSyncExternalStore(onMotionChoice, isMotionPaused, () => false);

const onVisibility = (notify: () => void) => {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
};

/** For what has a pause button of its own: whether it would be seen moving, and the system lets it. */
export function useSeenMoving(ref: RefObject<Element>, options?: InViewOptions): boolean {
  const inView = useInView(ref, options);
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
