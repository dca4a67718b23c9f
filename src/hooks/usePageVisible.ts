import { useSyncExternalStore } from "react";

/** False while the tab is hidden, so nothing advances unseen. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      document.addEventListener("visibilitychange", notify);
      return () => document.removeEventListener("visibilitychange", notify);
    },
    () => document.visibilityState !== "hidden",
    () => true,
  );
