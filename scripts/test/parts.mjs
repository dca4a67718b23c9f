// @ts-check
import { ENGINES } from "../browsers/engines.mjs";
import { AGENCIES } from "./agencies.mjs";
import * as steps from "./steps.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

/**
 * What `npm test` runs.
 *
 * @type {readonly Step[]}
 */
export const quickSteps = [
  steps.build,
  steps.script("Types", "types"),
  steps.script("Lint", "lint"),
  steps.unitTests,
  steps.browserTests("Browser tests", "preview", [], { BROWSER_TEST_PART: "quick" }),
];

/** Those that test the host: its redirects, headers, compression, policies and 404. */
const HOST_SPECS = ["redirects", "routes", "server", "security"];

/** Those that depend most on the content. */
const CONTENT_SPECS = {
  bergen: [
    ...["routes", "redirects", "every-page", "layout", "accessibility", "settings", "interactions"],
    ...["home-", "services", "works", "clients", "blog", "contact"],
  ],
  dubai: ["routes", "every-page", "language", "layout", "accessibility", "home-", "contact"],
};

/**
 * The parts of `npm run test:all`, by name.
 *
 * @type {Readonly<Record<string, (options: string[]) => readonly Step[]>>}
 */
export const PARTS = {
  quick: () => quickSteps,
  browser: (options) => [
    steps.build,
    steps.browserTests("The other browser tests", "preview", options, { BROWSER_TEST_PART: "rest" }),
  ],
  engines: (options) => [
    steps.build,
    steps.script("Oldest browsers", "check:engines"),
    ...ENGINES.map((engine) => steps.engineVisits(engine, options)),
  ],
  content: (options) =>
    AGENCIES.map((agency) => steps.agencyTests(agency, options.length > 0 ? options : CONTENT_SPECS[agency])),
  editor: (options) => [steps.editorTests(options)],
  catalogue: (options) => [steps.build, steps.catalogueTests(options)],
  rebrand: () => steps.rebrandTests,
  nginx: (options) => [
    steps.build,
    steps.browserTests("Browser tests of the host, on nginx", "nginx", options.length > 0 ? options : HOST_SPECS),
  ],
  faults: () => [steps.mutationTests],
};
