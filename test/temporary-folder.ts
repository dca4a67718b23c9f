import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A folder of its own for each test of the file that calls this. */
export class TemporaryFolder {
  path = "";

  constructor() {
    beforeEach(() => {
      this.path = mkdtempSync(path.join(os.tmpdir(), "test-"));
    });
    afterEach(() => {
      rmSync(this.path, { recursive: true, force: true });
    });
  }

  /** @returns the full path of the file */
  write(name: string, content: string): string {
    const file = path.join(this.path, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  }
}
