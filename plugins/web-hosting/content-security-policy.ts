import { createHash } from "node:crypto";
import type { SiteEnvironment } from "../utils/environment";

const EMAIL_SERVICE = "https://api.emailjs.com";
const VIDEO_HOST = "https://www.youtube-nocookie.com";
const MAP_HOST = "https://www.openstreetmap.org";

/** The hosts that pages talk to with these settings, which are already checked. */
export const foreignHosts = (environment: SiteEnvironment) => {
  const { GATSBY_EMAILJS_ORIGIN = EMAIL_SERVICE, GATSBY_BLOG_API_HOST = "", GATSBY_REPORTS_URL = "" } = environment;
  // Nothing, or a path, means the site's own host, which 'self' covers.
  const origin = (address: string): string[] => (/^(\/|$)/.test(address) ? [] : [new URL(address).origin]);
  const blog = origin(GATSBY_BLOG_API_HOST);
  return { connect: [...origin(GATSBY_EMAILJS_ORIGIN), ...blog, ...origin(GATSBY_REPORTS_URL)], images: blog };
};

/** What can't be in pages: browsers ignore the first there, and WebKit applies the second to http://localhost. */
export const HEADER_ONLY_POLICY = "frame-ancestors 'none'; upgrade-insecure-requests";

const hashSource = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The policy in a page's `<meta>` tag, whatever the host sends. `scripts` are the inline ones that may run. */
export const pagePolicy = (scripts: readonly string[], hosts: ReturnType<typeof foreignHosts>): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(" "),
    // Emotion writes <style> elements, and React writes style attributes.
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

/** The policy of an SVG file opened by its own address. It's shown, and can't do anything else. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The policy of one page as a host sends it. */
export const headerPolicy = (policy: string): string => `${policy}; ${HEADER_ONLY_POLICY}`;

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\s*\/?>/;

/** The policy in a page's head. */
export const policyMetaIn = (html: string): string | undefined => META.exec(html)?.[1];

/** The page with its policy after the charset, which must be in the first 1,024 bytes, and before the first script. */
export const withPolicyMeta = (html: string, policy: string): string => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(META, "").replace(/<head[^>]*>(?:\s*<meta charset=[^>]*>)?/i, (head) => head + meta);
};
