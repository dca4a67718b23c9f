/** The key in session storage, and in the dataset of the document (`data-motion`). */
const KEY = "motion";
const PAUSED = "paused";

/** The event on the document after the choice has changed. */
const CHANGE = "motion-choice";

/**
 * Applies the visitor's choice before the first paint: a part of `choices-script.ts`, in
 * syntax that any browser can parse.
 */
export const motionChoiceScript = `try{sessionStorage.${KEY}&&(document.documentElement.dataset.${KEY}=sessionStorage.${KEY})}catch(e){}`;

/** Whether the visitor has paused all motion. */
export const isMotionPaused = (): boolean => document.documentElement.dataset[KEY] === PAUSED;

const apply = (paused: boolean): void => {
  if (paused) document.documentElement.dataset[KEY] = PAUSED;
  else document.documentElement.removeAttribute(`data-${KEY}`);
  document.dispatchEvent(new Event(CHANGE));
};

/** Pauses all motion, or lets it play, for the rest of the visit. If storage is blocked, for as long as the page. */
export const pauseMotion = (paused: boolean): void => {
  apply(paused);
  try {
    if (paused) sessionStorage.setItem(KEY, PAUSED);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full.
  }
};

/** Back and Forward can show a page as it was before the visitor chose differently on another one. */
const applyStored = ({ persisted }: PageTransitionEvent): void => {
  if (!persisted) return;
  try {
    apply(sessionStorage.getItem(KEY) === PAUSED);
  } catch {
    // Storage is blocked.
  }
};

/** Calls back after each change. @returns a function that stops it */
export const onMotionChoice = (notify: () => void): (() => void) => {
  document.addEventListener(CHANGE, notify);
  // The same listener for all callers, so it's only added once.
  window.addEventListener("pageshow", applyStored);
  return () => document.removeEventListener(CHANGE, notify);
};
