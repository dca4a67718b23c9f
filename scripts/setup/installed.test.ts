/** @jest-environment node */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { TemporaryFolder } from "../../test/temporary-folder";
import { isInstalled } from "./installed.mjs";

const folder = new TemporaryFolder();

describe("isInstalled", () => {
  const lock = (packages: object) =>
    folder.write("package-lock.json", JSON.stringify({ packages: { "": { name: "site" }, ...packages } }));
  const installed = (packages: object) => folder.write("node_modules/.package-lock.json", JSON.stringify({ packages }));

  it("is true where npm's own record has every version of the lock file", () => {
    lock({ "node_modules/a": { version: "1.0.0" } });
    installed({ "node_modules/a": { version: "1.0.0" }, "node_modules/extra": { version: "1.0.0" } });
    expect(isInstalled(folder.path)).toBe(true);
  });

  it("is false with no packages, after a broken-off install, with another version and with one missing", () => {
    lock({ "node_modules/a": { version: "1.0.0" } });
    expect(isInstalled(folder.path)).toBe(false);
    mkdirSync(path.join(folder.path, "node_modules", "a"), { recursive: true });
    expect(isInstalled(folder.path)).toBe(false);
    installed({ "node_modules/a": { version: "1.0.1" } });
    expect(isInstalled(folder.path)).toBe(false);
    installed({});
    expect(isInstalled(folder.path)).toBe(false);
  });

  it("does without packages for other machines", () => {
    lock({ "node_modules/a-windows": { version: "1.0.0", optional: true } });
    installed({});
    expect(isInstalled(folder.path)).toBe(true);
  });
});
