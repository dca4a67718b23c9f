import { createServer, type IncomingMessage, request as send, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createPreviewServer, listen } from "../../scripts/preview-server/server.mjs";
import { PLAYER, PLAYER_HOST } from "../support/player";

/** Where the page's script notes what goes wrong; it outlives a full load of another page. */
export const ERRORS_KEY = "visit-errors";

/** A message that holds this text is refused by the email service. */
export const REFUSED = "Please refuse this message.";

/** A visit with this query meets the popup; it comes after 7 s, over what other visits look at. */
export const WITH_POPUP = "popup";

/** An address without a page. */
export const NO_PAGE = "/no-such-page";

/** Runs before all other scripts of a page. */
const watchErrors = (key: string, withPopup: string): void => {
  const note = (what: string): void => {
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""}${what} (${location.href})\n`);
  };
  if (!new URLSearchParams(location.search).has(withPopup)) sessionStorage.setItem("lead-popup-seen", "1");
  addEventListener("error", ({ message }) => {
    note(`exception: ${message}`);
  });
  addEventListener("unhandledrejection", ({ reason }) => {
    // The browser's own, when it gives up a transition between documents (e2e/support/test.ts).
    if (/Transition was |Skipping view transition/.test(String(reason))) return;
    note(`rejection: ${String(reason)}`);
  });
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    note(`policy: ${violatedDirective} blocked ${blockedURI}`);
  });
  const log = console.error;
  console.error = (...words: unknown[]) => {
    note(`console: ${words.map(String).join(" ")}`);
    log(...words);
  };
};

export interface Site {
  /** The site's address, without a final slash. */
  readonly origin: string;
  /** The same site, on which no script runs. */
  readonly originWithoutScripts: string;
  /** Requests that the server could not answer, other than for `NO_PAGE`. */
  readonly unanswered: string[];
  close(): void;
}

/**
 * Serves the built site as the preview server does, changed as far as the visits need it: a script that notes errors
 * comes first on every page, and a page of ours stands in for the reels' player. Engines differ in what their drivers can
 * intercept; all of them take what a server sends.
 */
export const serveSite = async (): Promise<Site> => {
  const servers: Server[] = [];
  const unanswered: string[] = [];
  const start = (server: Server): Promise<string> => {
    servers.push(server);
    return listen(server, 0);
  };
  const outbox = "test-results/outbox";
  const preview = await start(createPreviewServer({ root: "public", outbox }));
  const player = await start(
    createServer((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(PLAYER);
    }),
  );
  const errorScript = `(${watchErrors.toString()})(${JSON.stringify(ERRORS_KEY)}, ${JSON.stringify(WITH_POPUP)})`;
  const change = (content: string): string =>
    content
      .replaceAll(`https://${PLAYER_HOST}`, player)
      .replace(/<head[^>]*>/, (head) => `${head}<script src="/__errors.js"></script>`);

  const answer = async (request: IncomingMessage, response: ServerResponse, runsScripts: boolean): Promise<void> => {
    const body = await text(request);
    if (request.url === "/__errors.js") {
      response.setHeader("Content-Type", "text/javascript");
      response.end(errorScript);
      return;
    }
    if (body.includes(REFUSED)) {
      response.writeHead(500);
      response.end("refused");
      return;
    }
    const { method, headers } = request;
    const onward = send(preview + (request.url ?? ""), {
      method,
      headers: { ...headers, "accept-encoding": "identity" },
    });
    const given = await new Promise<IncomingMessage>((resolve, reject) => {
      onward.once("response", resolve).once("error", reject).end(body);
    });
    const status = given.statusCode ?? 500;
    if (status >= 400 && !request.url?.includes(NO_PAGE)) unanswered.push(`status ${status}: ${request.url}`);
    const sent = { ...given.headers };
    const policy = sent["content-security-policy"];
    if (typeof policy === "string") {
      // https://www.w3.org/TR/CSP3/#directive-sandbox: without allow-scripts, noscript elements show too.
      const sandbox = runsScripts ? [] : ["sandbox allow-same-origin allow-forms allow-top-navigation"];
      sent["content-security-policy"] = [change(policy), ...sandbox].join("; ");
    }
    const isText = /html|javascript/.test(sent["content-type"] ?? "");
    if (isText) delete sent["content-length"];
    response.writeHead(status, sent);
    if (isText) response.end(change(await text(given)));
    else given.pipe(response);
  };
  const front = (runsScripts: boolean): Server =>
    createServer((request, response) => {
      // A browser that leaves a page breaks off what it was still loading.
      answer(request, response, runsScripts).catch(() => response.destroy());
    });
  return {
    unanswered,
    origin: await start(front(true)),
    originWithoutScripts: await start(front(false)),
    close: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
};
