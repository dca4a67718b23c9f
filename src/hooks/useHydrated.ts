import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and in the first render of its HTML, which must be the same at every width. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
