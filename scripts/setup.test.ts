/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import path from "node:path";
import { TemporaryFolder } from "../test/temporary-folder";

const folder = new TemporaryFolder();

/** Runs a command in a project whose npm only says what it was asked. */
const start = (version = "v20.19.0") => {
  folder.write("package.json", '{ "engines": { "node": ">=20.19.0 <26" } }');
  folder.write("node_modules/ts-node/index.js", "exports.register = () => undefined;");
  chmodSync(folder.write("bin/npm", "#!/bin/sh\necho npm $*\n"), 0o755);
  const otherNode = folder.write("node.js", `Object.defineProperty(process, "version", { value: "${version}" });`);
  const command = folder.write("command.js", 'console.log("runs");');
  const setup = folder.write("setup.js", `require(${JSON.stringify(path.resolve("scripts/setup.js"))});`);
  return spawnSync(process.execPath, ["-r", otherNode, "-r", setup, command], {
    cwd: folder.path,
    env: { PATH: `${path.join(folder.path, "bin")}:${process.env.PATH}` },
    encoding: "utf8",
  });
};

test("what is installed has to have every version of the lock file, apart from what is for other machines", () => {
  const write = (file: string, packages: object) => folder.write(file, JSON.stringify({ packages }));
  const windows = { "node_modules/a-windows": { version: "1.0.0", optional: true } };
  write("package-lock.json", { "": { name: "site" }, "node_modules/a": { version: "1.0.0" }, ...windows });
  expect(start().stdout).toMatch(/^Installing packages .*\nnpm ci\nruns\n$/);
  write("node_modules/.package-lock.json", { "node_modules/a": { version: "0.9.0" } });
  expect(start().stdout).toContain("npm ci");
  write("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } });
  expect(start().stdout).toBe("runs\n");
});

test.each(["v18.20.8", "v20.18.3", "v26.0.0"])("Node %s is refused before anything is done", (version) => {
  const { status, stdout, stderr } = start(version);
  expect(stderr).toContain(`This site needs Node.js 20.19.0 or newer, below 26, and this is ${version.slice(1)}`);
  expect([status, stdout]).toEqual([1, ""]);
});
