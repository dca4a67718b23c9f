import path from "node:path";
import type { PlaywrightTestConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findOrInstallChromium } from "../scripts/browsers";

/** What all suites of browser tests have in common. @param report the name of what they write to test-results/ */
export const suite = (report: string): PlaywrightTestConfig => ({
  outputDir: path.resolve("test-results", report),
  retries: 0,
  // Generous, for machines with little to spare: no test measures time, and one that waits in vain still fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ["json", { outputFile: process.env.BROWSER_REPORT ?? path.resolve("test-results", `${report}.json`) }],
  ],
});

/** The Chromium that is found, or installed now. Workers inherit the answer. */
export const chromium = () => ({
  executablePath: (process.env.CHROMIUM_PATH ??= findOrInstallChromium()),
  args: CHROMIUM_FLAGS,
});

/** Another port lets two runs stand side by side. */
const port = process.env.BROWSER_TEST_PORT ?? "9100";

/** The address of the server that tests run against, and the server. */
export const served = (
  command: string,
  { probe = "/", env = {} }: { probe?: string; env?: Readonly<Record<string, string>> } = {},
): PlaywrightTestConfig => ({
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command,
    cwd: process.cwd(),
    url: `http://localhost:${port}${probe}`,
    // A machine without nginx gets one first.
    timeout: 300_000,
    // Time to stop what it started.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    env: { PORT: port, OUTBOX: "test-results/outbox", ...env },
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
