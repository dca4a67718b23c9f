import { rmSync } from "node:fs";
import path from "node:path";

/** Tests of the sample's content, and of the commands that replace it. All others hold for any content. */
const SAMPLE_TESTS = ["e2e/pages/sample-content.spec.ts", "scripts/rebrand/rebrand.test.ts"];

/** Deletes the tests that fail once the sample is gone. */
export const deleteSampleTests = (projectDir: string): void => {
  for (const file of SAMPLE_TESTS) rmSync(path.join(projectDir, file), { force: true });
};
