// @ts-check
/**
 * `npm run test:content`: builds the site from another agency's content and runs the browser tests on it. Arguments are
 * parts of test file names: `npm run test:content -- services clients`.
 */
import { setUp } from "../setup/setup.mjs";

await setUp();
const { otherAgencyTests, runSteps } = await import("./steps.mjs");
process.exit(await runSteps([otherAgencyTests(process.argv.slice(2))]));
