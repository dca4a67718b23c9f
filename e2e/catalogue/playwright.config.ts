import { execFileSync } from "node:child_process";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import flags from "../../scripts/browsers/chromium-flags.json";

/** Another port lets two runs stand side by side. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 9100);

const projectDir = path.resolve(__dirname, "../..");

/** Given or found as in the other browser tests. */
const chromium = (process.env.CHROMIUM_PATH ??= execFileSync(
  process.execPath,
  [path.join(projectDir, "scripts/browsers/find-chromium.mjs")],
  { encoding: "utf8" },
).trim());

export default defineConfig({
  outputDir: path.join(projectDir, "test-results/catalogue"),
  fullyParallel: true,
  // Stories wait more than they work, as pages do.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: process.env.BROWSER_REPORT ?? path.join(projectDir, "test-results/catalogue.json") }],
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // Nothing is caught halfway through an entrance.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: chromium, args: flags },
    trace: "off",
  },
  webServer: {
    command: "node scripts/catalogue/serve.mjs",
    cwd: projectDir,
    url: `http://localhost:${PORT}/index.json`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
