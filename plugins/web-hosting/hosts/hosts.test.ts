/** @jest-environment node */
import { z } from "zod";
import { headersFor, redirectFor } from "../../../scripts/preview-server/server";
import { redirects } from "../../../test/redirects";
import { describeHosting } from "./description";
import { renderHeaders, renderRedirects } from "./netlify";
import { renderNginx } from "./nginx";
import { renderVercel } from "./vercel";

const HINDI = "/blog/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80/";
const PAGES = ["/", "/services/", "/blog/", "/blog/first/", "/blog/हिन्दी/", "/blog/[...]/", "/404.html"];
const FILES = ["/app-1a2b.js", "/static/1a2b/x.avif", "/videos/hero.webm", "/fonts/a.woff2", "/nowhere/"];
const SVG_FILES = ["/icons.svg", "/flags/IN.svg", "/static/1a2b/mark.svg"];
const POLICY = "default-src 'none'; script-src 'self' 'sha256-a'";
const SENT_POLICY = `${POLICY}; frame-ancestors 'none'; upgrade-insecure-requests`;
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const hosting = describeHosting(PAGES, { policy: POLICY, redirects, feedIsElsewhere: true });
/** The blog's feed is the site's own. */
const own = describeHosting(PAGES, { policy: POLICY, redirects, feedIsElsewhere: false });

describe("_headers", () => {
  const rules = renderHeaders(hosting);
  const header = (path: string, name: string) => headersFor(rules, path).get(name) ?? undefined;

  it("has the same rules whatever pages there are, which Cloudflare reads to the hundredth", () => {
    const more = describeHosting([...PAGES, "/about/", "/services/seo/"], {
      policy: POLICY,
      redirects,
      feedIsElsewhere: true,
    });
    expect(more.headers).toEqual(hosting.headers);
    expect(rules.match(/^\//gm)?.length).toBeLessThan(20);
  });

  it("keeps for ever only what has a hash in its name", () => {
    expect(header("/app-1a2b.js", "Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(header("/static/1a2b/x.avif", "Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(header("/videos/hero.webm", "Cache-Control")).toBe("public, max-age=86400, stale-while-revalidate=604800");
    for (const path of ["/services/", "/page-data/index/page-data.json"])
      expect(header(path, "Cache-Control")).toBeUndefined();
  });

  it("lets HSTS be raised by a setting", () => {
    const hsts = "max-age=63072000; includeSubDomains";
    const raised = describeHosting([], { policy: POLICY, redirects, feedIsElsewhere: false, hsts });
    expect(renderHeaders(raised)).toContain(`  Strict-Transport-Security: ${hsts}\n`);
    expect(renderNginx(raised, "site.example").match(/Strict-Transport-Security ".*" always;/g)).toHaveLength(2);
    expect(renderNginx(raised, "site.example")).not.toContain('"max-age=86400"');
  });
});

describe("_redirects", () => {
  const rules = renderRedirects(hosting);

  it("does not touch the page that differs by case", () => {
    expect(redirectFor(rules, "/contact/")).toBeUndefined();
    expect(rules).not.toContain("/contact/ 301!");
  });

  it("shows any post on the one page for posts, but built posts and the list on their own", () => {
    expect(redirectFor(rules, "/blog/unknown/")).toMatchObject({ to: "/blog/[...]/", status: 200 });
    expect(redirectFor(rules, "/blog/first/")).toMatchObject({ to: "/blog/first/", status: 200 });
    expect(redirectFor(rules, "/blog/")).toMatchObject({ to: "/blog/", status: 200 });
    expect(rules.split("\n")).toContain(`${HINDI} ${HINDI} 200`);
    expect(redirectFor(rules, "/blog/हिन्दी/")).toMatchObject({ to: HINDI, status: 200 });
  });

  it("gives Cloudflare no rewrite that it takes for a loop, and plain rules before the one with a star", () => {
    const lines = rules.split("\n").filter((line) => line.startsWith("/"));
    expect(lines.filter((line) => / \S*index(\.html)? 200$/.test(line))).toEqual([]);
    expect(lines.findIndex((line) => line.includes("*"))).toBe(lines.length - 1);
  });

  it("rewrites nothing if the feed is the site's own, so that an unknown post is a 404", () => {
    expect(redirectFor(renderRedirects(own), "/blog/unknown/")).toBeUndefined();
    expect(redirectFor(renderRedirects(own), "/Contact")).toMatchObject({ to: "/contact/" });
  });
});

describe("vercel.json", () => {
  const rule = z.object({ source: z.string() });
  const config = z
    .strictObject({
      redirects: z.array(rule.extend({ destination: z.string(), statusCode: z.number() })),
      rewrites: z.array(rule.extend({ destination: z.string() })),
      headers: z.array(rule.extend({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
    })
    .parse(JSON.parse(renderVercel(hosting)));

  // Vercel reads a source with path-to-regexp. Without names, it's a pattern for the whole path.
  const fits = (path: string, { source }: z.infer<typeof rule>) => new RegExp(`^${source}$`).exec(path);
  const leadsTo = (path: string, found: z.infer<typeof rule> & { destination: string }) =>
    found.destination.replace("$1", fits(path, found)?.[1] ?? "");

  /** What Vercel does at an address that has no file: redirects, then rewrites, with the headers of all rules. */
  const answer = (path: string): { status?: number; to?: string; headers?: ReadonlyMap<string, string> } => {
    const redirect = config.redirects.find((found) => fits(path, found));
    if (redirect) return { status: redirect.statusCode, to: leadsTo(path, redirect) };
    const rewrite = config.rewrites.find((found) => fits(path, found));
    const sent = config.headers.filter((found) => fits(path, found)).flatMap(({ headers }) => headers);
    return {
      headers: new Map(sent.map(({ key, value }) => [key, value])),
      ...(rewrite && { to: leadsTo(path, rewrite) }),
    };
  };
  const header = (path: string, name: string) => answer(path).headers?.get(name);

  it.each([
    ["/Contact", "/contact/"],
    ["/Contact/", "/contact/"],
    ["/google-my-business", "/services/search-engine-optimization/"],
    ["/google-my-business/", "/services/search-engine-optimization/"],
  ])("sends %s to %s", (from, to) => {
    expect(answer(from)).toEqual({ status: 301, to });
  });

  it.each(["/services", "/services/performance-marketing", "/blog/unknown"])("adds a slash to %s", (from) => {
    expect(answer(from)).toEqual({ status: 308, to: `${from}/` });
  });

  it.each(["/", "/services/", "/api/v1/blog/viewblog", "/sitemap-index.xml", "/.well-known/security.txt"])(
    "leaves %s as it is",
    (path) => {
      expect(answer(path)).toEqual({ headers: expect.any(Map) as unknown });
    },
  );

  it("shows any post on the one page for posts", () => {
    expect(answer("/blog/unknown/").to).toBe("/blog/[...]/index.html");
    expect(answer("/services/").to).toBeUndefined();
  });

  it("gives each answer the pages' policy and the other headers, and SVG files their own policy", () => {
    for (const path of [...PAGES.map(encodeURI), ...FILES]) {
      expect(header(path, "Content-Security-Policy")).toBe(SENT_POLICY);
      expect(header(path, "X-Content-Type-Options")).toBe("nosniff");
    }
    for (const path of SVG_FILES) expect(header(path, "Content-Security-Policy")).toBe(SVG_POLICY);
  });
});

// What nginx makes of it, the browser tests of the host see.
describe("nginx.conf", () => {
  const text = renderNginx(hosting, "site.example");
  const serverOf = (line: string, conf = text) => conf.split(/^server \{$/m).find((server) => server.includes(line));

  it("has every mark filled in", () => {
    expect(text).not.toMatch(/\{\{|undefined/);
    expect(serverOf("root /var")).toContain("server_name site.example;");
    expect(serverOf("root /var")).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(serverOf("root /var")).toContain("add_header Content-Security-Policy $site_content_security_policy always;");
    expect(text).toContain(`  default "${SENT_POLICY}";\n  "~^/.*\\.svg$" "${SVG_POLICY}";`);
  });

  it("leads plain http and the other name to the one address of the site, whatever name was asked for", () => {
    for (const server of [serverOf("listen 80;"), serverOf("server_name www.site.example;")]) {
      expect(server).toContain("return 301 https://site.example$request_uri;");
      expect(server).not.toMatch(/root|location/);
    }
    expect(text).not.toContain("$host");
    const www = renderNginx(hosting, "www.site.example");
    expect(serverOf("server_name site.example;", www)).toContain("return 301 https://www.site.example$request_uri;");
  });

  it("answers no other name", () => {
    expect(serverOf("listen 443 ssl http2 default_server;")).toContain("ssl_reject_handshake on;");
    expect(serverOf("listen 80 default_server;")).toContain("return 444;");
  });

  it("redirects, and rewrites where the feed is elsewhere", () => {
    expect(text).toContain("location = /Contact { return 301 /contact/$is_args$args; }");
    expect(text).toContain('location /blog/ { try_files $uri $uri/ "/blog/[...]/index.html"; }');
    expect(renderNginx(own, "site.example")).not.toContain("location /blog/");
  });
});
