import { prefersReducedData } from "../utils/save-data";

/** Pages that were asked for. */
const asked = new Set<string>();

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.target || link.pathname === location.pathname) return;
  const address = link.pathname + link.search;
  if (asked.has(address)) return;
  asked.add(address);
  // Fills the browser's cache. Firefox would need another directive in the policy for a link with rel="prefetch", and
  // WebKit has none.
  fetch(address, { priority: "low" }).catch(() => undefined);
};

/**
 * Fetches a page when the visitor points at, focuses or touches a link to it, in browsers that don't know speculation
 * rules (plugins/start/gatsby-ssr.tsx).
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports("speculationrules") || prefersReducedData()) return;
  for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, prefetch, { passive: true });
}
