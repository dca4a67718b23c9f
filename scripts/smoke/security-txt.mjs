// @ts-check

const DAY = 24 * 3600 * 1000;

/** Enough time for the owner to notice a weekly warning and publish a new build. */
const WARNING_DAYS = 60;

/**
 * The problem with a published security.txt, or undefined if it's valid for some time.
 * https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5
 *
 * @param {string} text the file
 * @param {Date} now
 * @returns {string | undefined}
 */
export const expiryProblem = (text, now) => {
  const value = /^Expires:\s*(\S+)\s*$/im.exec(text)?.[1] ?? "";
  const days = Math.floor((Date.parse(value) - now.getTime()) / DAY);
  if (Number.isNaN(days)) return "has no valid Expires field";
  if (days < 0) return `expired on ${value}`;
  return days < WARNING_DAYS ? `expires in ${days} days, on ${value}` : undefined;
};

/**
 * The same for an online site's file.
 *
 * @param {string} domain such as https://example.com
 * @param {Date} now
 * @returns {Promise<string | undefined>}
 */
export const publishedProblem = async (domain, now) => {
  try {
    const response = await fetch(new URL("/.well-known/security.txt", domain), { signal: AbortSignal.timeout(30_000) });
    return response.ok ? expiryProblem(await response.text(), now) : `answers ${response.status}`;
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : error}`;
  }
};
