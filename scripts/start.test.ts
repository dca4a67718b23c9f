/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync, cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { ContentFolder } from "../test/content-fixture";

test("a failed start points to the content where that's at fault, and says what public/ is", () => {
  const folder = new ContentFolder();
  const { projectDir } = folder;
  cpSync("scripts", path.join(projectDir, "scripts"), { recursive: true });
  for (const name of ["plugins", "src", "node_modules"]) symlinkSync(path.resolve(name), path.join(projectDir, name));
  // The packages are the project's own, by a link: there's nothing for the command to install.
  folder.write("package-lock.json", '{ "packages": {} }');
  for (const name of ["package.json", "tsconfig.json"]) {
    copyFileSync(name, path.join(projectDir, name));
  }
  folder.write("data/faq.json", "{");
  const { status, stderr } = spawnSync(process.execPath, ["-r", "./scripts/setup.js", "scripts/start.ts"], {
    cwd: projectDir,
    encoding: "utf8",
  });
  folder.dispose();
  expect(status).toBe(1);
  expect(stderr).toContain("data/faq.json:1:2: a } is missing here");
  expect(stderr).toContain("public/ stays the last good site");
});
