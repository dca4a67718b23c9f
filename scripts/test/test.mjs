// @ts-check
/** `npm test`: every check that a change needs, in under ten minutes on two cores. The last line counts them all. */
import { setUp } from "../setup.mjs";

await setUp();
const { quickSteps } = await import("./parts.mjs");
const { runSteps } = await import("./steps.mjs");
process.exit(await runSteps(quickSteps));
