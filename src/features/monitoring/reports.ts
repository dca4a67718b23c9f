/** One thing that the site's owner wants to know about a visit. It says nothing about who visits. */
export interface Report {
  /** A Web Vital by its usual short name, or a message that a form couldn't send. */
  readonly name: "CLS" | "INP" | "LCP" | "failed-send";
  /** Milliseconds for INP and LCP, a score for CLS, and 1 for a failed send. */
  readonly value: number;
  /** Why a message wasn't sent. Nothing that the visitor typed. */
  readonly reason?: string;
}

/** Posts reports to `GATSBY_REPORTS_URL`, even while the page is being left. Without it, no code for it is bundled. */
export const sendReports = (reports: readonly Report[]): void => {
  if (process.env.GATSBY_REPORTS_URL && reports.length > 0) {
    // The path alone, because a query or a hash may contain something personal.
    const page = window.location.pathname;
    // As a plain string, so that another host needs no preflight.
    navigator.sendBeacon(process.env.GATSBY_REPORTS_URL, JSON.stringify({ page, reports }));
  }
};

/** Measures the Web Vitals of the page, and reports them when the visitor leaves. */
export async function reportWebVitals(): Promise<void> {
  // webpack leaves out the block, and the library, if the setting is empty.
  if (process.env.GATSBY_REPORTS_URL) {
    const { onCLS, onINP, onLCP } = await import("web-vitals");
    const found = new Map<string, Report>();
    const keep = ({ name, value }: Pick<Report, "name" | "value">) => found.set(name, { name, value });
    onCLS(keep);
    onINP(keep);
    onLCP(keep);
    // After the library's own listeners, which bring the last values. The only event that phones send reliably.
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "hidden") return;
      sendReports([...found.values()]);
      found.clear();
    });
  }
}
