import { defineConfig } from "@playwright/test";
import { ENGINES, type EngineName } from "./browser";

// Firefox is driven over a WebSocket, which Node has by itself from version 22, and before that behind this flag.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket`;

/** Playwright runs the visits and counts them. browser.ts says what drives the browsers. */
export default defineConfig<object, { engineName: EngineName }>({
  testMatch: "*.visits.ts",
  outputDir: "../../test-results/engines",
  fullyParallel: true,
  // Visits wait more than they work.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: process.env.BROWSER_REPORT ?? "../../test-results/engines.json" }],
  ],
  projects: ENGINES.map((engineName) => ({ name: engineName, use: { engineName } })),
});
