/** @jest-environment node */
import { rmSync } from "node:fs";
import path from "node:path";
import { TemporaryFolder } from "../../test/temporary-folder";
import { fingerprint } from "./fingerprint.mjs";

const folder = new TemporaryFolder();

describe("fingerprint", () => {
  const print = (env: NodeJS.ProcessEnv = {}): string => fingerprint(folder.path, env);

  beforeEach(() => {
    folder.write("src/pages/index.tsx", "page");
    folder.write("data/site.json", "{}");
    folder.write("gatsby-config.ts", "config");
    folder.write("package.json", "{}");
  });

  it("is the same for the same site", () => {
    expect(print()).toBe(print());
  });

  it.each([
    ["a changed source", "src/pages/index.tsx", "other"],
    ["a new page", "src/pages/team.tsx", "page"],
    ["changed content", "data/site.json", "[]"],
    ["a changed configuration", "gatsby-config.ts", "other"],
    ["a new static file", "static/robots.txt", "x"],
    ["a changed lock file", "package-lock.json", "{}"],
    ["other browsers to build for", "package.json", '{"browserslist":["safari >= 17"]}'],
    ["keys given in a file", ".env.production", "GATSBY_A=1"],
  ])("changes with %s", (_, name, content) => {
    const before = print();
    folder.write(name, content);
    expect(print()).not.toBe(before);
  });

  it("does not change with the commands in package.json", () => {
    const before = print();
    folder.write("package.json", '{"scripts":{"test":"jest"}}');
    expect(print()).toBe(before);
  });

  it("changes when a file is moved", () => {
    const before = print();
    rmSync(path.join(folder.path, "src/pages/index.tsx"));
    folder.write("src/pages/home.tsx", "page");
    expect(print()).not.toBe(before);
  });

  it.each([
    ["static/flags/AE.svg"],
    ["static/icons.svg"],
    ["src/gatsby-types.d.ts"],
    ["src/a.test.ts"],
    ["data/README.md"],
    ["docs/a.md"],
  ])("does not change with %s, which the build writes or never reads", (name) => {
    const before = print();
    folder.write(name, "content");
    expect(print()).toBe(before);
  });

  it("changes with settings that are baked in, and only with those", () => {
    const before = print();
    expect(print({ GATSBY_BLOG_API_HOST: "https://blog.example" })).not.toBe(before);
    expect(print({ GATSBY_CPU_COUNT: "8", PATH: "/bin" })).toBe(before);
  });
});
