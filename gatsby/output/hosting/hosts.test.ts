/** @jest-environment node */
import { getTransformedRoutes, isHandler, type GetRoutesProps } from "@vercel/routing-utils";
import { headersFor, parseHeaders, parseRedirects, redirectFor } from "../../../scripts/preview-server/rules.mjs";
import { redirects } from "../../testing/redirects";
import { describeHosting } from "./description";
import { renderHeaders, renderRedirects } from "./netlify";
import { renderNginx } from "./nginx";
import { renderVercel } from "./vercel";

const PAGES = [
  "/",
  "/services/",
  "/services/podcasts/",
  "/our-works/",
  "/blog/",
  "/blog/first/",
  "/blog/हिन्दी/",
  "/blog/[...]/",
  "/blogs/",
  "/टीम/",
  "/404.html",
];
/** Those that answer at their own address. */
const OWN_ADDRESSES = PAGES.filter((path) => !/404|\[/.test(path));
const POLICY = "default-src 'none'; script-src 'self' 'sha256-a'";
const SENT_POLICY = `${POLICY}; frame-ancestors 'none'; upgrade-insecure-requests`;
const hosting = describeHosting(PAGES, { policy: POLICY, redirects, feedIsElsewhere: true });

describe("a site whose feed is its own", () => {
  const own = describeHosting(PAGES, { policy: POLICY, redirects, feedIsElsewhere: false });

  it("has no rewrite, so that an unknown post is a 404", () => {
    expect(own.routes.filter(({ status }) => status === 200)).toEqual([]);
    expect(redirectFor(parseRedirects(renderRedirects(own).split("\n")), "/blog/unknown/")).toBeUndefined();
    const vercel = JSON.parse(renderVercel(own)) as GetRoutesProps;
    expect(vercel.rewrites).toEqual([]);
    expect(getTransformedRoutes(vercel).error).toBeNull();
    expect(renderNginx(own, "site.example")).not.toContain("location /blog/");
  });

  it("still sends old addresses on", () => {
    const rules = parseRedirects(renderRedirects(own).split("\n"));
    expect(redirectFor(rules, "/Contact")).toEqual({ to: "/contact/", status: 301 });
  });
});

const HINDI = "/blog/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80/";
const TEAM = "/%E0%A4%9F%E0%A5%80%E0%A4%AE/";
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SVG_FILES = ["/icons.svg", "/favicon.svg", "/flags/IN.svg", "/logos/clients.svg", "/static/1a2b/mark.svg"];

describe("_headers", () => {
  const rules = parseHeaders(renderHeaders(hosting).split("\n"));

  it.each([...OWN_ADDRESSES, "/blog/unknown/"])("gives %s the pages' policy", (path) => {
    expect(headersFor(rules, path).get("Content-Security-Policy")).toBe(SENT_POLICY);
  });

  it.each(["/app-1a2b.js", "/static/x.avif", "/blog-images/first.webp", "/page-data/blog/first/page-data.json"])(
    "gives %s none",
    (path) => {
      expect(headersFor(rules, path).get("Content-Security-Policy")).toBeUndefined();
    },
  );

  it("has no more rules for more services and posts", () => {
    const many = Array.from({ length: 500 }, (_, number) => [`/services/service-${number}/`, `/blog/post-${number}/`]);
    const large = describeHosting([...PAGES, ...many.flat()], { policy: POLICY, redirects, feedIsElsewhere: true });
    expect(large.headers).toEqual(hosting.headers);
  });

  it.each(["/", "/services/", "/app-1a2b.js", "/static/x.avif", "/videos/hero.webm", "/nowhere/"])(
    "gives %s every security header once",
    (path) => {
      const headers = headersFor(rules, path);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=86400");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
    },
  );

  it("names a page in another script as browsers ask for it, and the preview finds it decoded", () => {
    expect(renderHeaders(hosting).split("\n")).toContain(TEAM);
    expect(renderHeaders(hosting)).toMatch(/^[\n\x20-\x7e]*$/);
    expect(headersFor(rules, "/टीम/").get("Content-Security-Policy")).toBe(SENT_POLICY);
  });

  it("lets HSTS be raised by a setting", () => {
    const raised = describeHosting([], {
      policy: POLICY,
      redirects,
      feedIsElsewhere: false,
      hsts: "max-age=63072000; includeSubDomains",
    });
    const rulesOfRaised = parseHeaders(renderHeaders(raised).split("\n"));
    expect(headersFor(rulesOfRaised, "/").get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
    expect(renderNginx(raised, "site.example")).toContain(
      'add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;',
    );
  });

  it.each(SVG_FILES)("lets %s do nothing", (file) => {
    expect(headersFor(rules, file).get("Content-Security-Policy")).toBe(SVG_POLICY);
  });

  /** Netlify's reading of a pattern: case, the final slash and the slash before a final star don't matter. */
  const onNetlify = (pattern: string): RegExp =>
    new RegExp(
      `^${pattern
        .replace(/\/$/, "")
        .replace(/[.[\]]/g, "\\$&")
        .replace(/\/\*$/, "/?*")
        .replace(/\*/g, ".*")
        .replace(/:\w+/g, "[^/]+")}/?$`,
      "i",
    );

  it.each([...SVG_FILES, ...PAGES, "/app-1a2b.js", "/static/1a2b/x.avif", "/fonts/a.woff2"])(
    "gives %s no header twice",
    (path) => {
      const names = rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => headers.map(([name]) => name));
      expect(names).toEqual([...new Set(names)]);
      const namesOnNetlify = hosting.headers
        .filter(({ pattern }) => onNetlify(pattern).test(path))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(namesOnNetlify).toEqual([...new Set(namesOnNetlify)]);
    },
  );

  it("has no rule for the page that answers at other addresses", () => {
    expect(renderHeaders(hosting)).not.toContain("404");
  });

  it("keeps for ever only what has a hash in its name", () => {
    const cache = (path: string) => headersFor(rules, path).get("Cache-Control");
    expect(cache("/app-1a2b.js")).toBe("public, max-age=31536000, immutable");
    expect(cache("/static/1a2b/x.avif")).toBe("public, max-age=31536000, immutable");
    expect(cache("/videos/hero.webm")).not.toContain("immutable");
    expect(cache("/page-data/index/page-data.json")).toBeUndefined();
    expect(cache("/services/")).toBeUndefined();
  });

  it("tells the type of the feed, whose address has no extension", () => {
    expect(headersFor(rules, "/api/v1/blog/viewblog").get("Content-Type")).toBe("application/json; charset=utf-8");
  });
});

describe("_redirects", () => {
  const text = renderRedirects(hosting);
  const rules = parseRedirects(text.split("\n"));

  it.each([
    ["/search-engine-optimization", "/services/search-engine-optimization/"],
    ["/web-desing-and-app-developement/", "/services/website-design-development/"],
    ["/Contact", "/contact/"],
  ])("sends %s to %s", (from, to) => {
    expect(redirectFor(rules, from)).toEqual({ to, status: 301 });
  });

  it("does not touch the page that differs by case", () => {
    expect(redirectFor(rules, "/contact/")).toBeUndefined();
    expect(rules.filter(({ to, force }) => to === "/contact/" && force)).toEqual([]);
  });

  it("shows any post on the one page for posts, but built posts and the list on their own", () => {
    expect(redirectFor(rules, "/blog/unknown/")).toEqual({ to: "/blog/[...]/", status: 200 });
    expect(redirectFor(rules, "/blog/first/")).toEqual({ to: "/blog/first/", status: 200 });
    expect(redirectFor(rules, "/blog/")).toEqual({ to: "/blog/", status: 200 });
    expect(text.split("\n")).toContain(`${HINDI} ${HINDI} 200`);
    expect(redirectFor(rules, "/blog/हिन्दी/")).toEqual({ to: HINDI, status: 200 });
  });

  it("gives Cloudflare no rewrite that it takes for a loop, and plain rules before the one with a star", () => {
    const lines = text.split("\n").filter((line) => line.startsWith("/"));
    expect(lines.filter((line) => / \S*index(\.html)? 200$/.test(line))).toEqual([]);
    expect(lines.findIndex((line) => line.includes("*"))).toBe(lines.length - 1);
  });
});

describe("vercel.json", () => {
  const { routes, error } = getTransformedRoutes(JSON.parse(renderVercel(hosting)) as GetRoutesProps);

  /** What Vercel does at an address: the routes before the files, or the one after them if there's no file. */
  const answer = (path: string) => {
    const headers = new Map<string, string>();
    let isAfterFiles = false;
    for (const route of routes ?? []) {
      if (isHandler(route)) {
        isAfterFiles = true;
        continue;
      }
      const match = new RegExp(route.src).exec(path);
      if (!match) continue;
      const fill = (text: string) => text.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? "");
      const { Location, ...others } = route.headers ?? {};
      if (Location !== undefined) return { status: route.status, to: fill(Location) };
      if (isAfterFiles && typeof route.dest === "string") return { headers, to: fill(route.dest) };
      for (const [name, value] of Object.entries(others)) headers.set(name, value);
    }
    return { headers };
  };

  it("is taken by Vercel's own reader", () => {
    expect(error).toBeNull();
  });

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

  it("gives each page the pages' policy, and every answer the other headers", () => {
    const headers = (path: string, name: string) => answer(path).headers?.get(name);
    for (const path of OWN_ADDRESSES.map(encodeURI)) {
      expect(headers(path, "Content-Security-Policy")).toBe(SENT_POLICY);
    }
    expect(headers("/blog-images/first.webp", "Content-Security-Policy")).toBeUndefined();
    for (const path of ["/", "/services/", "/app-1a2b.js", "/nowhere/"]) {
      expect(headers(path, "X-Content-Type-Options")).toBe("nosniff");
    }
  });

  it.each(SVG_FILES)("lets %s do nothing", (file) => {
    expect(answer(file).headers?.get("Content-Security-Policy")).toBe(SVG_POLICY);
  });

  it("keeps for ever only what has a hash in its name", () => {
    const cache = (path: string) => answer(path).headers?.get("Cache-Control");
    expect(cache("/app-1a2b.js")).toContain("immutable");
    expect(cache("/page-data/index/page-data.json")).toBe("public, max-age=0, must-revalidate");
    expect(cache("/services/")).toBe("public, max-age=0, must-revalidate");
  });
});

describe("nginx.conf", () => {
  const text = renderNginx(hosting, "site.example");

  /** What a map has for the file that nginx sends: a text that is equal to it, or the first pattern that fits. */
  const mapped = (variable: string, file: string): string | undefined => {
    const block = text.slice(text.indexOf(`map $uri ${variable} {`)).split("\n}")[0] ?? "";
    const entries = [...block.matchAll(/^ {2}"(.*?)" "(.*)";$/gm)].map(([, key = "", value = ""]) => ({ key, value }));
    const found =
      entries.find(({ key }) => key === file) ??
      entries.find(({ key }) => key.startsWith("~") && new RegExp(key.slice(1)).test(file));
    return found?.value;
  };

  it("maps each page's file to the pages' policy", () => {
    // nginx compares the decoded address. It sends the page for posts and the one for errors by these names.
    for (const path of PAGES) {
      expect(mapped("$site_content_security_policy", path.replace(/\/$/, "/index.html"))).toBe(SENT_POLICY);
    }
    expect(mapped("$site_content_security_policy", "/page-data/blog/first/page-data.json")).toBeUndefined();
    expect(text).toContain("server_name site.example;");
  });

  it("lets SVG files do nothing", () => {
    expect(text).toContain(`"~^/.*\\.svg$" "${SVG_POLICY}";`);
  });

  const serverOf = (line: string, conf = text) => conf.split(/^server \{$/m).find((server) => server.includes(line));

  it("leads plain http and www to the one address of the site, whatever name was asked for", () => {
    const plain = serverOf("listen 80;");
    expect(plain).toContain("server_name site.example www.site.example;");
    expect(plain).toContain("return 301 https://site.example$request_uri;");
    expect(plain).not.toMatch(/root|location/);
    const other = serverOf("server_name www.site.example;");
    expect(other).toContain("listen 443 ssl http2;");
    expect(other).toContain("return 301 https://site.example$request_uri;");
    expect(other).toContain("add_header Strict-Transport-Security");
    expect(other).not.toMatch(/root|location/);
    expect(text).not.toContain("$host");
  });

  it("leads the bare name to www where that is the site's address", () => {
    const conf = renderNginx(hosting, "www.site.example");
    expect(serverOf("root /var", conf)).toContain("server_name www.site.example;");
    expect(serverOf("server_name site.example;", conf)).toContain("return 301 https://www.site.example$request_uri;");
  });

  it("answers no other name", () => {
    expect(serverOf("listen 443 ssl http2 default_server;")).toContain("ssl_reject_handshake on;");
    for (const server of [serverOf("listen 80 default_server;"), serverOf("listen 443 ssl http2 default_server;")]) {
      expect(server).toContain("server_name _;");
      expect(server).toContain("return 444;");
      expect(server).not.toMatch(/root|location|301/);
    }
  });

  it("sends every header from the server block, where no location takes it away", () => {
    expect(serverOf("root /var")).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(text).not.toMatch(/location[^{]*\{[^}]*add_header/);
  });

  it("redirects, rewrites and answers 404 with the site's page", () => {
    expect(text).toContain("location = /Contact { return 301 /contact/$is_args$args; }");
    expect(text).toContain('location /blog/ { try_files $uri $uri/ "/blog/[...]/index.html"; }');
    expect(text).toContain("error_page 404 /404.html;");
    expect(text).toContain("error_page 403 =404 /404.html;");
  });
});
