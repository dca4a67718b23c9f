import { type ComponentType, startTransition, useCallback, useState } from "react";

/**
 * A component whose script loads when it is asked for.
 *
 * @param load imports the component; the same function at each render
 * @returns the component, undefined until it is there, and what asks for it. That takes a last question, whether the
 *   component is still wanted once it has come, and tells whether it shows. After a failure the next call tries again.
 */
export function useLazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  const [Component, setComponent] = useState<ComponentType<P>>();
  const request = useCallback(
    async (isWanted: () => boolean = () => true): Promise<boolean> => {
      const loaded = await load().catch(() => undefined);
      if (!loaded || !isWanted()) return false;
      startTransition(() => {
        setComponent(() => loaded);
      });
      return true;
    },
    [load],
  );
  return [Component, request] as const;
}
