import { defineConfig, devices } from "@playwright/test";
import { chromium, served, suite } from "./e2e/config";

/** What serves the site, so that the same tests can be run on each kind of host. */
const SERVERS: Readonly<Record<string, string>> = {
  preview: "node -r ts-node/register scripts/serve.ts",
  nginx: "node -r ts-node/register scripts/serve-nginx.ts",
};
const host = process.env.BROWSER_TEST_HOST ?? "preview";
const server = SERVERS[host];
if (server === undefined) throw new Error(`BROWSER_TEST_HOST is one of ${Object.keys(SERVERS).join(", ")}.`);

/** What `npm test` leaves to `npm run test:all`: these files, and tests with the tag. */
const REST =
  /\b(?:changed-content|faults|older-browsers|plain-host|scroll|settings|text-size|whole-page)\.spec\.ts|@rest/;
const part = process.env.BROWSER_TEST_PART;

export default defineConfig(suite(`browser-${host}`), served(server), {
  testDir: "e2e",
  testIgnore: [
    // It has a configuration of its own.
    "**/e2e/catalogue/**",
    // For `npm run test:all -- rebrand` only.
    ...(process.env.REBRANDED_FROM ? [] : ["**/e2e/rebrand/**"]),
  ],
  ...(part === "quick" ? { grepInvert: REST } : part === "rest" ? { grep: REST } : {}),
  fullyParallel: true,
  // Pages wait more than they work: four share two cores well.
  workers: 4,
  use: {
    screenshot: "only-on-failure",
    // A trace of every test takes a third of the machine, so it's recorded on demand: `npx playwright test --trace on`.
    trace: "off",
  },
  projects: [
    {
      name: "chromium",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions: chromium() },
    },
  ],
});
