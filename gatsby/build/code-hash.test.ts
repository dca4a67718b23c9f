/** @jest-environment node */
import { existsSync } from "node:fs";
import path from "node:path";
import { TemporaryFolder } from "../../test/temporary-folder";
import { clearOutdatedCache, CODE_HASH_FILE, hashCode } from "./code-hash";

describe("clearOutdatedCache", () => {
  const folder = new TemporaryFolder();
  const isCached = (): boolean => {
    clearOutdatedCache(folder.path);
    return existsSync(path.join(folder.path, ".cache"));
  };

  beforeEach(() => {
    folder.write("package.json", "{}");
    folder.write("gatsby-node.ts", "node");
    folder.write("gatsby/content/schema/page.ts", "schema");
    folder.write(".cache/redux/state", "nodes");
    folder.write(CODE_HASH_FILE, hashCode(folder.path));
  });

  it("keeps what the same code has cached, whatever else changes", () => {
    folder.write("data/site.json", "{}");
    folder.write("src/pages/index.tsx", "page");
    folder.write("gatsby/content/schema/page.test.ts", "test");
    expect(isCached()).toBe(true);
  });

  it.each(["gatsby/content/schema/page.ts", "gatsby/content/facts.ts", "gatsby-node.ts", "package.json"])(
    "deletes it if %s is another",
    (file) => {
      folder.write(file, "changed");
      expect(isCached()).toBe(false);
    },
  );
});
