// @ts-check
const NAMES = new Set(["CLS", "INP", "LCP", "failed-send"]);

/** Longer bodies aren't ours. */
export const MAX_BYTES = 2000;

/** @typedef {{ page: string, name: string, value: number, reason: string }} Row */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === "object" && value !== null;

/** @param {string} text @returns {unknown} */
const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * What a page of the site sends (src/features/monitoring), one row for each report. Anyone can post to a public address, so
 * anything else is dropped.
 *
 * @param {string} body
 * @returns {Row[]}
 */
export const readReports = (body) => {
  const sent = body.length <= MAX_BYTES ? parse(body) : undefined;
  if (!isObject(sent) || !Array.isArray(sent.reports)) return [];
  const { page } = sent;
  if (typeof page !== "string" || !/^\/[\w./-]{0,200}$/.test(page)) return [];
  return sent.reports.flatMap((report) => {
    if (!isObject(report)) return [];
    const { name, value, reason = "" } = report;
    if (typeof name !== "string" || !NAMES.has(name) || typeof value !== "number" || typeof reason !== "string")
      return [];
    return [{ page, name, value, reason: reason.slice(0, 200) }];
  });
};
