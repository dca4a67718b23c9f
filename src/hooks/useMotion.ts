import { useEffect, useState, useSyncExternalStore } from "react";
import { isMotionPaused, onMotionChoice } from "../theme/motion-choice";
import { useReducedMotion } from "./useMediaQuery";

/** Whether the visitor has paused all motion with the button in the header. */
export const useMotionPaused = (): boolean => useSyncExternalStore(onMotionChoice, isMotionPaused, () => false);

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
