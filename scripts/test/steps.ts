import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { previewEnvironment } from "../lib/build";
import { projectDir } from "../lib/project";
import { runPackage, runTypeScript, type Where } from "../lib/run";

/** How many tests there were. A step without tests of its own counts as one, and so does one that this machine can't run. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Counts>;
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };
const PASSED: Counts = { ...NONE, passed: 1 };
export const FAILED: Counts = { ...NONE, failed: 1 };
export const SKIPPED: Counts = { ...NONE, skipped: 1 };

/** What the exit code of a command says. */
export const resultOf = (code: number): Counts => (code === 0 ? PASSED : FAILED);

/** The numbers in the report of Playwright or of Jest. */
const reportSchema = z.union([
  z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
    .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number(), numRuntimeErrorTestSuites: z.number() })
    .transform((jest) => ({
      passed: jest.numPassedTests,
      // A test file that doesn't load has no tests that could fail.
      failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    })),
]);

/** Counts the tests in the report that a runner writes to the file it's given. */
const countTests = async (report: string, runner: (file: string) => Promise<number>): Promise<Counts> => {
  const file = path.join(projectDir, "test-results", `${report}.json`);
  // Jest doesn't make the folder.
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const code = await runner(file);
  try {
    const { passed, failed } = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    return { ...NONE, passed, failed: Math.max(failed, code === 0 ? 0 : 1) };
  } catch {
    // The runner died before it could write the report.
    return FAILED;
  }
};

/** Runs unit tests. */
export const jest = (report: string, options: readonly string[] = [], where?: Where): Promise<Counts> =>
  countTests(report, (file) => runPackage("jest", ["--json", `--outputFile=${file}`, ...options], where));

/** Runs a suite of browser tests. */
export const playwright = (report: string, options: readonly string[], { cwd, env }: Where = {}): Promise<Counts> =>
  countTests(report, (file) =>
    runPackage("playwright", ["test", ...options], { cwd, env: { BROWSER_REPORT: file, ...env } }),
  );

/** Changes a copy of the project, builds it, and runs browser tests on it. @param change returns its exit code */
export const testCopy = async (
  report: string,
  change: () => Promise<number>,
  options: readonly string[],
  where: Where,
): Promise<Counts> => {
  const isReady =
    (await change()) === 0 &&
    (await runTypeScript("scripts/build.ts", [], { cwd: where.cwd, env: previewEnvironment() })) === 0;
  return isReady ? playwright(report, options, where) : FAILED;
};

/** What was skipped is named only if something was. */
const inWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Runs the steps one after another, names those that failed, and counts all tests. @returns the exit code */
export const runSteps = async (steps: readonly Step[]): Promise<number> => {
  const total = { ...NONE };
  const failures: string[] = [];
  for (const [index, { name, run }] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${name}`);
    const start = performance.now();
    const counts = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return FAILED;
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    const outcome = counts.failed > 0 ? "FAILED" : counts.skipped > 0 ? "SKIPPED" : "ok";
    console.log(`--- ${outcome}: ${inWords(counts)}, ${seconds} s`);
    for (const name of ["passed", "failed", "skipped"] as const) total[name] += counts[name];
    if (counts.failed > 0) failures.push(name);
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
  console.log(`\n${inWords(total)}`);
  return total.failed > 0 ? 1 : 0;
};
