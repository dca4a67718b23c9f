import { loadHead } from "../../seo/Seo";
import { prefersReducedData } from "../../utils/save-data";
import { fetchPage } from "../gatsby-internals";
import { fetchComponent } from "./page-component";

/** Fetches a page when the visitor points at, focuses, touches or follows a link to it, and not before. */
export function prefetchOnIntent(): void {
  const prefetch = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    // A click needs the page in any case.
    if (prefersReducedData() && event.type !== "click") return;
    const link = event.target.closest("a");
    if (link?.origin !== location.origin || link.pathname === location.pathname || link.target) return;
    fetchPage(link.pathname);
    fetchComponent(link.pathname);
    // The next page needs it for its title. If this fails, that page reports it.
    loadHead().catch(() => undefined);
  };
  for (const name of ["pointerover", "focusin", "touchstart", "click"]) {
    document.addEventListener(name, prefetch, { passive: true });
  }
}
