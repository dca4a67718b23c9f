// @ts-check
/**
 * `npm run sbom`: prints what the site is built from, as CycloneDX. npm calls the whole by the name of its folder, not of
 * its package, and has no option for it. So this asks npm in a folder of the right name, whatever the clone is called.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { projectDir } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

/** @type {{ name: string }} */
const { name } = JSON.parse(readFileSync(path.join(projectDir, "package.json"), "utf8"));
const temporary = mkdtempSync(path.join(os.tmpdir(), "sbom-"));
const folder = path.join(temporary, name);
mkdirSync(folder, { recursive: true });
for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
  cpSync(path.join(projectDir, file), path.join(folder, file));
}
const options = ["--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only", "--legacy-peer-deps"];
const code = await run("npm", ["sbom", ...options], { cwd: folder });
rmSync(temporary, { recursive: true });
process.exit(code);
