import { defineConfig, devices } from "@playwright/test";
import { chromium, served, suite } from "../config";

const server = served("node -r ts-node/register scripts/serve.ts", {
  probe: "/index.json",
  env: { ROOT: ".catalogue/site" },
});

/** Every story of the catalogue: `npm run test:all -- catalogue`. */
export default defineConfig(suite("catalogue"), server, {
  fullyParallel: true,
  // Stories wait more than they work, as pages do.
  workers: 3,
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    // Nothing is caught halfway through an entrance.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: chromium(),
  },
});
