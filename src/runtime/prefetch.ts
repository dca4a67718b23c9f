import { prefersReducedData } from "../utils/save-data";

/** Pages that were asked for. */
const asked = new Set<string>();

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link?.origin !== location.origin || link.target || link.pathname === location.pathname) return;
  const address = link.pathname + link.search;
  if (asked.has(address)) return;
  asked.add(address);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = address;
  // WebKit has no prefetch. What it fetches stays in its cache.
  if (hint.relList.supports("prefetch")) document.head.append(hint);
  else fetch(address, { priority: "low" }).catch(() => undefined);
};

/**
 * Fetches a page when the visitor points at, focuses or touches a link to it, in browsers that don't know speculation
 * rules (gatsby-ssr.tsx).
 */
export function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports("speculationrules") || prefersReducedData()) return;
  for (const type of ["pointerover", "focusin", "touchstart"]) addEventListener(type, prefetch, { passive: true });
}
