import { defineConfig } from "@playwright/test";
import { suite } from "../config";
import { ENGINES, type EngineName } from "../../scripts/browsers";

// Firefox is driven over a WebSocket, which Node has by itself from version 22, and before that behind this flag.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket`;

/** Playwright runs the visits and counts them. browser.ts says what drives the browsers. */
export default defineConfig<object, { engineName: EngineName }>(suite("engines"), {
  testMatch: "*.visits.ts",
  fullyParallel: true,
  // Visits wait more than they work.
  workers: 3,
  projects: ENGINES.map((engineName) => ({
    name: engineName,
    use: { engineName },
    // On a busy machine, WebKitGTK's player or driver now and then hangs for good. In a new window it doesn't.
    retries: engineName === "webkit" ? 1 : 0,
  })),
});
