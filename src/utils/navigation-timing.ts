/** The browser's record of how this document was loaded. It's missing if a browser or a privacy tool hides it. */
const entry = (): PerformanceEntry | undefined => performance.getEntriesByType("navigation")[0];

/** Whether the visitor used Reload, Back or Forward, for which the browser restores the scroll position. */
export function isReloadOrHistoryVisit(): boolean {
  const navigation = entry();
  return (
    navigation !== undefined &&
    "type" in navigation &&
    (navigation.type === "reload" || navigation.type === "back_forward")
  );
}

/** Time, in ms on the clock of `performance.now()`, at which the load event began; 0 before it, or if unknown. */
export function loadEventTime(): number {
  const navigation = entry();
  return navigation && "loadEventStart" in navigation ? Number(navigation.loadEventStart) : 0;
}
