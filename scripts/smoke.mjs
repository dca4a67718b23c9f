// @ts-check
/**
 * `npm run smoke https://example.com`: visits a site that is online and ends with 1 where something is wrong, with the
 * reasons. Without an address it takes `domain` of data/site.json. `--plain` is for hosts without headers and redirects,
 * such as GitHub Pages. It needs no install.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const TIMEOUT = 30_000;

/** Days that leave an owner time to publish a new build, which renews security.txt. */
const WARNING_DAYS = 60;

/** Headers that the build asks of every host (`plugins/web-hosting`). @type {Record<string, RegExp>} */
const HEADERS = {
  "content-security-policy": /frame-ancestors 'none'/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "x-content-type-options": /^nosniff$/,
};

/** @param {string} xml a sitemap or an index of sitemaps */
const locations = (xml) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

/** The site's own files that a page names. @param {string} html */
const filesOf = (html) =>
  [...html.matchAll(/\s(?:src|href|poster)="(\/(?!\/)[^"#?]*\.\w+)"/g)].map(([, address = ""]) => address);

/**
 * Visits a site that is online, as its visitors and search engines would.
 *
 * @param {string} base such as https://example.com
 * @param {{ contact: string, hasPosts?: boolean, hasRules?: boolean, redirect?: { from: string, to: string } }} options
 *   the contact page's address, whether the site has posts of its own, whether the host takes headers and redirects, and an
 *   old address to try
 * @returns {Promise<string[]>} what is wrong
 */
export const smoke = async (base, { contact, hasPosts = true, hasRules = true, redirect }) => {
  /** @type {string[]} */
  const problems = [];
  /** @param {boolean} isTrue @param {string} problem what to say where it is not */
  const expect = (isTrue, problem) => {
    if (!isTrue) problems.push(problem);
  };

  /** @param {string} address @param {{ status?: number } & RequestInit} [expected] anything else is a problem */
  const get = async (address, { status = 200, ...init } = {}) => {
    try {
      const response = await fetch(new URL(address, base), { signal: AbortSignal.timeout(TIMEOUT), ...init });
      expect(response.status === status, `${address} answers ${response.status} instead of ${status}`);
      return { response, text: response.status === status ? await response.text() : undefined };
    } catch (error) {
      // fetch says only that it failed; the reason is in its cause.
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      problems.push(`${address} can't be reached: ${reason instanceof Error ? reason.message : reason}`);
      return {};
    }
  };

  const home = await get("/");
  // A site that isn't there fails once, not a hundred times.
  if (home.text === undefined) return problems;
  if (hasRules) {
    const wanted = new URL(base).protocol === "https:" ? { ...HEADERS, "strict-transport-security": /./ } : HEADERS;
    for (const [name, value] of Object.entries(wanted)) {
      const sent = home.response?.headers.get(name);
      expect(value.test(sent ?? ""), `/ is sent with ${sent ? "a wrong" : "no"} header ${name}`);
    }
  }

  /** @type {Set<string>} */
  const pages = new Set();
  for (const map of locations((await get("/sitemap-index.xml")).text ?? ""))
    for (const page of locations((await get(map)).text ?? "")) pages.add(page);
  expect(
    pages.has("/") && pages.has(encodeURI(contact)),
    "the sitemap doesn't name the home page and the contact page",
  );
  /** @type {Set<string>} */
  const files = new Set();
  for (const page of pages) {
    const { text } = await get(page);
    if (text === undefined) continue;
    const headings = text.match(/<h1[\s>]/g)?.length ?? 0;
    expect(headings === 1, `${page} has ${headings} main headings instead of one`);
    expect(/<title[^>]*>[^<]+</.test(text), `${page} has no title`);
    expect(text.trimEnd().endsWith("</html>"), `${page} ends in the middle`);
    for (const file of filesOf(text)) files.add(file);
  }
  for (const file of files) await get(file, { method: "HEAD" });

  for (const [address, content, problem] of /** @type {const} */ ([
    ["/api/v1/blog/viewblog", hasPosts ? /"slug"/ : /^\[/, "lists no posts"],
    ["/rss.xml", hasPosts ? /<item>/ : /<rss/, "has no items"],
    ["/robots.txt", /^Sitemap: \S+\/sitemap-index\.xml$/m, "doesn't name the sitemap"],
    ["/llms.txt", /./, "is empty"],
  ])) {
    const { text } = await get(address);
    if (text !== undefined) expect(content.test(text), `${address} ${problem}`);
  }
  const security = "/.well-known/security.txt";
  const { text: expiry } = await get(security);
  if (expiry !== undefined) {
    const days = (Date.parse(/^Expires:\s*(\S+)/m.exec(expiry)?.[1] ?? "") - Date.now()) / 864e5;
    expect(days >= WARNING_DAYS, `${security} expires in ${Math.floor(days)} days`);
  }

  const missing = await get("/no-such-page-for-the-smoke-test/", { status: 404 });
  if (missing.text !== undefined)
    expect(missing.text.includes("<h1"), "an unknown address doesn't get the site's 404 page");
  if (hasRules && redirect) {
    const { response } = await get(redirect.from);
    const pathname = response && new URL(response.url).pathname;
    expect(pathname === redirect.to, `${redirect.from} leads to ${pathname} instead of ${redirect.to}`);
  }
  return problems;
};

const main = async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { plain: { type: "boolean" } } });
  /** @param {string} file */
  const readData = (file) => JSON.parse(readFileSync(`data/${file}`, "utf8"));
  const { domain, paths } = readData("site.json");
  const [address = domain] = positionals;

  // Reserved for examples, so nothing can be published there: https://www.rfc-editor.org/rfc/rfc2606#section-2
  if (new URL(address).hostname.endsWith(".example")) {
    console.log(`${address} is an example. There is nothing to visit until data/site.json has the site's own domain.`);
    process.exit();
  }
  const problems = await smoke(address, {
    hasPosts: readData("posts.json").items.length > 0,
    hasRules: !values.plain,
    redirect: readData("redirects.json").items[0],
    contact: paths.contact,
  });
  for (const problem of problems) console.error(problem);
  console.log(`${address}: ${problems.length} ${problems.length === 1 ? "problem" : "problems"}.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
};

if (process.argv[1]?.endsWith("smoke.mjs")) void main();
