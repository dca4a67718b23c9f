// @ts-check
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { isIP, isIPv6 } from "node:net";
import path from "node:path";
import mime from "mime-types";
import send from "send";
import { createEmailEndpoint, EMAIL_PATH } from "./email.mjs";
import { headersFor, readRules, redirectFor } from "./rules.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {{ status: number, headers?: import("node:http").OutgoingHttpHeaders }} Failure what `send` reports */

/**
 * What hosts send without a rule: reuse it only after asking.
 * https://docs.netlify.com/platform/caching/ and https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
const DEFAULT_CACHE = "public, max-age=0, must-revalidate";

/** Configuration files, which hosts don't publish. */
const UNPUBLISHED = new Set(["/_headers", "/_redirects"]);

/** @param {string} file */
const isFile = (file) => {
  try {
    return statSync(file).isFile();
  } catch {
    // Missing, below a file instead of a folder, or too long a name: there's nothing to serve.
    return false;
  }
};

/**
 * The path of a request: decoded, without empty and `.` segments (`//host/` would turn a redirect into an address
 * on that host). Undefined if it's malformed or leads out of the folder.
 *
 * @param {string} url
 */
const pathnameOf = (url) => {
  const raw = url.split(/[?#]/, 1)[0] ?? "/";
  let pathname;
  try {
    pathname = decodeURIComponent(raw).replace(/\\/g, "/");
  } catch {
    return undefined;
  }
  const leaves = pathname.split("/").includes("..") || pathname.includes("\0");
  return leaves || !pathname.startsWith("/") ? undefined : path.posix.normalize(pathname);
};

/**
 * Whether a request names this machine, by an address, as localhost, or as the configured host. A page on the
 * internet can point its own name here (DNS rebinding), and could then read the preview as its own origin.
 *
 * @param {string} header the request's Host
 * @param {string} ownHost
 */
const isOwnHost = (header, ownHost) => {
  if (!URL.canParse(`http://${header}`)) return false;
  const { hostname } = new URL(`http://${header}`);
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === ownHost.toLowerCase() ||
    isIP(hostname.replace(/^\[|\]$/g, "")) !== 0
  );
};

/** A path as it stands in an address. @param {string} pathname */
const encodePath = (pathname) => encodeURI(pathname).replace(/[?#]/g, encodeURIComponent);

/** Encodings that the build writes, smallest first. */
const ENCODINGS = /** @type {const} */ ([
  ["br", ".br"],
  ["gzip", ".gz"],
]);

/** @param {string} header the request's Accept-Encoding @param {string} encoding */
const accepts = (header, encoding) =>
  header.split(",").some((part) => {
    const [name, quality = "1"] = part.trim().split(/\s*;\s*q=/i);
    return name === encoding && Number(quality) > 0;
  });

/**
 * Removes a Range header that names no part of the file. A server can send the whole file then. `send` reads some
 * malformed ranges as valid, and rejects one for the last bytes if the file is shorter.
 * https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 *
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @param {number} size of the file, in bytes
 */
const dropInvalidRange = (headers, size) => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  const isValid = first ? !last || Number(first) <= Number(last) : Boolean(last) && Number(last) <= size;
  if (!isValid) delete headers.range;
};

/**
 * A server for a built site that does what a good content delivery network does: precompressed files, the build's own
 * header and redirect rules, one address for each page, ranges, ETags, and the site's 404 page. It reads the folder for
 * every request, so a rebuild shows at once. It reads the rules again only if their files change.
 *
 * @param {{ root: string, outbox: string, host?: string, headers?: Record<string, string>, obeysRules?: boolean,
 *   log?: (line: string) => void }} options `root` is the built site, `outbox` the folder for messages, `host` a name
 *   that requests can use for this machine, `headers` are added to every answer; `obeysRules: false` makes it one that
 *   ignores the build's rules
 */
export const createPreviewServer = ({
  root,
  outbox,
  host = "localhost",
  headers = {},
  obeysRules = true,
  log = console.log,
}) => {
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

  /** @param {string} pathname @returns {string | undefined} where in the folder the file of an address is */
  const fileOf = (pathname) => {
    const page = path.posix.join(pathname, "index.html");
    if (isFile(path.join(root, page))) return page;
    return !pathname.endsWith("/") && isFile(path.join(root, pathname)) ? pathname : undefined;
  };

  /** @param {Response} response @param {ReturnType<typeof readRules>} rules @param {string} pathname */
  const setHeaders = (response, rules, pathname) => {
    response.setHeader("Cache-Control", DEFAULT_CACHE);
    for (const [name, value] of headersFor(rules.headers, pathname)) {
      // WebKit also obeys this on http://localhost, and would find no scripts or styles there.
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
    // The rules were for a missing file. Its long cache time mustn't apply to this answer.
    response.setHeader("Cache-Control", DEFAULT_CACHE);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.removeHeader("Content-Encoding");
    response.writeHead(404);
    response.end(request.method === "HEAD" || !isFile(page) ? undefined : readFileSync(page));
  };

  /** @param {Request} request @param {Response} response @param {string} file as `fileOf` gives it */
  const sendFile = (request, response, file) => {
    const accepted = request.headers["accept-encoding"] ?? "";
    const [encoding, extension = ""] =
      ENCODINGS.find(([name, end]) => accepts(accepted, name) && isFile(path.join(root, file + end))) ?? [];
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.setHeader("Vary", "Accept-Encoding");
    if (!response.hasHeader("Content-Type")) {
      response.setHeader("Content-Type", mime.contentType(path.extname(file)) || "application/octet-stream");
    }
    dropInvalidRange(request.headers, statSync(path.join(root, file + extension)).size);
    send(request, encodePath(file + extension), { root, dotfiles: "allow", index: false, cacheControl: false })
      .on("error", (/** @type {Failure} */ { status, headers: needed }) => {
        // The file became shorter while it was sent. The answer can only be aborted.
        if (response.headersSent) return response.destroy();
        // A rebuild may take a file away between two looks at it.
        if (status === 404) return notFound(request, response);
        response.setHeader("Cache-Control", DEFAULT_CACHE);
        for (const name of ["Content-Type", "Content-Encoding", "ETag", "Last-Modified"]) response.removeHeader(name);
        response.writeHead(status, needed);
        return response.end();
      })
      .pipe(response);
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
    // Ignores case, because some file systems don't distinguish `_HEADERS` from `_headers`.
    if (UNPUBLISHED.has(pathname.toLowerCase())) return notFound(request, response);

    const file = fileOf(pathname);
    if (file && file !== pathname && !pathname.endsWith("/")) {
      return redirect(response, 301, `${encodePath(pathname)}/${query}`);
    }
    if (file) return sendFile(request, response, file);

    const rule = redirectFor(rules.redirects, pathname);
    if (rule && rule.status !== 200) return redirect(response, rule.status, rule.to + query);
    const rewritten = rule && fileOf(rule.to);
    return rewritten ? sendFile(request, response, rewritten) : notFound(request, response);
  };

  return createServer((request, response) => {
    const pathname = pathnameOf(request.url ?? "/");
    if (!isOwnHost(request.headers.host ?? "", host)) {
      response.writeHead(421, { "Content-Type": "text/plain; charset=utf-8" });
      response.end("This preview answers to localhost, to addresses, and to the name that HOST gives it.");
    } else if (pathname === undefined) {
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

const LOOPBACK = "127.0.0.1";
/** The addresses of localhost. */
const LOCAL = [LOOPBACK, "::1", "localhost", "0.0.0.0", "::"];

/**
 * Starts listening. Port 0 uses any free port.
 *
 * @param {import("node:http").Server} server
 * @param {number} port
 * @param {string} [host] what to listen at: this machine alone, unless it says otherwise
 * @returns {Promise<string>} the server's address, without a final slash
 */
export const listen = (server, port, host = LOOPBACK) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      const name = LOCAL.includes(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
      resolve(`http://${name}:${typeof address === "object" && address ? address.port : port}`);
    });
  });
