/** @jest-environment node */
import path from "node:path";
import { TemporaryFolder } from "../../test/temporary-folder";
import { countJest, countPlaywright, countStep, inWords, SKIPPED_STEP, sum } from "./counts.mjs";

const folder = new TemporaryFolder();

describe("counts", () => {
  const jest = (report: object, code: number) => countJest(folder.write("unit.json", JSON.stringify(report)), code);
  const playwright = (stats: object, code: number) =>
    countPlaywright(folder.write("browser.json", JSON.stringify({ stats })), code);

  it("counts a step as one", () => {
    expect(countStep(0)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(2)).toEqual({ passed: 0, failed: 1 });
  });

  it("counts unit tests, and a file that does not load as a failure", () => {
    expect(jest({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, 0)).toEqual({
      passed: 5,
      failed: 0,
    });
    expect(jest({ numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }, 1)).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it("counts browser tests, and one that passed only at the second try as a failure", () => {
    expect(playwright({ expected: 7, unexpected: 0, flaky: 0, skipped: 1 }, 0)).toEqual({ passed: 7, failed: 0 });
    expect(playwright({ expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, 1)).toEqual({ passed: 7, failed: 2 });
  });

  it("never calls a runner that failed a success", () => {
    expect(jest({ numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 }, 1).failed).toBe(1);
    expect(playwright({ expected: 7, unexpected: 0, flaky: 0 }, 1).failed).toBe(1);
    expect(countJest(path.join(folder.path, "none.json"), 0).failed).toBe(1);
    expect(countPlaywright(path.join(folder.path, "none.json"), 0).failed).toBe(1);
  });

  it("adds up", () => {
    expect(sum([{ passed: 1, failed: 0 }, { passed: 5, failed: 2 }, SKIPPED_STEP])).toEqual({
      passed: 6,
      failed: 2,
      skipped: 1,
    });
    expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it("names what was skipped where something was", () => {
    expect(inWords({ passed: 6, failed: 2, skipped: 1 })).toBe("6 passed, 2 failed, 1 skipped");
    expect(inWords({ passed: 6, failed: 0, skipped: 0 })).toBe("6 passed, 0 failed");
  });
});
