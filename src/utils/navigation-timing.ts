/** The browser's record of how this document was loaded. It's missing if a browser or a privacy tool hides it. */
const entry = (): PerformanceEntry | undefined => performance.getEntriesByType("navigation")[0];

/**
 * Time, in ms on the clock of `performance.now()`, at which the load event began, or at which the visitor came to a page
 * that was prerendered; 0 before it, or if unknown.
 */
export function loadEventTime(): number {
  const navigation = entry();
  const activated = navigation && "activationStart" in navigation ? Number(navigation.activationStart) : 0;
  return Math.max(activated, navigation && "loadEventStart" in navigation ? Number(navigation.loadEventStart) : 0);
}
