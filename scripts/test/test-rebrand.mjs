// @ts-check
/**
 * `npm run test:rebrand`: gives a copy of the project another brand, builds it, and looks for what's left of the
 * old; then takes the sample out, and looks for what's empty.
 */
import { setUp } from "../setup/setup.mjs";

await setUp();
const { cleanedTests, rebrandTests, runSteps } = await import("./steps.mjs");
process.exit(await runSteps([rebrandTests, cleanedTests]));
