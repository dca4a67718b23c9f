import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import { type Report, sendReports } from "./reports";

/** Starts to measure. The library also reads what the browser recorded before this script loaded. */
export const measure = (): void => {
  const page = window.location.pathname;
  const found = new Map<Report["name"], Report>();
  const keep = ({ name, value }: Pick<Metric, "value"> & { name: "CLS" | "INP" | "LCP" }) =>
    found.set(name, { name, value });
  onCLS(keep);
  onINP(keep);
  onLCP(keep);
  // After the library's own listeners, which bring the last values. The only event that phones send reliably.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    sendReports(page, [...found.values()]);
    found.clear();
  });
};
