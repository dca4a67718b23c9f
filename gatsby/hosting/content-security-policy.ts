import { createHash } from "node:crypto";
import type { SiteEnvironment } from "../environment";

const EMAIL_SERVICE = "https://api.emailjs.com";
const VIDEO_HOST = "https://www.youtube-nocookie.com";
const MAP_HOST = "https://www.openstreetmap.org";

/** What the pages may talk to beside their own host. */
export interface ForeignHosts {
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

const originOf = (name: string, address: string): string => {
  try {
    return new URL(address).origin;
  } catch {
    throw new Error(`${name} must be a full address such as https://example.com, not "${address}".`);
  }
};

/** The hosts that the given settings make the pages talk to. */
export const foreignHosts = (environment: SiteEnvironment): ForeignHosts => {
  const emailSetting = environment.GATSBY_EMAILJS_ORIGIN;
  // "/" (or an empty value) means the site's own host, which 'self' covers.
  const email =
    emailSetting === undefined
      ? [EMAIL_SERVICE]
      : emailSetting === "" || emailSetting === "/"
        ? []
        : [originOf("GATSBY_EMAILJS_ORIGIN", emailSetting)];
  const blog = environment.GATSBY_BLOG_API_HOST
    ? [originOf("GATSBY_BLOG_API_HOST", environment.GATSBY_BLOG_API_HOST)]
    : [];
  return { connect: [...email, ...blog], images: blog };
};

const RUNS_AS_SCRIPT = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** The sources (`'sha256-…'`) of a page's inline scripts. Data blocks such as JSON-LD do not run and need none. */
export const inlineScriptSources = (html: string): string[] => {
  const sources = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(([, attributes = ""]) => {
      const type = /\stype=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
      return !/\ssrc=/i.test(attributes) && RUNS_AS_SCRIPT.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? "").trim());
    })
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return [...new Set(sources)].sort();
};

/** Only a header may carry these. Browsers ignore the first in a page. */
const serverOnly = [
  "frame-ancestors 'none'",
  // Not in the page itself: WebKit applies it to http://localhost too, and a preview would lose its scripts.
  "upgrade-insecure-requests",
] as const;

/** The policy of one page as its `<meta>` tag carries it, for hosts that send no headers. */
export const pagePolicy = (scriptSources: readonly string[], hosts: ForeignHosts): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(" "),
    // Emotion writes its rules into <style> elements and React writes style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...hosts.images].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...hosts.connect].join(" "),
    `frame-src ${VIDEO_HOST} ${MAP_HOST}`,
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
  ].join("; ");

/** The policy of one page as a host sends it. */
export const headerPolicy = (policy: string): string => [policy, ...serverOnly].join("; ");

const META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\s*\/?>/g;

/**
 * The page with its policy in its head: after the declared charset, which must come within the first 1,024 bytes, and
 * before the first script. A policy that an earlier build left in the file is replaced.
 */
export const withPolicyMeta = (html: string, policy: string): string => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(META, "").replace(/<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i, (head) => head + meta);
};
