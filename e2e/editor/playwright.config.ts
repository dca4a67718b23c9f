import { defineConfig, devices } from "@playwright/test";
import { chromium, suite } from "../config";

/** The visual editor on a copy of the project: `npm run test:all -- editor`. */
export default defineConfig(suite("editor"), {
  testMatch: "*.edits.ts",
  workers: 1,
  use: {
    ...devices["Desktop Chrome"],
    // High, because Sveltia leaves fields out of view empty.
    viewport: { width: 1400, height: 3000 },
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    launchOptions: chromium(),
  },
});
