import { createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createPreviewServer, listen } from "../../scripts/preview-server/server";

/** Where the page's script notes what goes wrong; it outlives a full load of another page. */
export const ERRORS_KEY = "visit-errors";

/** An address without a page. */
export const NO_PAGE = "/no-such-page";

/** Runs before all other scripts of a page. */
const watchErrors = (key: string): void => {
  const note = (what: string): void => {
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ""}${what} (${location.href})\n`);
  };
  // The popup comes after 7 s, over what visits look at.
  sessionStorage.setItem("lead-popup-seen", "1");
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
 * Serves the built site as the preview server does, with a script that notes errors first on every page. Engines differ
 * in what their drivers can intercept; all of them take what a server sends.
 */
export const serveSite = async (): Promise<Site> => {
  const unanswered: string[] = [];
  const preview = createPreviewServer({ root: "public", outbox: "test-results/outbox" });
  const previewAddress = await listen(preview, 0);
  const errorScript = `(${watchErrors.toString()})(${JSON.stringify(ERRORS_KEY)})`;

  const answer = async (request: IncomingMessage, response: ServerResponse, runsScripts: boolean): Promise<void> => {
    const { method, headers, url = "" } = request;
    if (url === "/__errors.js") {
      response.setHeader("Content-Type", "text/javascript");
      response.end(errorScript);
      return;
    }
    const onward = send(previewAddress + url, { method, headers: { ...headers, "accept-encoding": "identity" } });
    const given = await new Promise<IncomingMessage>((resolve, reject) => {
      onward.once("response", resolve).once("error", reject);
      request.pipe(onward);
    });
    const status = given.statusCode ?? 500;
    if (status >= 400 && !url.includes(NO_PAGE)) unanswered.push(`status ${status}: ${url}`);
    const sent = { ...given.headers };
    // https://www.w3.org/TR/CSP3/#directive-sandbox: without allow-scripts, noscript elements show too.
    if (!runsScripts) {
      sent["content-security-policy"] = `${String(sent["content-security-policy"])}; sandbox allow-same-origin`;
    }
    const isPage = sent["content-type"]?.includes("html");
    if (isPage) delete sent["content-length"];
    response.writeHead(status, sent);
    if (!isPage) given.pipe(response);
    else response.end((await text(given)).replace(/<head[^>]*>/, '$&<script src="/__errors.js"></script>'));
  };
  const frontFor = (runsScripts: boolean) =>
    createServer((request, response) => {
      // A browser that leaves a page breaks off what it was still loading.
      answer(request, response, runsScripts).catch(() => response.destroy());
    });
  const [front, frontWithoutScripts] = [frontFor(true), frontFor(false)];
  return {
    unanswered,
    origin: await listen(front, 0),
    originWithoutScripts: await listen(frontWithoutScripts, 0),
    close: () => {
      for (const server of [front, frontWithoutScripts, preview]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
};
