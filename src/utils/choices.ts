import { sessionStore } from "./session-store";

/**
 * What the visitor has chosen with the buttons in the header. The document's `data-colors` and `data-motion` say it to
 * the styles. Where storage is blocked or full, a choice lasts as long as the page.
 */

/** Without a choice, the system's setting applies. */
export type ColorChoice = "light" | "dark";

/** The inline script that applies the choices before the first paint, in syntax that any browser can parse. */
export const choicesScript =
  "try{/^(light|dark)$/.test(localStorage.colors)&&(document.documentElement.dataset.colors=localStorage.colors)}catch(e){}" +
  "try{sessionStorage.motion&&(document.documentElement.dataset.motion=sessionStorage.motion)}catch(e){}";

export const colorChoice = (): ColorChoice | undefined => {
  const { colors } = document.documentElement.dataset;
  return colors === "light" || colors === "dark" ? colors : undefined;
};

/** Makes the browser's own bars follow the choice. The head's `theme-color` follows the system. */
export const colorBars = (choice: ColorChoice): void => {
  const own = "theme-color-choice";
  const content = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${choice}]`)?.content;
  if (content === undefined) return;
  const meta = document.getElementById(own) ?? document.createElement("meta");
  // Browsers use the first one.
  document.head.prepend(Object.assign(meta, { id: own, name: "theme-color", content }));
};

export const chooseColors = (choice: ColorChoice): void => {
  document.documentElement.dataset.colors = choice;
  try {
    localStorage.setItem("colors", choice);
  } catch {
    // Blocked or full.
  }
};

export const isMotionPaused = (): boolean => document.documentElement.dataset.motion === "paused";

const applyMotion = (paused: boolean): void => {
  if (paused) document.documentElement.dataset.motion = "paused";
  else document.documentElement.removeAttribute("data-motion");
  document.dispatchEvent(new Event("motion-choice"));
};

/** For the rest of the visit. */
export const pauseMotion = (paused: boolean): void => {
  applyMotion(paused);
  if (paused) sessionStore.set("motion", "paused");
  else sessionStore.remove("motion");
};

/** Back and Forward can show a page as it was before the visitor chose differently on another one. */
const applyStoredMotion = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) applyMotion(sessionStore.get("motion") === "paused");
};

/** Calls back after each change. @returns a function that stops it */
export const onMotionChoice = (notify: () => void): (() => void) => {
  document.addEventListener("motion-choice", notify);
  // The same listener for all callers, so it's only added once.
  window.addEventListener("pageshow", applyStoredMotion);
  return () => document.removeEventListener("motion-choice", notify);
};
