/** @jest-environment node */
import { spawnSync } from "node:child_process";
import packageFile from "../../package.json";
import { nodeProblem } from "./node-version.mjs";

test.each(["v20.19.0", "v20.20.2", "v22.23.3", "v24.21.0", "v25.0.0"])("Node %s is supported", (version) => {
  expect(nodeProblem(version, ".")).toBeUndefined();
});

test.each(["v18.20.8", "v20.18.3", "v26.0.0"])("Node %s is refused in one sentence that names the cure", (version) => {
  expect(nodeProblem(version, ".")).toMatch(
    new RegExp(
      `^This site needs Node\\.js 20\\.19\\.0 or newer, below 26, and this is ${version}\\. Install Node\\.js 24`,
    ),
  );
});

test("the range is the one that Gatsby allows, from the oldest Node that is tested", () => {
  expect(packageFile.engines.node).toBe(">=20.19.0 <26");
});

test.each(["start", "test", "build", "develop"] as const)(
  "npm run %s refuses another Node before it does anything",
  (name) => {
    const [, ...args] = packageFile.scripts[name].split(" ");
    // The script gets a different version from the one it runs on.
    const preload = "data:text/javascript,Object.defineProperty(process,'version',{value:'v18.20.8'})";
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", preload, ...args], {
      encoding: "utf8",
    });
    expect(stderr.trim()).toBe(nodeProblem("v18.20.8", "."));
    expect(stdout).toBe("");
    expect(status).toBe(1);
  },
);
