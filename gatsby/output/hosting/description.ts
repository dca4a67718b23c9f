import { FEED_PATH } from "../../../src/constants/feed";
import { isCaseOnly } from "../../pages/redirects";
import type { Redirect } from "../../content/schema/pages/redirect";
import { headerPolicy, SVG_POLICY } from "./content-security-policy";

/** Response headers for every address that a pattern matches; `*` stands for any text. */
export interface HeaderRule {
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An address (`*` at its end stands for any text) that is answered by, or sent on to, another one. */
export interface RouteRule {
  readonly from: string;
  readonly to: string;
  /** 301 sends the browser on; 200 answers with the other page, where no file of that address exists. */
  readonly status: 200 | 301;
  /** A redirect page lies at the address for hosts without rules; the rule comes before that file. */
  readonly overFile?: boolean;
}

/** Both forms of an address that ends in a slash: hosts match each word by word. */
export const withAndWithoutSlash = (address: string): string[] => [address.replace(/\/$/, ""), address];

/** An address as browsers ask for it, for hosts that compare it before they decode it. Stars and colons stay. */
export const encodeAddress = (address: string): string =>
  address.replace(/[^\x20-\x7e]+/g, (letters) => encodeURIComponent(letters));

/** What a host has to know, whichever host it is. The renderers beside this file write it in each host's words. */
export interface Hosting {
  readonly headers: readonly HeaderRule[];
  readonly routes: readonly RouteRule[];
  /** Pages under the rewritten address that exist as files, for hosts whose rewrites come before files. */
  readonly pagesUnderRewrites: readonly string[];
  /** Policies of `ANSWERS_ELSEWHERE`, for hosts that match a rule against the file they end at. */
  readonly policiesByFile: readonly PagePolicy[];
}

/** A built page and the policy its content asks for. */
export interface PagePolicy {
  readonly path: string;
  readonly policy: string;
}

const VIDEO_PLAYER = 'self "https://www.youtube-nocookie.com"';

/**
 * How long browsers insist on https. A day, because only an answer over https can take it back, and an expired
 * certificate leaves none. docs/deploy.md says when to raise it.
 */
const DEFAULT_HSTS = "max-age=86400";

/** For every answer. No header here may come again in a narrower rule: hosts would send both, joined by a comma. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": [
    "accelerometer=()",
    `autoplay=(${VIDEO_PLAYER})`,
    "camera=()",
    "display-capture=()",
    `encrypted-media=(${VIDEO_PLAYER})`,
    `fullscreen=(${VIDEO_PLAYER})`,
    "geolocation=()",
    "gyroscope=()",
    "magnetometer=()",
    "microphone=()",
    "midi=()",
    "payment=()",
    `picture-in-picture=(${VIDEO_PLAYER})`,
    "usb=()",
  ].join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** How long an answer may be used again without asking. Pages and their data take the default of `REVALIDATE`. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** Patterns that exclude each other, so that no answer gets two values. */
const CACHE: readonly (readonly [pattern: string, value: string])[] = [
  // The name holds a hash of the content.
  ["/*.js", FOR_EVER],
  ["/static/*", FOR_EVER],
  // The name stays when the content changes.
  ["/videos/*", FOR_A_DAY],
  ["/fonts/*", FOR_A_DAY],
  ["/flags/*", FOR_A_DAY],
  ["/icons/*", FOR_A_DAY],
  ["/share/*", FOR_A_DAY],
  ["/blog-images/*", FOR_A_DAY],
];

/** The one page that looks a post up in the feed, as Gatsby names it after `src/pages/blog/[...].tsx`. */
const POST_FALLBACK = "/blog/[...]/";

/** Pages that hosts answer with at addresses other than their own: a rule for their own address would not reach them. */
const ANSWERS_ELSEWHERE: readonly string[] = ["/404.html", POST_FALLBACK];

/**
 * @param built every built page, redirect pages left out
 * @param options `feedIsElsewhere`: the blog's feed is on another host, so it may have posts that no file holds. The
 * site's own feed has none: an unknown post needs no rewrite, and its address is a 404. `hsts`: value of
 * `Strict-Transport-Security`; empty for the default.
 */
export const describeHosting = (
  built: readonly PagePolicy[],
  {
    redirects,
    feedIsElsewhere,
    hsts = "",
  }: { readonly redirects: readonly Redirect[]; readonly feedIsElsewhere: boolean; readonly hsts?: string },
): Hosting => {
  const pages = built.filter(({ path }) => !ANSWERS_ELSEWHERE.includes(path));
  return {
    headers: [
      { pattern: "/*", headers: { "Strict-Transport-Security": hsts || DEFAULT_HSTS, ...SECURITY_HEADERS } },
      ...CACHE.map(([pattern, value]) => ({ pattern, headers: { "Cache-Control": value } })),
      // The address has no extension to tell the type by.
      { pattern: FEED_PATH, headers: { "Content-Type": "application/json; charset=utf-8" } },
      // https://www.rfc-editor.org/rfc/rfc9116#section-3 asks for just this.
      { pattern: "/.well-known/security.txt", headers: { "Content-Type": "text/plain; charset=utf-8" } },
      // No page's address ends in it, so that none gets two policies.
      { pattern: "/*.svg", headers: { "Content-Security-Policy": SVG_POLICY } },
      ...pages.map(({ path, policy }) => ({
        pattern: path,
        headers: { "Content-Security-Policy": headerPolicy(policy) },
      })),
    ],
    routes: [
      ...redirects.map((redirect) => ({
        from: redirect.from,
        to: redirect.to,
        status: 301 as const,
        overFile: !isCaseOnly(redirect),
      })),
      // The page says `noindex` until its script has found the post, because a rewrite cannot answer 404.
      ...(feedIsElsewhere ? [{ from: "/blog/*", to: POST_FALLBACK, status: 200 as const }] : []),
    ],
    pagesUnderRewrites: feedIsElsewhere
      ? pages.map(({ path }) => path).filter((path) => path.startsWith("/blog/"))
      : [],
    policiesByFile: built.filter(({ path }) => ANSWERS_ELSEWHERE.includes(path)),
  };
};
