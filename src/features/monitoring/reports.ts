/** One thing that the site's owner wants to know about a visit. It says nothing about who visits. */
export interface Report {
  /** A Web Vital by its usual short name, or a message that a form couldn't send. */
  readonly name: "CLS" | "INP" | "LCP" | "failed-send";
  /** Milliseconds for INP and LCP, a score for CLS, and 1 for a failed send. */
  readonly value: number;
  /** Why a message wasn't sent. Nothing that the visitor typed. */
  readonly reason?: string;
}

/**
 * Posts reports to the address in `GATSBY_REPORTS_URL`, even while the page is being left. Without that setting it does
 * nothing, and the bundle contains no code for it. The answer doesn't matter, and a report that is lost is lost.
 *
 * @param page the path alone, because a query or a hash may contain something personal
 */
export const sendReports = (page: string, reports: readonly Report[]): void => {
  if (process.env.GATSBY_REPORTS_URL && reports.length > 0) {
    // As a plain string, so that another host needs no preflight.
    navigator.sendBeacon(process.env.GATSBY_REPORTS_URL, JSON.stringify({ page, reports }));
  }
};
