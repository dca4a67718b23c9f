/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { copyFlags } from "./copy-flags";

describe("copyFlags", () => {
  const project = mkdtempSync(path.join(os.tmpdir(), "flags-"));
  const source = path.join(project, "node_modules", "country-flag-icons", "3x2");
  const target = path.join(project, "static", "flags");
  afterAll(() => {
    rmSync(project, { recursive: true });
  });

  it("copies the flags once and then only what is missing", async () => {
    mkdirSync(source, { recursive: true });
    for (const country of ["AE", "IN"]) writeFileSync(path.join(source, `${country}.svg`), `<svg>${country}</svg>`);
    writeFileSync(path.join(source, "flags.css"), "");
    expect(await copyFlags(project)).toBe(2);
    expect(readdirSync(target).sort()).toEqual(["AE.svg", "IN.svg"]);
    rmSync(path.join(target, "AE.svg"));
    expect(await copyFlags(project)).toBe(1);
    expect(readFileSync(path.join(target, "AE.svg"), "utf8")).toBe("<svg>AE</svg>");
    expect(await copyFlags(project)).toBe(0);
  });
});
