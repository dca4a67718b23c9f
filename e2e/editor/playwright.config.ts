import { execFileSync } from "node:child_process";
import { defineConfig, devices } from "@playwright/test";
import flags from "../../scripts/browsers/chromium-flags.json";

/** `npm test` gives the path; run on its own, the same search is made here. */
const chromium = (process.env.CHROMIUM_PATH ??= execFileSync(process.execPath, ["scripts/browsers/find-chromium.mjs"], {
  encoding: "utf8",
}).trim());

/** The visual editor on a copy of the project: `npm run test:all -- editor`. */
export default defineConfig({
  testMatch: "*.edits.ts",
  outputDir: "../../test-results/editor",
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: process.env.BROWSER_REPORT ?? "../../test-results/editor.json" }],
  ],
  use: {
    ...devices["Desktop Chrome"],
    // High, because Sveltia leaves fields out of view empty.
    viewport: { width: 1400, height: 3000 },
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromium, args: flags },
  },
});
