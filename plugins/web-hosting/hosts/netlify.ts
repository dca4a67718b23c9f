import type { Redirect } from "../../../src/utils/redirects";
import { isCaseOnly } from "../redirects";
import { encodeAddress, withAndWithoutSlash, type Hosting } from "./description";

const line = (from: string, to: string, status: string): string =>
  `${encodeAddress(from)} ${encodeAddress(to)} ${status}`;

const redirectLines = ({ from, to }: Redirect): string[] =>
  withAndWithoutSlash(from).flatMap((address) => [
    // On Netlify, files (here the redirect page) override rules unless the status ends in "!". Cloudflare skips such a
    // line with a warning, reads the next one, and never looks for a file first.
    ...(isCaseOnly({ from, to }) ? [] : [line(address, to, "301!")]),
    line(address, to, "301"),
  ]);

/** `_redirects` for Netlify and Cloudflare Pages. */
export const renderRedirects = ({ redirects, rewrites, pagesUnderRewrites }: Hosting): string =>
  [
    "# Written by the build.",
    ...redirects.flatMap(redirectLines),
    ...(pagesUnderRewrites.length > 0
      ? ["# Pages of their own below the rewritten address: Cloudflare follows a rewrite even where a file exists."]
      : []),
    ...pagesUnderRewrites.map((path) => line(path, path, "200")),
    ...rewrites.map(({ from, to }) => line(from, to, "200")),
    "",
  ].join("\n");

/** `_headers` for Netlify and Cloudflare Pages. */
export const renderHeaders = ({ headers }: Hosting): string =>
  [
    "# Written by the build.",
    ...headers.flatMap((rule) => [
      rule.pattern,
      ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
    "",
  ].join("\n");
