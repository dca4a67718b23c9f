/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { nodeCodeFingerprint } from "./fingerprint.mjs";
import { buildSandbox } from "./build-sandbox.mjs";

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const write = (name: string, content: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
};
const read = (name: string) => readFileSync(at(name), "utf8");
const sandbox = () => buildSandbox(folder, at(".build"));

/** Stands for Gatsby's work in the sandbox. */
const build = (page: string) => {
  write(".build/public/index.html", page);
  write(".build/hosting/nginx.conf", page);
  write(".build/src/gatsby-types.d.ts", page);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "build-sandbox-"));
  write(
    "package.json",
    JSON.stringify({
      name: "site",
      scripts: { test: "jest" },
      browserslist: ["safari >= 16.4"],
      dependencies: { gatsby: "5.16.1" },
    }),
  );
  write("gatsby-config.ts", "config");
  write("src/pages/index.tsx", "home");
  write("src/pages/index.test.tsx", "test");
  write("data/site.json", "{}");
  write("node_modules/gatsby/package.json", "{}");
  write("public/index.html", "old");
  write("public/old.js", "old");
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("holds the sources as they are now, and finds the packages", async () => {
  await sandbox().open();
  rmSync(at("src/pages/index.tsx"));
  write("src/pages/about.tsx", "about");
  await sandbox().open();
  expect(existsSync(at(".build/src/pages/index.tsx"))).toBe(false);
  expect(read(".build/src/pages/about.tsx")).toBe("about");
  expect(existsSync(at(".build/src/pages/index.test.tsx"))).toBe(false);
  for (const file of ["gatsby-config.ts", "data/site.json"]) {
    expect(read(`.build/${file}`)).toBe(read(file));
  }
  expect(realpathSync(at(".build/node_modules/gatsby"))).toBe(realpathSync(at("node_modules/gatsby")));
});

test("tells Gatsby of the browsers to build for, the packages that it uses and the code that makes its nodes, and of nothing else", async () => {
  const told = async (): Promise<unknown> => {
    await sandbox().open();
    return JSON.parse(read(".build/package.json"));
  };
  write("gatsby/content/schema/pages/page.ts", "schema");
  const before = await told();
  expect(before).toEqual({
    name: "site",
    private: true,
    browserslist: ["safari >= 16.4"],
    dependencies: { gatsby: "5.16.1" },
    config: { nodeCode: nodeCodeFingerprint(folder) },
  });
  write("src/pages/index.tsx", "changed");
  write("gatsby/content/schema/pages/page.test.ts", "test");
  expect(await told()).toEqual(before);
  write("gatsby/content/schema/pages/page.ts", "changed");
  expect(await told()).not.toEqual(before);
});

test("leaves what is published alone until the new site is whole", async () => {
  await sandbox().open();
  build("new");
  expect(read("public/index.html")).toBe("old");
  await sandbox().publish();
  expect(read("public/index.html")).toBe("new");
  expect(existsSync(at("public/old.js"))).toBe(false);
  expect(read("hosting/nginx.conf")).toBe("new");
  expect(read("src/gatsby-types.d.ts")).toBe("new");
});

test("publishes a first site", async () => {
  rmSync(at("public"), { recursive: true });
  await sandbox().open();
  build("first");
  await sandbox().publish();
  expect(read("public/index.html")).toBe("first");
});

test("keeps what Gatsby remembers from one build to the next", async () => {
  await sandbox().open();
  write(".build/.cache/state", "kept");
  await sandbox().open();
  expect(read(".build/.cache/state")).toBe("kept");
  await sandbox().clear();
  expect(existsSync(at(".build/.cache"))).toBe(false);
});

test("knows a memory that a build left when it died", async () => {
  expect(await sandbox().open()).toEqual({ inherited: false });
  expect(await sandbox().open()).toEqual({ inherited: true });
  await sandbox().close();
  expect(await sandbox().open()).toEqual({ inherited: false });
});

test("puts the site back that was being replaced when the build died", async () => {
  await sandbox().open();
  renameSync(at("public"), at(".build/previous"));
  await sandbox().open();
  expect(read("public/index.html")).toBe("old");
});

test("is not misled by a half-made copy of the new site", async () => {
  await sandbox().open();
  build("new");
  write(".build/next/half.js", "half");
  await sandbox().publish();
  expect(existsSync(at("public/half.js"))).toBe(false);
  expect(read("public/index.html")).toBe("new");
});
