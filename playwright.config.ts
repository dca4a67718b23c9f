import { execFileSync } from "node:child_process";
import { defineConfig, devices } from "@playwright/test";
import flags from "./scripts/browsers/chromium-flags.json";

/** Another port lets two runs stand side by side. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 9100);

/** What serves the site, so that the same tests can be run on each kind of host. */
const SERVERS: Readonly<Record<string, string>> = {
  preview: "node scripts/serve.mjs",
  nginx: "node scripts/nginx/serve-nginx.mjs",
  plain: "node scripts/serve.mjs --plain",
};
const host = process.env.BROWSER_TEST_HOST ?? "preview";
const server = SERVERS[host];
if (server === undefined) throw new Error(`BROWSER_TEST_HOST is one of ${Object.keys(SERVERS).join(", ")}.`);

/** `npm test` gives the path; run on its own, the same search is made here. Workers inherit the answer. */
const chromium = (process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, ["scripts/browsers/find-chromium.mjs"], {
  encoding: "utf8",
}).trim());

/** What `npm test` leaves to `npm run test:all`: these files, and tests with the tag. */
const REST =
  /\b(?:changed-content|faults|older-browsers|plain-host|sample-content|scroll|settings|text-size|whole-page)\.spec\.ts|@rest/;
const part = process.env.BROWSER_TEST_PART;

export default defineConfig({
  testDir: "e2e",
  testIgnore: [
    // It has a configuration of its own.
    "**/e2e/catalogue/**",
    // For `npm run test:all -- rebrand` only.
    ...(process.env.REBRANDED_FROM ? [] : ["**/e2e/rebrand/**"]),
  ],
  outputDir: `test-results/browser-${host}`,
  ...(part === "quick" ? { grepInvert: REST } : part === "rest" ? { grep: REST } : {}),
  fullyParallel: true,
  // Pages wait more than they work: four share two cores well.
  workers: 4,
  retries: 0,
  // Generous, for machines with little to spare: no test measures time, and one that waits in vain still fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: process.env.BROWSER_REPORT ?? `test-results/browser-${host}.json` }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    screenshot: "only-on-failure",
    // A trace of every test takes a third of the machine, so it's recorded on demand: `npx playwright test --trace on`.
    trace: "off",
  },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        launchOptions: {
          executablePath: chromium,
          args: flags,
        },
      },
    },
  ],
  webServer: {
    command: server,
    url: `http://localhost:${PORT}`,
    // A machine without nginx gets one first.
    timeout: 300_000,
    // Time to stop what it started.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: { PORT: String(PORT), OUTBOX: "test-results/outbox" },
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
