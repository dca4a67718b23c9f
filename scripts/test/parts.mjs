// @ts-check
import { runScript } from "../lib/run.mjs";
import { ENGINES } from "../browsers/engines.mjs";
import { countStep } from "./counts.mjs";
import * as steps from "./steps.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

/** @param {string} name @param {string} script @param {string[]} [args] @returns {Step} a script of package.json */
const script = (name, script, args) => ({ name, run: async () => countStep(await runScript(script, args)) });

/**
 * What `npm test` runs.
 *
 * @type {readonly Step[]}
 */
export const quickSteps = [
  script("Content check", "check:content"),
  steps.build,
  script("Oldest browsers", "check:engines"),
  script("Types", "types"),
  script("List of packages", "packages", ["--check"]),
  script("Lint", "lint"),
  steps.unitTests,
  steps.browserTests("Browser tests", "preview", [], { BROWSER_TEST_PART: "quick" }),
];

/** Those that test the host: its redirects, headers, compression, policies and 404. */
const HOST_SPECS = ["redirects", "routes", "server", "security"];

/** Those that depend most on the content. */
const CONTENT_SPECS = [
  ...["routes", "redirects", "every-page", "layout", "accessibility", "settings", "older-browsers", "interactions"],
  ...["home-", "services", "works", "clients", "blog", "contact"],
];

/**
 * The parts of `npm run test:all` besides what `npm test` runs.
 *
 * @type {Readonly<Record<string, (options: string[]) => readonly Step[]>>}
 */
export const PARTS = {
  browser: (options) => [
    steps.build,
    steps.browserTests("The other browser tests", "preview", options, { BROWSER_TEST_PART: "rest" }),
  ],
  engines: (options) => [steps.build, ...ENGINES.map((engine) => steps.engineVisits(engine, options))],
  content: (options) => [steps.otherAgencyTests(options.length > 0 ? options : CONTENT_SPECS)],
  editor: (options) => [steps.editorTests(options)],
  catalogue: (options) => [steps.build, steps.catalogueTests(options)],
  rebrand: () => steps.rebrandTests,
  nginx: (options) => [
    steps.build,
    steps.browserTests("Browser tests of the host, on nginx", "nginx", options.length > 0 ? options : HOST_SPECS),
  ],
  faults: () => [steps.mutationTests],
};

/**
 * Parts that take an hour, and run only where they are named.
 *
 * @type {typeof PARTS}
 */
export const LONG_PARTS = {
  long: (options) => [
    steps.build,
    steps.browserTests(
      "Browser tests, the long way",
      "preview",
      ["faults", "settings", "monkey", "long/", ...options],
      {
        BROWSER_TEST_LONG: "1",
      },
    ),
    steps.browserTests("All browser tests, on nginx", "nginx", options),
  ],
};
