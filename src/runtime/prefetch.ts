import { loadHead } from "../seo/Seo";
import { prefersReducedData } from "../utils/save-data";
import { fetchPage } from "./gatsby-internals";

/** Fetches a page when the visitor points at, focuses or touches its link, and nothing before that. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (prefersReducedData() || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (link?.origin !== location.origin || link.pathname === location.pathname || link.target) return;
    fetchPage(link.pathname);
    // Its title will need it. Should it fail, the next page says so itself.
    loadHead().catch(() => undefined);
  };
  for (const name of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(name, prefetch, { passive: true });
  }
}
