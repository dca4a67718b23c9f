import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { test as base } from "./test";

/** The project's test on a host without rules, whatever host the others run against. */
export const test = base.extend<object, { plainHost: string }>({
  plainHost: [
    // eslint-disable-next-line no-empty-pattern -- Playwright finds out what a fixture needs by its pattern
    async ({}, use) => {
      const server = spawn(process.execPath, ["scripts/serve.mjs", "--plain"], {
        env: { ...process.env, PORT: "0", OUTBOX: "test-results/outbox" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(server, "exit");
      // Its first line names the address.
      for await (const line of createInterface(server.stdout)) {
        await use(/http:\S+/.exec(line)?.[0] ?? "");
        break;
      }
      server.kill();
      await ended;
    },
    { scope: "worker" },
  ],
  baseURL: async ({ plainHost }, use) => {
    await use(plainHost);
  },
});

export { expect } from "./test";
