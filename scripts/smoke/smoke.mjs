// @ts-check
import { publishedProblem } from "./security-txt.mjs";

/** How many requests are under way at once: a site that is online has other visitors. */
const AT_ONCE = 4;

const TIMEOUT = 30_000;

/** Headers that the build asks of every host (`gatsby/output/hosting`). @type {Record<string, RegExp>} */
const HEADERS = {
  "content-security-policy": /frame-ancestors 'none'/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "x-content-type-options": /^nosniff$/,
};

/** An old address and the one it leads to. @typedef {{ from: string, to: string }} Redirect */

/** A site that is looked at. */
class Site {
  /** @type {string[]} */
  problems = [];
  requests = 0;

  /** @param {string} base such as https://example.com */
  constructor(base) {
    this.base = new URL(base);
  }

  /**
   * The answer to a request; what keeps it from coming, or from being good, is a problem.
   *
   * @param {string} address from the root of the site
   * @param {{ status?: number } & RequestInit} [expected]
   * @returns {Promise<Response | undefined>}
   */
  async get(address, { status = 200, ...init } = {}) {
    this.requests += 1;
    try {
      const response = await fetch(new URL(address, this.base), { signal: AbortSignal.timeout(TIMEOUT), ...init });
      if (response.status === status) return response;
      this.problems.push(`${address} answers ${response.status} instead of ${status}`);
    } catch (error) {
      // fetch says only that it failed; the reason is in its cause.
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      this.problems.push(`${address} can't be reached: ${reason instanceof Error ? reason.message : reason}`);
    }
    return undefined;
  }

  /** @param {string} address @param {{ status?: number }} [expected] */
  async text(address, expected) {
    return (await this.get(address, expected))?.text();
  }

  /** @param {boolean} isTrue @param {string} problem what to say where it is not */
  expect(isTrue, problem) {
    if (!isTrue) this.problems.push(problem);
  }
}

/** @template Item @param {readonly Item[]} items @param {(item: Item) => Promise<void>} visit */
const forEach = async (items, visit) => {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await visit(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** @param {string | undefined} xml a sitemap or an index of sitemaps */
const locations = (xml) =>
  [...(xml ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

/** The site's own files that a page names. @param {string} html */
const filesOf = (html) =>
  [...html.matchAll(/\s(?:src|href|poster)="(\/(?!\/)[^"#?]*\.\w+)"/g)].map(([, address = ""]) => address);

/** @param {Site} site @param {string} address @returns {Promise<string[]>} the files that the page names */
const visitPage = async (site, address) => {
  const html = await site.text(address);
  if (html === undefined) return [];
  const [headings, canonical] = [
    html.match(/<h1[\s>]/g)?.length ?? 0,
    /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  ];
  site.expect(headings === 1, `${address} has ${headings} main headings instead of one`);
  site.expect(/<title[^>]*>[^<]+</.test(html), `${address} has no title`);
  site.expect(html.trimEnd().endsWith("</html>"), `${address} ends in the middle`);
  if (canonical !== undefined) {
    site.expect(new URL(canonical).pathname === address, `${address} says that its address is ${canonical}`);
  }
  return filesOf(html);
};

/** @param {Site} site */
const visitPages = async (site) => {
  const maps = locations(await site.text("/sitemap-index.xml"));
  /** @type {Set<string>} */
  const pages = new Set();
  for (const map of maps) for (const page of locations(await site.text(map))) pages.add(page);
  site.expect(pages.has("/") && pages.has("/contact/"), "the sitemap doesn't name the home page and the contact page");
  /** @type {Set<string>} */
  const files = new Set();
  await forEach([...pages], async (page) => {
    for (const file of await visitPage(site, page)) files.add(file);
  });
  await forEach([...files], async (file) => {
    await site.get(file, { method: "HEAD" });
  });
};

/** @param {Site} site @param {boolean} hasRules @returns {Promise<boolean>} whether there is a home page */
const visitHome = async (site, hasRules) => {
  const home = await site.get("/");
  if (!home) return false;
  if (!hasRules) return true;
  for (const [name, value] of Object.entries(HEADERS)) {
    const sent = home.headers.get(name);
    site.expect(value.test(sent ?? ""), `/ is sent with ${sent === null ? "no" : "a wrong"} header ${name}`);
  }
  if (site.base.protocol === "https:") {
    site.expect(home.headers.has("strict-transport-security"), "/ is sent with no header strict-transport-security");
  }
  return true;
};

/** @param {Site} site */
const visitFeeds = async (site) => {
  const feed = await site.text("/api/v1/blog/viewblog");
  if (feed !== undefined) site.expect(/"slug"/.test(feed), "/api/v1/blog/viewblog lists no posts");
  const rss = await site.text("/rss.xml");
  if (rss !== undefined) site.expect(rss.includes("<item>"), "/rss.xml has no items");
  const robots = await site.text("/robots.txt");
  if (robots !== undefined) site.expect(/^Sitemap:/m.test(robots), "/robots.txt doesn't name the sitemap");
  await site.text("/llms.txt");
  const expiry = await publishedProblem(site.base.href, new Date());
  site.expect(expiry === undefined, `/.well-known/security.txt ${expiry}`);
};

/** @param {Site} site @param {boolean} hasRules @param {Redirect | undefined} redirect */
const visitWrongAddresses = async (site, hasRules, redirect) => {
  const missing = await site.text("/no-such-page-for-the-smoke-test/", { status: 404 });
  if (missing !== undefined) site.expect(missing.includes("<h1"), "an unknown address doesn't get the site's 404 page");
  if (!hasRules || redirect === undefined) return;
  const from = redirect.from.replace(/\/$/, "");
  const answer = await site.get(from);
  if (answer) {
    const { pathname } = new URL(answer.url);
    site.expect(pathname === redirect.to, `${from} leads to ${pathname} instead of ${redirect.to}`);
  }
};

/**
 * Asks the email service to send a message without the account's keys, as the page would. It has to refuse, so nobody
 * gets a message; that it refuses, and lets the page read so, shows that a message with keys would get there.
 *
 * @param {Site} site
 */
const visitForms = async (site) => {
  const page = await site.get("/contact/");
  if (!page) return;
  const html = await page.text();
  site.expect(/<form[\s>]/.test(html), "/contact/ has no form");
  const policy = page.headers.get("content-security-policy") ?? html.replaceAll("&#x27;", "'");
  const [service = site.base.origin] = /connect-src 'self' (https?:\/\/[^\s;"]+)/.exec(policy)?.slice(1) ?? [];
  const address = new URL("/api/v1.0/email/send", service).href;
  site.requests += 1;
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: site.base.origin },
      body: JSON.stringify({ service_id: "", template_id: "", user_id: "", template_params: {} }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const isRefused = answer.status >= 400 && answer.status < 500 && ![404, 405].includes(answer.status);
    site.expect(isRefused, `the email service ${address} answers ${answer.status} to a message without keys`);
    if (service !== site.base.origin) {
      const allowed = answer.headers.get("access-control-allow-origin") ?? "nobody";
      site.expect(["*", site.base.origin].includes(allowed), `${address} takes messages from ${allowed} only`);
    }
  } catch {
    site.problems.push(`the email service ${address} can't be reached`);
  }
};

/**
 * Visits a site that is online, as its visitors and search engines would.
 *
 * @param {string} base such as https://example.com
 * @param {{ hasRules?: boolean, redirect?: Redirect }} [options] whether the host takes headers and redirects, which
 * GitHub Pages doesn't, and one to try
 * @returns {Promise<{ problems: string[], requests: number }>} what is wrong, in the words of the report
 */
export const smoke = async (base, { hasRules = true, redirect } = {}) => {
  const site = new Site(base);
  // A site that isn't there fails once, not a hundred times.
  if (await visitHome(site, hasRules)) {
    await visitPages(site);
    await visitFeeds(site);
    await visitWrongAddresses(site, hasRules, redirect);
    await visitForms(site);
  }
  return { problems: site.problems, requests: site.requests };
};
