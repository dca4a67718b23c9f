/** What the inline script of a page leaves for the site's scripts to take over. */
interface EarlyVisit {
  /** Stops holding clicks back, and repeats those that were. */
  release: () => void;
  /** The path of the document's own address. */
  loadedAt: string;
  /** Whether the visitor has scrolled, pressed or typed. */
  hasInteracted: boolean;
}

declare global {
  interface Window {
    /** Set by `inline-script.ts`; gone once the page is alive, or known not to be for now. */
    ___earlyVisit?: EarlyVisit;
  }
}

/**
 * Ends the holding back and repeats the clicks; a section that is still asleep keeps its own until it is awake. Where
 * the page stays without script, a button that sends a form does so by itself.
 */
export function replayEarlyClicks(): void {
  window.___earlyVisit?.release();
}
