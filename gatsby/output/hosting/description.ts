import { FEED_PATH } from "../../../src/constants/feed";
import { isCaseOnly } from "../../pages/redirects";
import type { Redirect } from "../../content/schema/pages/redirect";
import { headerPolicy, SVG_POLICY } from "./content-security-policy";

/**
 * Response headers for every address that matches a pattern. `*` matches any text, and `:name` any text between two
 * slashes.
 */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An address that redirects to another, or gets another's answer. `*` at its end matches any text. */
export interface RouteRule {
  readonly from: string;
  readonly to: string;
  /** 301 redirects the browser. 200 answers with the other page, unless the address has a file. */
  readonly status: 200 | 301;
  /** The address has a redirect page, for hosts without rules. The rule takes precedence over that file. */
  readonly overFile?: boolean;
}

/** An address with and without its final slash, because hosts match both literally. */
export const withAndWithoutSlash = (address: string): string[] => [address.replace(/\/$/, ""), address];

/** An address as browsers request it, for hosts that match before decoding. Stars and colons stay. */
export const encodeAddress = (address: string): string =>
  address.replace(/[^\x20-\x7e]+/g, (letters) => encodeURIComponent(letters));

/** What every host needs to know. The other files in this folder write it in each host's format. */
export interface Hosting {
  readonly headers: readonly HeaderRule[];
  readonly routes: readonly RouteRule[];
  /** Pages below the rewritten address that have files, for hosts whose rewrites take precedence over files. */
  readonly pagesUnderRewrites: readonly string[];
  /** What answers an address that has no page, for hosts that match rules against the file they send. */
  readonly notFound: HeaderRule;
}

/** The page of the visual editor, and its content security policy. */
export interface EditorPage {
  readonly path: string;
  readonly policy: string;
}

/**
 * How long browsers insist on https. One day, because only an answer over https can undo it, and an expired
 * certificate prevents that. docs/deploy.md says when to raise it.
 */
const DEFAULT_HSTS = "max-age=86400";

/** For every answer. Narrower rules mustn't repeat these headers, because hosts would join both values with a comma. */
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

const OPENER = "Cross-Origin-Opener-Policy";

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

/** The page that looks a post up in the feed. Gatsby names it after `src/pages/blog/[...].tsx`. */
const POST_FALLBACK = "/blog/[...]/";

/** The editor waits for the window in which its user signs in. No search engine lists it. */
const editorRules = ({ path, policy }: EditorPage): HeaderRule[] => [
  {
    pattern: path,
    headers: {
      "Content-Security-Policy": headerPolicy(policy),
      [OPENER]: "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
    },
  },
];

/** It answers at other addresses than its own. */
const NOT_FOUND = "/404.html";

/**
 * The pattern of a page's address: `/services/:part1/` for every service. So the number of rules doesn't grow with the
 * content, and no address matches two of them.
 *
 * Not `/blog/*`, which is also `/blogs/` on Netlify:
 * https://github.com/netlify/build/blob/main/packages/headers-parser/src/for_regexp.ts. The numbers are for Cloudflare,
 * which drops a rule with the same name twice.
 */
const pagePattern = (path: string): string =>
  path
    .split("/")
    .map((part, index, { length }) => (index < 2 || index === length - 1 ? part : `:part${index - 1}`))
    .join("/");

/**
 * @param built the address of every built page, redirect pages left out
 * @param options `policy`: the content security policy of these pages. `editor`: the page of the visual editor, if it's
 * published. `feedIsElsewhere`: the blog's feed is on another host, so it may have posts that no file holds. The
 * site's own feed has none: an unknown post needs no rewrite, and its address is a 404. `hsts`: the value of
 * `Strict-Transport-Security`; empty for the default.
 */
export const describeHosting = (
  built: readonly string[],
  {
    policy,
    redirects,
    editor,
    feedIsElsewhere,
    hsts = "",
  }: {
    readonly policy: string;
    readonly redirects: readonly Redirect[];
    readonly editor?: EditorPage;
    readonly feedIsElsewhere: boolean;
    readonly hsts?: string;
  },
): Hosting => {
  const patterns = new Set(built.filter((path) => path !== NOT_FOUND).map(pagePattern));
  const policyHeader = { "Content-Security-Policy": headerPolicy(policy) };
  return {
    headers: [
      {
        pattern: "/*",
        headers: {
          "Strict-Transport-Security": hsts || DEFAULT_HSTS,
          ...SECURITY_HEADERS,
          ...(editor ? {} : { [OPENER]: "same-origin" }),
        },
      },
      ...CACHE.map(([pattern, value]) => ({ pattern, headers: { "Cache-Control": value } })),
      // The address has no extension that tells hosts the type.
      { pattern: FEED_PATH, headers: { "Content-Type": "application/json; charset=utf-8" } },
      // https://www.rfc-editor.org/rfc/rfc9116#section-3 requires this.
      { pattern: "/.well-known/security.txt", headers: { "Content-Type": "text/plain; charset=utf-8" } },
      // No page's address ends like this, so none gets two policies.
      { pattern: "/*.svg", headers: { "Content-Security-Policy": SVG_POLICY } },
      ...[...patterns].map((pattern) => ({
        pattern,
        // The opener is in the pages' rules instead of the one for all, because the editor's sign-in needs another.
        headers: { ...policyHeader, ...(editor ? { [OPENER]: "same-origin" } : {}) },
      })),
      ...(editor ? editorRules(editor) : []),
    ],
    routes: [
      ...redirects.map((redirect) => ({
        from: redirect.from,
        to: redirect.to,
        status: 301 as const,
        overFile: !isCaseOnly(redirect),
      })),
      // The page says `noindex` until its script finds the post, because a rewrite can't answer 404.
      ...(feedIsElsewhere ? [{ from: "/blog/*", to: POST_FALLBACK, status: 200 as const }] : []),
    ],
    pagesUnderRewrites: feedIsElsewhere
      ? built.filter((path) => path.startsWith("/blog/") && path !== POST_FALLBACK)
      : [],
    notFound: { pattern: NOT_FOUND, headers: policyHeader },
  };
};
