// @ts-check
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { createEmailEndpoint, EMAIL_PATH } from "./email.mjs";
import { headersFor, readRules, redirectFor } from "./rules.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * What hosts send where no rule says otherwise: use it again only after asking.
 * https://docs.netlify.com/platform/caching/ and https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
const DEFAULT_CACHE = "public, max-age=0, must-revalidate";

/** Files that tell a host what to do; hosts do not publish them. */
const UNPUBLISHED = new Set(["/_headers", "/_redirects"]);

/** @param {string} file */
const isFile = (file) => {
  try {
    return statSync(file).isFile();
  } catch {
    // Not there, below a file instead of a folder, a name too long: in every case nothing to serve.
    return false;
  }
};

/**
 * The path a request asks for: decoded, repeated slashes made one (`//host/` would turn a redirect into an address on
 * that host). Undefined where it is malformed or leads out of the folder.
 *
 * @param {string} url
 */
const pathnameOf = (url) => {
  const raw = url.split(/[?#]/, 1)[0] ?? "/";
  let pathname;
  try {
    pathname = decodeURIComponent(raw).replace(/[\\/]+/g, "/");
  } catch {
    return undefined;
  }
  const leaves = pathname.split("/").includes("..") || pathname.includes("\0");
  return leaves || !pathname.startsWith("/") ? undefined : pathname;
};

/** A path as it stands in an address. @param {string} pathname */
const encodePath = (pathname) => encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);

/**
 * Leaves only ranges that sirv reads rightly; for any other a server may send the whole file. A browser that resumes
 * a download (If-Range) gets a part only while the file is the one it began with.
 *
 * @param {Request} request
 * @param {string} file
 */
const keepPlainRange = ({ headers }, file) => {
  const resumed = headers["if-range"];
  const changed = resumed !== undefined && statSync(file).mtime.toUTCString() !== resumed;
  if (changed || !/^bytes=\d+-\d*$/.test(headers.range ?? "")) delete headers.range;
};

/**
 * A server for a built site that does what a good content delivery network does: precompressed files, the build's own
 * header and redirect rules, one address a page, ranges, entity tags, 404 with the site's page. It reads the folder at
 * every request, so a rebuild shows at once; only the rules are read anew when their files change.
 *
 * @param {{ root: string, outbox: string, headers?: Record<string, string>, obeysRules?: boolean,
 *   log?: (line: string) => void }} options `root` is the built site, `outbox` the folder for messages, `headers` are
 *   added to every answer; `obeysRules: false` makes it a host that knows nothing of the build's rules
 */
export const createPreviewServer = ({ root, outbox, headers = {}, obeysRules = true, log = console.log }) => {
  const email = createEmailEndpoint({ outbox, log });

  /** @type {{ written: number, rules: ReturnType<typeof readRules> } | undefined} */
  let known;
  const currentRules = () => {
    if (!obeysRules) return { headers: [], redirects: [] };
    const written = ["_headers", "_redirects"]
      .map((name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
      .reduce((sum, time) => sum + time, 0);
    if (known?.written !== written) known = { written, rules: readRules(root) };
    return known.rules;
  };

  const serveFile = sirv(root, { dev: true, etag: true, brotli: true, gzip: true, extensions: ["html"] });

  /** @param {Response} response @param {ReturnType<typeof readRules>} rules @param {string} pathname */
  const setHeaders = (response, rules, pathname) => {
    response.setHeader("Cache-Control", DEFAULT_CACHE);
    for (const [name, value] of headersFor(rules.headers, pathname)) {
      // WebKit obeys this on http://localhost too and would find no script or style there.
      const served = name === "Content-Security-Policy" ? value.replace(/; upgrade-insecure-requests/, "") : value;
      response.setHeader(name, served);
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };

  /** @param {Response} response @param {number} status @param {string} location */
  const redirect = (response, status, location) => {
    response.setHeader("Location", location);
    response.removeHeader("Content-Type");
    response.writeHead(status);
    response.end();
  };

  /** @param {Request} request @param {Response} response */
  const notFound = (request, response) => {
    const page = path.join(root, "404.html");
    // The rules were for the file that is not there: its long cache must not keep the answer.
    response.setHeader("Cache-Control", DEFAULT_CACHE);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.writeHead(404);
    response.end(request.method === "HEAD" || !isFile(page) ? undefined : readFileSync(page));
  };

  /** @param {Request} request @param {Response} response @param {string} pathname */
  const serve = (request, response, pathname) => {
    const rules = currentRules();
    const query = /\?[^#]*/.exec(request.url ?? "")?.[0] ?? "";
    setHeaders(response, rules, pathname);

    const forced = redirectFor(
      rules.redirects.filter(({ force }) => force),
      pathname,
    );
    if (forced) return redirect(response, forced.status, forced.to + query);
    if (UNPUBLISHED.has(pathname)) return notFound(request, response);

    const file = path.join(root, pathname);
    const isPage = isFile(path.join(file, "index.html"));
    if (isPage && !pathname.endsWith("/")) return redirect(response, 301, `${encodePath(pathname)}/${query}`);
    if (isPage || (!pathname.endsWith("/") && isFile(file))) {
      request.url = encodePath(pathname);
      keepPlainRange(request, isPage ? path.join(file, "index.html") : file);
      return serveFile(request, response, () => notFound(request, response));
    }

    const rule = redirectFor(rules.redirects, pathname);
    if (rule?.status === 200) {
      request.url = rule.to;
      return serveFile(request, response, () => notFound(request, response));
    }
    if (rule) return redirect(response, rule.status, rule.to + query);
    return notFound(request, response);
  };

  return createServer((request, response) => {
    const pathname = pathnameOf(request.url ?? "/");
    if (pathname === undefined) {
      response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8" });
      response.end("Bad request");
    } else if (pathname === EMAIL_PATH) {
      email(request, response).catch((error) => {
        log(`A message could not be kept: ${error instanceof Error ? error.message : error}`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    } else if (request.method === "GET" || request.method === "HEAD") {
      try {
        serve(request, response, pathname);
      } catch (error) {
        // A rebuild may take a file away between two looks at it.
        log(`${pathname} could not be served: ${error instanceof Error ? error.message : error}`);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      }
    } else {
      response.writeHead(405, { Allow: "GET, HEAD" });
      response.end();
    }
  });
};

/**
 * Starts listening; port 0 takes any that is free.
 *
 * @param {import("node:http").Server} server
 * @param {number} port
 * @returns {Promise<string>} the server's address, without a final slash
 */
export const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(`http://localhost:${typeof address === "object" && address ? address.port : port}`);
    });
  });
