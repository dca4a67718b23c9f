// @ts-check
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import send from "send";
import { EMAIL_PATH, keepMessage } from "./outbox.mjs";
import { headersFor, readRules, redirectFor } from "./rules.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/**
 * What hosts send without a rule: reuse it only after asking.
 * https://docs.netlify.com/platform/caching/ and https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
const DEFAULT_CACHE = "public, max-age=0, must-revalidate";

/** Encodings that the build writes, smallest first. */
const ENCODINGS = /** @type {const} */ ([
  ["br", ".br"],
  ["gzip", ".gz"],
]);

/**
 * The types of what the build compresses: of these files, `send` would only see `.br` or `.gz`.
 *
 * @type {Readonly<Record<string, string>>}
 */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
};

/** Configuration, which hosts don't publish. */
const UNPUBLISHED = ["/_headers", "/_redirects"];

/** @param {Response} response @param {number} status @param {string} location */
const redirect = (response, status, location) => {
  response.writeHead(status, { Location: location });
  response.end();
};

/** @param {Response} response @param {number} status @param {import("node:http").OutgoingHttpHeaders} [headers] */
const fail = (response, status, headers) => {
  response.writeHead(status, { "Cache-Control": DEFAULT_CACHE, ...headers });
  response.end();
};

/** The smallest form of a file that the browser takes. @param {Request} request @param {string} file its full path */
const encodingFor = (request, file) => {
  const accepted = request.headers["accept-encoding"] ?? "";
  return ENCODINGS.find(([name, extension]) => accepted.includes(name) && existsSync(file + extension));
};

/**
 * Answers as a host does: with the build's own header and redirect rules, one address for each page, compressed files
 * and the site's 404 page.
 *
 * @param {{ root: string, obeysRules: boolean }} site
 * @param {Request} request
 * @param {Response} response
 */
const serve = ({ root, obeysRules }, request, response) => {
  const { pathname: requested, search } = new URL(`http://localhost${request.url}`);
  // Two slashes at the start would make a redirect lead to another host.
  const address = requested.replace(/^\/+/, "/");
  const pathname = decodeURI(address);
  const rules = obeysRules ? readRules(root) : { headers: [], redirects: [] };

  /** @param {string} file its address @param {(status: number, headers?: import("node:http").OutgoingHttpHeaders) => void} onError */
  const sendFile = (file, onError) => {
    const [encoding, extension = ""] = encodingFor(request, path.join(root, decodeURI(file))) ?? [];
    send(request, file + extension, {
      root,
      index: false,
      dotfiles: "allow",
      cacheControl: false,
      acceptRanges: response.statusCode === 200,
    })
      .on("headers", () => {
        response.setHeader("Vary", "Accept-Encoding");
        if (!encoding) return;
        response.setHeader("Content-Encoding", encoding);
        if (!response.hasHeader("Content-Type"))
          response.setHeader("Content-Type", TYPES[path.extname(file)] ?? "application/octet-stream");
      })
      .on("directory", () => redirect(response, 301, `${address}/${search}`))
      .on("error", ({ status, headers }) => onError(status, headers))
      .pipe(response);
  };

  const notFound = () => {
    // The rules were for a missing file. Its long cache time mustn't apply to this answer.
    response.setHeader("Cache-Control", DEFAULT_CACHE);
    response.statusCode = 404;
    sendFile("/404.html", () => response.end());
  };

  response.setHeader("Cache-Control", DEFAULT_CACHE);
  for (const [name, value] of headersFor(rules.headers, pathname)) {
    // WebKit also obeys this on http://localhost, and would find no scripts or styles there.
    response.setHeader(name, value.replace(/; upgrade-insecure-requests/g, ""));
  }
  const rule = redirectFor(rules.redirects, pathname);
  if (rule?.overFile) return redirect(response, rule.status, rule.to + search);
  if (UNPUBLISHED.includes(pathname)) return notFound();

  return sendFile(address.endsWith("/") ? `${address}index.html` : address, (status, headers) => {
    if (status !== 404) return fail(response, status, headers);
    if (!rule) return notFound();
    return rule.status === 200
      ? sendFile(`${rule.to}index.html`, notFound)
      : redirect(response, rule.status, rule.to + search);
  });
};

/**
 * A server for a built site, with `send`, which Express serves files with too.
 *
 * @param {{ root: string, outbox: string, obeysRules?: boolean }} options `root` is the built site, `outbox` the folder
 *   for messages; `obeysRules: false` makes it a host that ignores the build's rules
 */
export const createPreviewServer = ({ root, outbox, obeysRules = true }) =>
  createServer((request, response) => {
    if (request.url === EMAIL_PATH) return void keepMessage(outbox, request, response);
    try {
      return serve({ root, obeysRules }, request, response);
    } catch {
      // The address can't be decoded.
      return fail(response, 400);
    }
  });

/**
 * Starts listening, for this machine only. Port 0 uses any free port.
 *
 * @param {import("node:http").Server} server
 * @param {number} port
 * @returns {Promise<string>} the server's address, without a final slash
 */
export const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === "object" && address ? address.port : port}`);
    });
  });
