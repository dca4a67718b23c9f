import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import send from "send";
import { z } from "zod";

const linesIn = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** `*` matches any text. Other letters are percent-encoded in the file, and decoded in the path. */
const matches = (address: string, pathname: string): boolean => {
  const pattern = decodeURI(address)
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\*/g, ".*");
  return new RegExp(`^${pattern}$`).test(pathname);
};

/** Every header that a `_headers` file sets for a path. If rules overlap, their values are joined, as hosts do. */
export const headersFor = (text: string, pathname: string): Headers => {
  const found = new Headers();
  let applies = false;
  for (const line of linesIn(text)) {
    const [, name, value = ""] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!name) applies = matches(line.trim(), pathname);
    else if (applies) found.append(name, value);
  }
  return found;
};

/** The first rule for a path in a `_redirects` file: from, to, and a status, whose "!" makes it override a file at that path. */
export const redirectFor = (text: string, pathname: string) =>
  linesIn(text)
    .map((line) => {
      const [from = "", to = "", status = "301"] = line.split(/\s+/);
      return { from, to, status: Number.parseInt(status, 10), overFile: status.endsWith("!") };
    })
    .find(({ from }) => matches(from, pathname));

/**
 * What hosts send without a rule: reuse it only after asking.
 * https://docs.netlify.com/platform/caching/ and https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
const DEFAULT_CACHE = "public, max-age=0, must-revalidate";

/** Encodings that the build writes, smallest first, with their files' endings. */
const ENCODINGS = { br: ".br", gzip: ".gz" };

/** The types of what the build compresses: of these files, `send` would only see `.br` or `.gz`. */
const TYPES: Readonly<Record<string, string>> = {
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

interface PreviewOptions {
  readonly root: string;
  readonly outbox: string;
  /** False makes it a host that ignores the build's rules. */
  readonly obeysRules?: boolean;
}

/** Answers as a host does, with the build's own rules. @throws URIError if the address can't be decoded */
const serve = (
  { root, obeysRules = true }: PreviewOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { pathname: requested, search } = new URL(`http://localhost${request.url}`);
  // Two slashes at the start would make a redirect lead to another host.
  const address = requested.replace(/^\/+/, "/");
  const pathname = decodeURI(address);

  const redirect = (status: number, location: string): void => {
    response.writeHead(status, { Location: location + search }).end();
  };

  const sendFile = (file: string, onError: (status: number) => void): void => {
    const accepted = request.headers["accept-encoding"] ?? "";
    const [encoding, extension = ""] =
      Object.entries(ENCODINGS).find(
        ([name, extension]) => accepted.includes(name) && existsSync(path.join(root, decodeURI(file) + extension)),
      ) ?? [];
    send(request, file + extension, {
      root,
      index: false,
      dotfiles: "allow",
      cacheControl: false,
      acceptRanges: response.statusCode === 200,
    })
      .on("headers", () => {
        response.setHeader("Vary", "Accept-Encoding");
        if (encoding === undefined) return;
        response.setHeader("Content-Encoding", encoding);
        if (!response.hasHeader("Content-Type"))
          response.setHeader("Content-Type", TYPES[path.extname(file)] ?? "application/octet-stream");
      })
      .on("directory", () => {
        redirect(301, `${address}/`);
      })
      .on("error", ({ status, headers }: { status: number; headers?: Record<string, string> }) => {
        if (headers) response.setHeaders(new Headers(headers));
        onError(status);
      })
      .pipe(response);
  };

  const notFound = (): void => {
    // The rules were for a missing file. Its long cache time mustn't apply to this answer.
    response.setHeader("Cache-Control", DEFAULT_CACHE);
    response.statusCode = 404;
    sendFile("/404.html", () => response.end());
  };

  const rules = (name: string): string => {
    const file = path.join(root, name);
    return obeysRules && existsSync(file) ? readFileSync(file, "utf8") : "";
  };

  response.setHeader("Cache-Control", DEFAULT_CACHE);
  for (const [name, value] of headersFor(rules("_headers"), pathname)) {
    // WebKit also obeys this on http://localhost, and would find no scripts or styles there.
    response.setHeader(name, value.replaceAll("; upgrade-insecure-requests", ""));
  }
  const rule = redirectFor(rules("_redirects"), pathname);
  const afterError = (status: number): void => {
    if (status !== 404) response.writeHead(status, { "Cache-Control": DEFAULT_CACHE }).end();
    else if (!rule) notFound();
    else if (rule.status === 200) sendFile(`${rule.to}index.html`, notFound);
    else redirect(rule.status, rule.to);
  };
  if (rule?.overFile) redirect(rule.status, rule.to);
  else if (UNPUBLISHED.includes(pathname)) notFound();
  else sendFile(address.endsWith("/") ? `${address}index.html` : address, afterError);
};

/** The path where the contact forms' email service accepts messages. */
export const EMAIL_PATH = "/api/v1.0/email/send";

/** The email service asks for these fields too. */
const messageSchema = z.looseObject({ user_id: z.string().min(1), template_params: z.looseObject({}) });

/** Stands in for the email service in a preview: appends the message to a file in a folder instead of sending it. */
const keepMessage = async (outbox: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  let status = 200;
  try {
    const message = messageSchema.parse(JSON.parse(await text(request)));
    mkdirSync(outbox, { recursive: true });
    const line = JSON.stringify({ time: new Date().toISOString(), ...message });
    appendFileSync(path.join(outbox, "messages.jsonl"), `${line}\n`);
  } catch {
    status = 400;
  }
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(status === 200 ? "OK" : "user_id and template_params are required");
};

/** A server for a built site. */
export const createPreviewServer = (options: PreviewOptions): Server =>
  createServer((request, response) => {
    if (request.url === EMAIL_PATH) return void keepMessage(options.outbox, request, response);
    try {
      serve(options, request, response);
    } catch {
      response.writeHead(400).end();
    }
  });

/** Listens for this machine only, on any free port for 0, and returns the address, without a final slash. */
export const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(`http://localhost:${typeof address === "object" && address ? address.port : port}`);
    });
  });
