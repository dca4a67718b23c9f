import { type ComponentType, startTransition, useCallback, useState } from "react";

/**
 * A component whose script loads on request, and a function that requests it, again after a failure. That resolves to
 * whether it has loaded.
 *
 * @param load imports the component; must be the same function on every render
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P>>();
  const request = useCallback(async (): Promise<boolean> => {
    const loaded = await load().catch(() => undefined);
    if (!loaded) return false;
    startTransition(() => setComponent(() => loaded));
    return true;
  }, [load]);
  return [Component, request] as const;
}
