// @ts-check
/** `npm run test:long`: what takes too long for `npm test`. The last line counts them all. */
import { setUp } from "./setup.mjs";

await setUp();
const { browserTests, build, runSteps } = await import("./lib/steps.mjs");

await runSteps([build, browserTests("All browser tests, on nginx", "nginx")]);
