/** What a page's inline script leaves for the site's scripts to pick up. */
interface EarlyVisit {
  /** Stops holding back clicks, and repeats the ones it held. */
  release: () => void;
  /** The path that the document was loaded from. */
  loadedAt: string;
  /** Whether the visitor has scrolled, pressed or typed. */
  hasInteracted: boolean;
}

declare global {
  interface Window {
    /** Set by `inline-script.ts`, and removed once the page is hydrated or is known to have failed for now. */
    ___earlyVisit?: EarlyVisit;
  }
}

/**
 * Stops holding back clicks, and repeats them. A section that isn't hydrated yet holds its own clicks until it is. If
 * the page stays without its scripts, submit buttons still submit their forms.
 */
export function replayEarlyClicks(): void {
  window.___earlyVisit?.release();
}
