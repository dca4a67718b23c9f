// @ts-check
/** `npm run browsers`: visits the site with every engine and writes the results into docs/browsers.md. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setUp } from "./setup/setup.mjs";

await setUp();
const { format, resolveConfig } = await import("prettier");
const { browsersTable, visitsIn } = await import("./browsers/browsers-table.mjs");
const { readReport } = await import("./test/counts.mjs");
const { ENGINES } = await import("./browsers/engines.mjs");
const { projectDir } = await import("./lib/project.mjs");
const { build, engineVisits, reportFile, runSteps, visitsReport } = await import("./test/steps.mjs");

const code = await runSteps([build, ...ENGINES.map((name) => engineVisits(name))]);

const engines = Object.fromEntries(
  ENGINES.map((name) => {
    const report = readReport(reportFile(visitsReport(name)));
    return [name, report && visitsIn(report)];
  }),
);
const file = path.join(projectDir, "docs", "browsers.md");
const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
const page = readFileSync(file, "utf8").replace(
  /(<!-- run -->)[^]*(<!-- end of run -->)/,
  (_, start, end) => `${start}\n\nRun on ${date}.\n\n${browsersTable(engines)}\n\n${end}`,
);
writeFileSync(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
console.log("docs/browsers.md now shows this run.");
process.exit(code);
