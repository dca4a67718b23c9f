// @ts-check
/** `npm test`: every check of the project, one after another. The last line counts them all. */
import { setUp } from "../setup/setup.mjs";

await setUp();
const { countJest, countStep } = await import("./counts.mjs");
const { runScript } = await import("../lib/run.mjs");
const steps = await import("./steps.mjs");
const { browserTests, build, catalogueTests, editorTests, engineVisits } = steps;
const { cleanedTests, freshReport, otherAgencyTests, rebrandTests, runSteps } = steps;

/** Those that test the host: its redirects, headers, compression, policies and 404. `npm run test:long` runs all. */
const HOST_SPECS = ["redirects", "routes", "server", "security"];

/** Those that depend most on the content, in about five minutes. `npm run test:content` runs all. */
const CONTENT_SPECS = [
  ...["routes", "redirects", "every-page", "layout", "accessibility", "settings", "older-browsers", "interactions"],
  ...["home-", "services", "works", "clients", "blog", "contact"],
];

const code = await runSteps([
  { name: "Content check", run: async () => countStep(await runScript("check:content")) },
  build,
  { name: "Oldest browsers", run: async () => countStep(await runScript("check:engines")) },
  { name: "Types", run: async () => countStep(await runScript("types")) },
  { name: "List of packages", run: async () => countStep(await runScript("packages", ["--check"])) },
  { name: "Lint", run: async () => countStep(await runScript("lint")) },
  {
    name: "Unit tests",
    run: async () => {
      const report = freshReport("unit");
      return countJest(report, await runScript("test:unit", ["--json", `--outputFile=${report}`]));
    },
  },
  browserTests("Browser tests", "preview"),
  browserTests("Browser tests of the host, on nginx", "nginx", HOST_SPECS),
  otherAgencyTests(CONTENT_SPECS),
  editorTests,
  catalogueTests,
  rebrandTests,
  cleanedTests,
  engineVisits("chromium"),
  engineVisits("firefox"),
  engineVisits("webkit"),
]);
process.exit(code);
