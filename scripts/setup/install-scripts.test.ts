/** @jest-environment node */
import { readFileSync } from "node:fs";
import { z } from "zod";

const lock = z
  .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
  .parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const wanting = Object.entries(lock.packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([folder]) => folder.replace(/^.*node_modules\//, ""));

describe("install scripts of packages", () => {
  it("are decided on by name, each of them and no other", () => {
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(wanting)].sort());
  });

  it("run for none of them", () => {
    expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
    // For an npm that does not read the list yet.
    expect(readFileSync(".npmrc", "utf8").split("\n")).toContain("ignore-scripts=true");
  });
});
