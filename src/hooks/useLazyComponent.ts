import { type ComponentType, startTransition, useCallback, useState } from "react";

/**
 * A component whose script loads on request.
 *
 * @param load imports the component; must be the same function on every render
 * @returns the component, undefined until it has loaded, and a function that requests it, which resolves to whether it
 *   has loaded. After a failure, the next call tries again.
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
