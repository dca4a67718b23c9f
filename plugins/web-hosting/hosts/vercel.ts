import { encodeAddress, REVALIDATE, withAndWithoutSlash, type Hosting } from "./description";

/** A pattern for path-to-regexp, which parses a rule's source. */
const source = (pattern: string): string =>
  encodeAddress(pattern)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, "(.*)");

/** Vercel's own `trailingSlash` would change the feed's address too. This leaves out `/api/` and what has a dot. */
const ADD_SLASH = { source: "/((?!api/)[^.]*[^./])", destination: "/$1/", statusCode: 308 };

/** `vercel.json`: Vercel looks for redirects first, then files, then rewrites. */
export const renderVercel = ({ headers, redirects, rewrites }: Hosting): string =>
  `${JSON.stringify(
    {
      redirects: [
        ...redirects.flatMap(({ from, to }) =>
          withAndWithoutSlash(from).map((address) => ({ source: source(address), destination: to, statusCode: 301 })),
        ),
        ADD_SLASH,
      ],
      rewrites: rewrites.map(({ from, to }) => ({ source: source(from), destination: `${to}index.html` })),
      headers: [
        // On Vercel the last match wins, so the default comes first.
        { source: "/(.*)", headers: [{ key: "Cache-Control", value: REVALIDATE }] },
        ...headers.map((rule) => ({
          source: source(rule.pattern),
          headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
        })),
      ],
    },
    null,
    2,
  )}\n`;
