import { FEED_PATH, FEED_POST } from "../../../src/constants/feed";
import type { Redirect } from "../../../src/utils/redirects";
import { HEADER_ONLY_POLICY, headerPolicy, SVG_POLICY } from "../content-security-policy";

/** Response headers for every address that matches a pattern. `*` matches any text. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An address with and without its final slash, because hosts match both literally. */
export const withAndWithoutSlash = (address: string): string[] => [address.replace(/\/$/, ""), address];

/** An address as browsers request it, for hosts that match before decoding. Stars stay. */
export const encodeAddress = (address: string): string =>
  address.replace(/[^\x20-\x7e]+/g, (letters) => encodeURIComponent(letters));

/** What every host needs to know. The other files in this folder write it in each host's format. */
export interface Hosting {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Addresses that get another's answer, unless they have a file. `*` at their end matches any text. */
  readonly rewrites: readonly Redirect[];
  /** Pages below the rewritten address that have files, for hosts whose rewrites take precedence over files. */
  readonly pagesUnderRewrites: readonly string[];
}

/** A page with a content security policy of its own, as the visual editor is. */
export interface PageWithPolicy {
  readonly path: string;
  readonly policy: string;
}

export const EVERYWHERE = "/*";

/** One day, because only an answer over https can undo it. docs/deploy.md says when to raise it. */
const DEFAULT_HSTS = "max-age=86400";

/** For every answer. Hosts join the values of rules that overlap, so narrower rules mustn't repeat these headers. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Whatever browsers would ask the visitor for. What the video player may do is in its frame's `allow` attribute.
  "Permissions-Policy": [
    "camera=()",
    "display-capture=()",
    "geolocation=()",
    "microphone=()",
    "midi=()",
    "payment=()",
    "usb=()",
  ].join(", "),
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** How long browsers can reuse an answer without asking. Pages and their data use the default, `REVALIDATE`. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** The patterns don't overlap, so that no answer gets two values. */
const CACHE: readonly (readonly [pattern: string, value: string])[] = [
  // The name contains a hash of the content.
  ["/*.js", FOR_EVER],
  ["/static/*", FOR_EVER],
  // The name stays the same when the content changes.
  ["/videos/*", FOR_A_DAY],
  ["/fonts/*", FOR_A_DAY],
  ["/flags/*", FOR_A_DAY],
  ["/icons/*", FOR_A_DAY],
  ["/share/*", FOR_A_DAY],
  ["/blog-images/*", FOR_A_DAY],
];

/**
 * Headers that pages have and the visual editor can't: it has a policy of its own, and waits for the window in which
 * its user signs in. Where it's published, the rule for every answer holds for it too, so that the pages' policy is
 * only in the pages themselves.
 */
const pageHeaders = (policy: string, other: PageWithPolicy | undefined): Readonly<Record<string, string>> =>
  other
    ? { "Content-Security-Policy": HEADER_ONLY_POLICY }
    : { "Content-Security-Policy": headerPolicy(policy), "Cross-Origin-Opener-Policy": "same-origin" };

const ownHeaders = ({ policy }: PageWithPolicy): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": headerPolicy(policy),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex",
});

interface HostingFacts {
  /** The content security policy of the site's own pages. */
  readonly policy: string;
  readonly redirects: readonly Redirect[];
  /** The page that has its own policy, if it's published. */
  readonly withOwnPolicy?: PageWithPolicy;
  /**
   * The blog's feed is on another host, so it may have posts that no file holds. The site's own feed has none: an unknown
   * post needs no rewrite, and its address is a 404.
   */
  readonly feedIsElsewhere: boolean;
  /** The value of `Strict-Transport-Security`; empty for the default. */
  readonly hsts?: string;
}

/** @param built the address of every built page, redirect pages left out */
export const describeHosting = (
  built: readonly string[],
  { policy, redirects, withOwnPolicy, feedIsElsewhere, hsts = "" }: HostingFacts,
): Hosting => {
  const fallback = feedIsElsewhere ? built.find((path) => path.endsWith(`/${FEED_POST}`)) : undefined;
  const blog = fallback?.slice(0, -FEED_POST.length);
  return {
    headers: [
      {
        pattern: EVERYWHERE,
        headers: {
          "Strict-Transport-Security": hsts || DEFAULT_HSTS,
          ...SECURITY_HEADERS,
          ...pageHeaders(policy, withOwnPolicy),
        },
      },
      ...CACHE.map(([pattern, value]) => ({ pattern, headers: { "Cache-Control": value } })),
      // The address has no extension that tells hosts the type.
      { pattern: FEED_PATH, headers: { "Content-Type": "application/json; charset=utf-8" } },
      // https://www.rfc-editor.org/rfc/rfc9116#section-3 requires this.
      { pattern: "/.well-known/security.txt", headers: { "Content-Type": "text/plain; charset=utf-8" } },
      // Hosts that join this with the pages' policy send two. Browsers obey both.
      { pattern: "/*.svg", headers: { "Content-Security-Policy": SVG_POLICY } },
      ...(withOwnPolicy ? [{ pattern: withOwnPolicy.path, headers: ownHeaders(withOwnPolicy) }] : []),
    ],
    redirects,
    // The page says `noindex` until its script finds the post, because a rewrite can't answer 404.
    rewrites: fallback ? [{ from: `${blog}*`, to: fallback }] : [],
    pagesUnderRewrites: blog ? built.filter((path) => path.startsWith(blog) && path !== fallback) : [],
  };
};
