/** @jest-environment node */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ContentFolder, png } from "../../test/content-fixture";
import { acceptContent, contentErrors, stopOnIssues } from "./accept-content";
import { contentDir } from "./facts";

const { NODE_ENV } = process.env;
const setMode = (mode: string | undefined): void => {
  Object.assign(process.env, { NODE_ENV: mode });
};

let project: ContentFolder;
let compile: () => Promise<string[]>;

beforeEach(async () => {
  project = new ContentFolder();
  setMode("development");
  await acceptContent(project.projectDir);
  const plugin = contentErrors(project.projectDir);
  compile = async () => {
    const errors: Error[] = [];
    const compilation = { contextDependencies: new Set<string>(), errors };
    const compiled: Promise<void>[] = [];
    plugin.apply({ hooks: { make: { tapPromise: (_, run) => compiled.push(run(compilation)) } } });
    await Promise.all(compiled);
    // Or webpack wouldn't compile again when the content changes.
    expect([...compilation.contextDependencies]).toEqual([project.dataDir]);
    return errors.map(({ message }) => message);
  };
  expect(await compile()).toEqual([]);
});
afterEach(() => {
  setMode(NODE_ENV);
  project.dispose();
});

const shown = (file: string): string => path.join(contentDir(project.projectDir), file);

test("the pages stay as they were until a mistake is mended", async () => {
  const good = readFileSync(path.join(project.dataDir, "faq.json"), "utf8");
  project.write("data/faq.json", good.replace('"question"', '"ask"'));
  expect(await compile()).toEqual([
    expect.stringMatching(/^data\/faq\.json\n\ndata\/faq\.json:4:5: \[0\]\.question: missing; add/),
  ]);
  project.write("data/faq.json", "{");
  expect(await compile()).toEqual([expect.stringMatching(/\ndata\/faq\.json:1:\d+: /)]);
  expect(readFileSync(shown("faq.json"), "utf8")).toBe(good);

  const mended = good.replace('"question": "', '"question": "Mended? ');
  project.write("data/faq.json", mended);
  expect(await compile()).toEqual([]);
  expect(readFileSync(shown("faq.json"), "utf8")).toBe(mended);
});

test("pictures come and go with it, and what didn't change isn't written again", async () => {
  const before = statSync(shown("faq.json")).ctimeMs;
  project.write("data/images/new.png", "new");
  expect(await compile()).toEqual([]);
  expect(existsSync(shown("images/new.png"))).toBe(true);
  project.remove("data/images/new.png");
  expect(await compile()).toEqual([]);
  expect(existsSync(shown("images/new.png"))).toBe(false);
  expect(statSync(shown("faq.json")).ctimeMs).toBe(before);
});

test("a build reads the content itself", () => {
  setMode("production");
  expect(contentDir(project.projectDir)).toBe(project.dataDir);
});

describe("before a build", () => {
  const reporter = {
    panic: jest.fn((message: unknown): never => {
      throw new Error(String(message));
    }),
    warn: jest.fn(),
  };
  beforeEach(() => {
    setMode("production");
  });

  test("a picture that nothing uses stops nothing, and is told", async () => {
    project.write("data/images/replaced.png", png(800, 600));
    await stopOnIssues(project.projectDir, reporter);
    expect(reporter.warn).toHaveBeenCalledWith(
      expect.stringMatching(/^data\/images\/replaced\.png: .*clean:pictures$/),
    );
  });

  test("all issues are told, and stop the build", async () => {
    project.write("data/faq.json", "{");
    project.write("data/values.json", "[");
    await expect(stopOnIssues(project.projectDir, reporter)).rejects.toThrow(
      /nothing was built.*\ndata\/faq\.json:1:2.*\ndata\/values\.json:1:2/,
    );
  });
});
