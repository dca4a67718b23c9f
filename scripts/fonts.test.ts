/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../plugins/utils/list-files";
import { TemporaryFolder } from "../test/temporary-folder";

const temporary = new TemporaryFolder();
const WRITTEN = ["static/fonts", "plugins/share-images/fonts"];

test("the fonts and what the styles say of them are those of src/theme/fonts/families.json; if not, run: node scripts/fonts.mjs", () => {
  const { path: folder } = temporary;
  cpSync("src/theme/fonts/families.json", path.join(folder, "src/theme/fonts/families.json"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  execFileSync(process.execPath, [path.resolve("scripts/fonts.mjs")], { cwd: folder, stdio: "pipe" });
  for (const written of WRITTEN) {
    expect(listFiles(written).sort()).toEqual(listFiles(path.join(folder, written)).sort());
  }
  const files = WRITTEN.flatMap((written) => listFiles(written).map((file) => path.join(written, file)));
  const stale = ["src/theme/fonts/faces.json", "src/theme/fonts/families.json", ...files].filter(
    (file) => !readFileSync(file).equals(readFileSync(path.join(folder, file))),
  );
  expect(stale).toEqual([]);
});
