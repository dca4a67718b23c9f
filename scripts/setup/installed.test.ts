/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { isInstalled } from "./installed.mjs";

let folder: string;
const write = (name: string, content: string): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "scripts-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("isInstalled", () => {
  const lock = (packages: object) =>
    write("package-lock.json", JSON.stringify({ packages: { "": { name: "site" }, ...packages } }));
  const installed = (packages: object) => write("node_modules/.package-lock.json", JSON.stringify({ packages }));

  it("is true where npm's own record has every version of the lock file", () => {
    lock({ "node_modules/a": { version: "1.0.0" } });
    installed({ "node_modules/a": { version: "1.0.0" }, "node_modules/extra": { version: "1.0.0" } });
    expect(isInstalled(folder)).toBe(true);
  });

  it("is false with no packages, after a broken-off install, with another version and with one missing", () => {
    lock({ "node_modules/a": { version: "1.0.0" } });
    expect(isInstalled(folder)).toBe(false);
    mkdirSync(path.join(folder, "node_modules", "a"), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
    installed({ "node_modules/a": { version: "1.0.1" } });
    expect(isInstalled(folder)).toBe(false);
    installed({});
    expect(isInstalled(folder)).toBe(false);
  });

  it("does without packages for other machines", () => {
    lock({ "node_modules/a-windows": { version: "1.0.0", optional: true } });
    installed({});
    expect(isInstalled(folder)).toBe(true);
  });
});
