import { useSyncExternalStore } from "react";
import { MOBILE_BREAKPOINT } from "../theme";

/** Whether a media query matches, updated as it changes. The server's HTML and its first render have `serverValue`. */
export function useMediaQuery(query: string, serverValue = false): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    () => window.matchMedia(query).matches,
    () => serverValue,
  );
}

/** False on the server and in the first render of its HTML, which must be the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** True in a window narrower than 768 px. The server assumes a wide one, and CSS handles the first paint. */
export const useIsSmall = (): boolean => useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`);

/** True if the visitor prefers reduced motion, and on the server, so nothing moves before we know that it may. */
export const useReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)", true);
