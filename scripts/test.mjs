// @ts-check
/** `npm test`: every check of the project, one after another. The last line counts them all. */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setUp } from "./setup.mjs";

await setUp();
const { buildSite, previewEnvironment } = await import("./lib/build.mjs");
const { findOrInstallChromium } = await import("./lib/chromium.mjs");
const { countJest, countPlaywright, countStep, sum } = await import("./lib/counts.mjs");
const { projectDir } = await import("./lib/project.mjs");
const { runScript } = await import("./lib/run.mjs");

const reports = path.join(projectDir, "test-results");
const jestReport = path.join(reports, "unit.json");
const browserReport = path.join(reports, "browser.json");
// Jest does not make the folder of its report.
mkdirSync(reports, { recursive: true });
// An old report must not stand for a run that wrote none.
for (const report of [jestReport, browserReport]) rmSync(report, { force: true });

/** @typedef {{ name: string, run: () => Promise<import("./lib/counts.mjs").Counts> }} Step */

let isBuilt = false;

/** @type {Step[]} */
const steps = [
  { name: "Content check", run: async () => countStep(await runScript("check:content")) },
  {
    name: "Build (before lint and types, which read the query types it generates)",
    run: async () => {
      const result = await buildSite(previewEnvironment());
      if (result === "unchanged") console.log("Nothing has changed since the last build; public/ is up to date.");
      isBuilt = result !== "failed";
      return countStep(isBuilt ? 0 : 1);
    },
  },
  { name: "Types", run: async () => countStep(await runScript("types")) },
  { name: "Lint", run: async () => countStep(await runScript("lint")) },
  {
    name: "Unit tests",
    run: async () => countJest(jestReport, await runScript("test:unit", ["--json", `--outputFile=${jestReport}`])),
  },
  {
    name: "Browser tests",
    run: async () => {
      const chromium = isBuilt ? findOrInstallChromium() : undefined;
      if (chromium === undefined) {
        console.error(isBuilt ? "There is no Chromium to test with." : "There is no built site to test.");
        return countStep(1);
      }
      const env = { CHROMIUM_PATH: chromium, BROWSER_REPORT: browserReport };
      return countPlaywright(browserReport, await runScript("test:browser", [], { env }));
    },
  },
];

const counts = [];
for (const [index, { name, run }] of steps.entries()) {
  console.log(`\n=== ${index + 1}/${steps.length} ${name}`);
  const start = performance.now();
  const { passed, failed } = await run();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`--- ${failed === 0 ? "ok" : "FAILED"}: ${passed} passed, ${failed} failed, ${seconds} s`);
  counts.push({ passed, failed });
}

const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
