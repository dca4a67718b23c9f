import { loadHead } from "../../seo/Seo";
import { prefersReducedData } from "../../utils/save-data";
import { fetchPage } from "../gatsby-internals";

/** Fetches a page when the visitor points at, focuses or touches a link to it, and not before. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (prefersReducedData() || !(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (link?.origin !== location.origin || link.pathname === location.pathname || link.target) return;
    fetchPage(link.pathname);
    // The next page needs it for its title. If this fails, that page reports it.
    loadHead().catch(() => undefined);
  };
  for (const name of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(name, prefetch, { passive: true });
  }
}
