import { ENGINES, ensureEngine } from "../browsers";
import { buildSite, previewEnvironment } from "../lib/build";
import { projectDir, runScript } from "../lib/run";
import { AGENCIES, agencyDir, cleanCopy, copyWithContentOf, rebrandCopy, rebrandedDir } from "./copies";
import { FAILED, jest, playwright, resultOf, SKIPPED, type Step, testCopy } from "./steps";

/** Those that test the host: its redirects, headers, compression, policies and 404. */
const HOST_SPECS = ["redirects", "server", "security"];

/** Those that depend most on the content. */
const CONTENT_SPECS = {
  bergen: ["every-page", "home.spec", "services", "works", "contact"],
  dubai: ["routes", "every-page", "language", "accessibility", "home.spec", "clients"],
};

/** The copy with another brand; tests compare it with the brand that it had before. */
const REBRANDED = { cwd: rebrandedDir, env: { REBRANDED_FROM: projectDir } };

let isBuilt = false;

const build: Step = {
  name: "Content check and build (before lint and types, which read the query types it generates)",
  run: async () => {
    const code = await buildSite(previewEnvironment());
    isBuilt = code === 0;
    return resultOf(code);
  },
};

const onBuiltSite = (name: string, run: Step["run"]): Step => ({
  name,
  run: () => (isBuilt ? run() : Promise.reject(new Error("There is no built site to test."))),
});

const script = (name: string, script: string): Step => ({
  name,
  run: async () => resultOf(await runScript(script)),
});

/** The parts of `npm run test:all`, by name; the options are for Playwright. `npm test` runs the first. */
export const PARTS: Readonly<Record<string, (options: readonly string[]) => readonly Step[]>> = {
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
        const remedy = ensureEngine(engine);
        if (remedy !== undefined) {
          console.error(`\n!!! SKIPPED: the site was NOT visited with ${engine}. ${remedy}\n`);
          return SKIPPED;
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
        return testCopy(`browser-${agency}`, () => copyWithContentOf(agency), specs, { cwd: agencyDir(agency) });
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
        (await runScript("catalogue:build")) === 0
          ? playwright("catalogue", ["--config", "e2e/catalogue/playwright.config.ts", ...options])
          : FAILED,
    },
  ],
  // Nothing is left of the old brand, and the new one can be read. Then the same copy without the sample, which is what an
  // owner begins with; there the unit tests have to pass too.
  rebrand: () => [
    {
      name: "A new brand",
      run: () => testCopy("browser-rebranded", rebrandCopy, ["rebranded.spec", "budgets.spec"], REBRANDED),
    },
    {
      name: "The new brand's site without the sample",
      run: () => testCopy("browser-cleaned", cleanCopy, ["cleaned.spec"], REBRANDED),
    },
    { name: "The unit tests without the sample", run: () => jest("unit-cleaned", [], { cwd: rebrandedDir }) },
  ],
  nginx: (options) => [
    build,
    onBuiltSite("Browser tests of the host, on nginx", () =>
      playwright("browser-nginx", options.length > 0 ? options : HOST_SPECS, { env: { BROWSER_TEST_HOST: "nginx" } }),
    ),
  ],
  // Each kind of field of `data/`, spoilt in every way; the unit tests spoil a few.
  faults: () => [
    {
      name: "Spoilt content",
      run: () => jest("mutations", ["plugins/content/check/mutations"], { env: { ALL_MUTATIONS: "1" } }),
    },
  ],
};
