/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { TemporaryFolder } from "../../test/temporary-folder";
import { choicesScript } from "../../src/utils/choices";
import { compileInlineScript } from "./inline-scripts";

const folder = new TemporaryFolder();

test("browsers older than the supported ones can read the inline scripts", async () => {
  const file = path.join(folder.path, "inline.js");
  writeFileSync(file, `${choicesScript};\n${await compileInlineScript(["/app.js"])}`);
  execFileSync("npx", ["--no-install", "es-check", "es2015", file, "--checkFeatures", "--noCache"], { stdio: "pipe" });
});
