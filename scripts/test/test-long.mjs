// @ts-check
/** `npm run test:long`: what takes too long for `npm test`. The last line counts them all. */
import { setUp } from "../setup/setup.mjs";

await setUp();
const { browserTests, build, runSteps } = await import("./steps.mjs");

/** Specs that visit more pages or take more steps when there's time, and those in e2e/long. */
const LONG = ["faults", "settings", "monkey", "long/"];

const code = await runSteps([
  build,
  browserTests("Browser tests, the long way", "preview", LONG, { BROWSER_TEST_LONG: "1" }),
  browserTests("All browser tests, on nginx", "nginx"),
]);
process.exit(code);
