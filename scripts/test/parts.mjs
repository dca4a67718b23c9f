// @ts-check
import { ENGINES, findOrInstallEngine, REMEDIES } from "../browsers/engines.mjs";
import { startCatalogue } from "../catalogue/storybook.mjs";
import { buildSite, previewEnvironment } from "../lib/build.mjs";
import { projectDir } from "../lib/project.mjs";
import { runScript } from "../lib/run.mjs";
import { findOrInstallNginx, NO_NGINX } from "../nginx/nginx.mjs";
import { AGENCIES, agencyDir, copyWithContentOf } from "./agencies.mjs";
import { cleanCopy, rebrandCopy, rebrandedDir } from "./rebranded.mjs";
import { countStep, failStep, jest, playwright, testCopy } from "./steps.mjs";

/** @typedef {import("./steps.mjs").Step} Step */

/** Those that test the host: its redirects, headers, compression, policies and 404. */
const HOST_SPECS = ["redirects", "server", "security"];

/** Those that depend most on the content. */
const CONTENT_SPECS = {
  bergen: ["every-page", "home.spec", "services", "works", "contact"],
  dubai: ["routes", "every-page", "language", "accessibility", "home.spec", "clients"],
};

/** The project with the brand that a copy had before. */
const REBRANDED = { REBRANDED_FROM: projectDir };

let isBuilt = false;

/** @type {Step} */
const build = {
  name: "Content check and build (before lint and types, which read the query types it generates)",
  run: async () => {
    isBuilt = await buildSite(previewEnvironment());
    return countStep(isBuilt);
  },
};

/**
 * A step that looks at the built site.
 *
 * @param {string} name
 * @param {Step["run"]} run
 * @returns {Step}
 */
const onBuiltSite = (name, run) => ({
  name,
  run: async () => (isBuilt ? run() : failStep("There is no built site to test.")),
});

/** @param {string} name @param {string} script one of package.json @returns {Step} */
const script = (name, script) => ({ name, run: async () => countStep((await runScript(script)) === 0) });

/**
 * The parts of `npm run test:all`, by name; the options are for Playwright. `npm test` runs the first.
 *
 * @type {Readonly<Record<string, (options: string[]) => readonly Step[]>>}
 */
export const PARTS = {
  quick: () => [
    build,
    script("Types", "types"),
    script("Lint", "lint"),
    { name: "Unit tests", run: () => jest("unit") },
    onBuiltSite("Browser tests", () => playwright("browser-preview", [], { env: { BROWSER_TEST_PART: "quick" } })),
  ],
  browser: (options) => [
    build,
    onBuiltSite("The other browser tests", () =>
      playwright("browser-preview", options, { env: { BROWSER_TEST_PART: "rest" } }),
    ),
  ],
  // Firefox and WebKit: see e2e/engines. If one isn't available, its step says so and counts as skipped.
  engines: (options) => [
    build,
    script("Oldest browsers", "check:engines"),
    ...ENGINES.map((engine) =>
      onBuiltSite(`Visits with ${engine}`, async () => {
        if (findOrInstallEngine(engine) === undefined) {
          console.error(`\n!!! SKIPPED: the site was NOT visited with ${engine}. ${REMEDIES[engine]}\n`);
          return { passed: 0, failed: 0, skipped: 1 };
        }
        const config = ["--config", "e2e/engines/playwright.config.ts", "--project", engine];
        return playwright(`visits-${engine}`, [...config, ...options]);
      }),
    ),
  ],
  // The site, and what the tests expect, have to come from `data/`.
  content: (options) =>
    AGENCIES.map((agency) => ({
      name: `Browser tests on another agency's content: ${agency}`,
      run: () => {
        const specs = options.length > 0 ? options : CONTENT_SPECS[agency];
        return testCopy(`browser-${agency}`, agencyDir(agency), () => copyWithContentOf(agency), specs);
      },
    })),
  // On a copy of the project, whose pages the development server shows: see e2e/editor.
  editor: (options) => [
    build,
    {
      name: "Tests of the visual editor",
      run: () => playwright("editor", ["--config", "e2e/editor/playwright.config.ts", ...options]),
    },
  ],
  // In light and dark colours, wide and small, and from right to left.
  catalogue: (options) => [
    build,
    {
      name: "Stories of the catalogue",
      run: async () =>
        (await startCatalogue("build")) === 0
          ? playwright("catalogue", ["--config", "e2e/catalogue/playwright.config.ts", ...options])
          : countStep(false),
    },
  ],
  // Nothing is left of the old brand, and the new one can be read. Then the same copy without the sample, which is what an
  // owner begins with; there the unit tests have to pass too.
  rebrand: () => [
    {
      name: "A new brand",
      run: () =>
        testCopy("browser-rebranded", rebrandedDir, rebrandCopy, ["rebranded.spec", "budgets.spec"], REBRANDED),
    },
    {
      name: "The new brand's site without the sample",
      run: () => testCopy("browser-cleaned", rebrandedDir, cleanCopy, ["cleaned.spec"], REBRANDED),
    },
    { name: "The unit tests without the sample", run: () => jest("unit-cleaned", [], { cwd: rebrandedDir }) },
  ],
  nginx: (options) => [
    build,
    onBuiltSite("Browser tests of the host, on nginx", async () => {
      if (!findOrInstallNginx()) return failStep(NO_NGINX);
      const specs = options.length > 0 ? options : HOST_SPECS;
      return playwright("browser-nginx", specs, { env: { BROWSER_TEST_HOST: "nginx" } });
    }),
  ],
  // Each kind of field of `data/`, spoilt in every way; the unit tests spoil a few.
  faults: () => [
    {
      name: "Spoilt content",
      run: () => jest("mutations", ["plugins/content/check/mutations"], { env: { ALL_MUTATIONS: "1" } }),
    },
  ],
};
