/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { lastGood } from "./keep-last-good.mjs";

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

describe("lastGood", () => {
  const memory = () => path.join(folder, "memory");
  const keeper = () => lastGood(folder, memory());
  const page = () => readFileSync(path.join(folder, "public", "index.html"), "utf8");

  beforeEach(() => {
    write("public/index.html", "good");
    write(".cache/state", "good");
  });

  it("puts back the site and Gatsby's memory of it, and nothing of the broken build", async () => {
    await keeper().keep();
    write("public/index.html", "broken");
    write("public/half.js", "broken");
    write(".cache/state", "broken");
    await keeper().putBack();
    expect(page()).toBe("good");
    expect(existsSync(path.join(folder, "public", "half.js"))).toBe(false);
    expect(readFileSync(path.join(folder, ".cache", "state"), "utf8")).toBe("good");
    expect(keeper().isKept).toBe(false);
  });

  it("knows after a killed build that a copy is waiting", async () => {
    expect(keeper().isKept).toBe(false);
    await keeper().keep();
    expect(keeper().isKept).toBe(true);
    await keeper().forget();
    expect(keeper().isKept).toBe(false);
    expect(page()).toBe("good");
  });

  it("does not take a half-made copy for a whole one", async () => {
    write("memory/last-good-unfinished/public/index.html", "half");
    expect(keeper().isKept).toBe(false);
    await keeper().keep();
    write("public/index.html", "broken");
    await keeper().putBack();
    expect(page()).toBe("good");
  });
});
