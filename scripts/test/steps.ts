import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { previewEnvironment } from "../lib/build";
import { projectDir, runPackage, runTypeScript, type Where } from "../lib/run";

/** What a step found. A step without tests of its own counts as one, and so does one that this machine can't run. */
interface Outcome {
  readonly passed: number;
  /** A failed test each, by name. */
  readonly failures: readonly string[];
  readonly skipped: number;
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const NONE: Outcome = { passed: 0, failures: [], skipped: 0 };
const PASSED: Outcome = { ...NONE, passed: 1 };
export const FAILED: Outcome = { ...NONE, failures: ["see its output above"] };
export const SKIPPED: Outcome = { ...NONE, skipped: 1 };

/** What the exit code of a command says. */
export const resultOf = (code: number): Outcome => (code === 0 ? PASSED : FAILED);

/** The start of what an assertion says, which long output above may no longer show. */
const reason = z
  .string()
  .transform((message) => stripVTControlCharacters(message).split("\n").slice(0, 8).join("\n  "));

const runSchema = z.object({ results: z.array(z.object({ error: z.object({ message: reason }).optional() })) });

/** A test that failed, in the report of Playwright or of Jest, or a test file that Jest couldn't load. */
const failureSchema = z.union([
  z
    .object({
      ok: z.literal(false),
      file: z.string(),
      line: z.number(),
      title: z.string(),
      tests: z.array(runSchema),
    })
    .transform(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return [`${file}:${line} ${title}`, ...errors].join("\n  ");
    }),
  z
    .object({ status: z.literal("failed"), fullName: z.string(), failureMessages: z.array(reason) })
    .transform(({ fullName, failureMessages }) => [fullName, ...failureMessages].join("\n  ")),
  z
    .object({ status: z.literal("failed"), name: z.string(), assertionResults: z.tuple([]) })
    .transform(({ name }) => name),
]);

/** The failed tests anywhere in a report. */
const failuresIn = (part: unknown): string[] => {
  const { success, data } = failureSchema.safeParse(part);
  if (success) return [data];
  return part instanceof Object ? Object.values(part).flatMap(failuresIn) : [];
};

const passedSchema = z.union([
  z
    .object({ stats: z.object({ expected: z.number(), flaky: z.number() }) })
    .transform(({ stats }) => stats.expected + stats.flaky),
  z.object({ numPassedTests: z.number() }).transform(({ numPassedTests }) => numPassedTests),
]);

/** Reads the tests from the report that a runner writes to the file it's given. */
const readTests = async (report: string, runner: (file: string) => Promise<number>): Promise<Outcome> => {
  const file = path.join(projectDir, "test-results", `${report}.json`);
  // Jest doesn't make the folder.
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const code = await runner(file);
  try {
    const found: unknown = JSON.parse(readFileSync(file, "utf8"));
    const failures = failuresIn(found);
    return {
      ...NONE,
      passed: passedSchema.parse(found),
      failures: code !== 0 && failures.length === 0 ? FAILED.failures : failures,
    };
  } catch {
    // The runner died before it could write the report.
    return FAILED;
  }
};

/** Runs unit tests. */
export const jest = (report: string, options: readonly string[] = [], where?: Where): Promise<Outcome> =>
  readTests(report, (file) => runPackage("jest", ["--json", `--outputFile=${file}`, ...options], where));

/** Runs a suite of browser tests. */
export const playwright = (report: string, options: readonly string[], { cwd, env }: Where = {}): Promise<Outcome> =>
  readTests(report, (file) =>
    runPackage("playwright", ["test", ...options], { cwd, env: { BROWSER_REPORT: file, ...env } }),
  );

/** Changes a copy of the project, builds it, and runs browser tests on it. @param change returns its exit code */
export const testCopy = async (
  report: string,
  change: () => Promise<number>,
  options: readonly string[],
  where: Where,
): Promise<Outcome> => {
  const isReady =
    (await change()) === 0 &&
    (await runTypeScript("scripts/build.ts", [], { cwd: where.cwd, env: previewEnvironment() })) === 0;
  return isReady ? playwright(report, options, where) : FAILED;
};

/** What was skipped is named only if something was. */
const inWords = ({ passed, failures, skipped }: Outcome): string =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Runs the steps one after another, counts all tests, and names those that failed. @returns the exit code */
export const runSteps = async (steps: readonly Step[]): Promise<number> => {
  const outcomes: Outcome[] = [];
  for (const [index, { name, run }] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${name}`);
    const start = performance.now();
    const { passed, failures, skipped } = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return FAILED;
    });
    const outcome = { passed, failures: failures.map((failure) => `${name}: ${failure}`), skipped };
    const seconds = Math.round((performance.now() - start) / 1000);
    const verdict = failures.length > 0 ? "FAILED" : skipped > 0 ? "SKIPPED" : "ok";
    console.log(`--- ${verdict}: ${inWords(outcome)}, ${seconds} s`);
    outcomes.push(outcome);
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
  const sumOf = (count: "passed" | "skipped") => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
  console.log(`\n${inWords({ passed: sumOf("passed"), failures, skipped: sumOf("skipped") })}`);
  return failures.length > 0 ? 1 : 0;
};
