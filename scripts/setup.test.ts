/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { TemporaryFolder } from "../test/temporary-folder";
import { isInstalled } from "./setup.mjs";

const folder = new TemporaryFolder();

test("what is installed has to have every version of the lock file, apart from what is for other machines", () => {
  const write = (file: string, packages: object) => folder.write(file, JSON.stringify({ packages }));
  const windows = { "node_modules/a-windows": { version: "1.0.0", optional: true } };
  write("package-lock.json", { "": { name: "site" }, "node_modules/a": { version: "1.0.0" }, ...windows });
  expect(isInstalled(folder.path)).toBe(false);
  write("node_modules/.package-lock.json", { "node_modules/a": { version: "0.9.0" } });
  expect(isInstalled(folder.path)).toBe(false);
  write("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } });
  expect(isInstalled(folder.path)).toBe(true);
});

test.each(["v18.20.8", "v20.18.3", "v26.0.0"])("Node %s is refused before anything is done", (value) => {
  // The script gets a different version from the one it runs on.
  const preload = `data:text/javascript,Object.defineProperty(process,'version',{value:'${value}'})`;
  const options = ["--import", preload, "scripts/start.mjs"];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
  expect(stderr).toContain(`This site needs Node.js 20.19.0 or newer, below 26, and this is ${value.slice(1)}`);
  expect([status, stdout]).toEqual([1, ""]);
});
