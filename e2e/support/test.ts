import { test as base } from "@playwright/test";
import { expect } from "./expect";

interface Options {
  /** Hosts beside the site's own that the test expects requests to. */
  readonly allowedHosts: readonly string[];
  /** Console errors that the test brings about on purpose. */
  readonly expectedErrors: RegExp | undefined;
  /** Whether films play. Decoding them takes half the time of a visit to home, so tests that look elsewhere do without. */
  readonly films: boolean;
}

/** The trace keeps the rest. */
const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";

/**
 * Chromium reports a transition between documents that it gives up as an exception of the page: to a file, which has
 * none, or Back before the page is shown. Nothing of it is in the page's own code, which can't catch it either.
 */
const GIVEN_UP_TRANSITION = /^exception: Transition was (aborted|skipped)/;

/**
 * Playwright's test, with a watch over every page it opens: it fails on an error in the console, an exception, a
 * violation of the content security policy and a request to a foreign host, whatever else the test looks at. A test
 * that only asks for files has no pages, and no browser context is made for it.
 */
export const test = base.extend<Options>({
  allowedHosts: [[], { option: true }],
  expectedErrors: [undefined, { option: true }],
  films: [true, { option: true }],
  context: async ({ context, baseURL, allowedHosts, expectedErrors, films }, use) => {
    const faults: string[] = [];
    const ownHost = new URL(baseURL ?? "").host;

    context.on("console", (message) => {
      if (message.type() === "error") faults.push(`console: ${firstLine(message.text())} (${message.location().url})`);
    });
    context.on("weberror", (error) => {
      faults.push(`exception: ${firstLine(error.error().message)} on ${error.page()?.url() ?? "a closed page"}`);
    });
    context.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      const foreign = protocol.startsWith("http") && host !== ownHost && !allowedHosts.includes(host);
      if (foreign) faults.push(`foreign request: ${request.url()}`);
    });
    // The console names a blocked address at best; the event names directive and place too.
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective} blocked ${event.blockedURI} (${event.sample})`);
      });
    });

    if (!films) {
      await context.addInitScript(() => {
        // Of a film that never begins, nothing is fetched.
        HTMLMediaElement.prototype.play = () => new Promise(() => undefined);
      });
    }

    await use(context);
    const unexpected = faults.filter((fault) => !expectedErrors?.test(fault) && !GIVEN_UP_TRANSITION.test(fault));
    expect(unexpected, "nothing may go wrong in the background").toEqual([]);
  },
});

export { expect };
