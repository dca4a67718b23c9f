/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentFolder, png } from "../../test/content-fixture";
import { CODE_HASH_FILE, hashCode } from "./code-hash";
import { onPreBootstrap } from "./on-pre-bootstrap";

const folder = new ContentFolder();
const written = (file: string): boolean => existsSync(path.join(folder.projectDir, "static", file));

const reporter = {
  panic: jest.fn((message: unknown): never => {
    throw new Error(String(message));
  }),
  warn: jest.fn(),
};

/** A project with good content, in which Gatsby has begun. */
const startedProject = (): ContentFolder => {
  const project = new ContentFolder();
  symlinkSync(path.resolve("node_modules"), path.join(project.projectDir, "node_modules"));
  mkdirSync(path.join(project.projectDir, ".cache"));
  jest.spyOn(process, "cwd").mockReturnValue(project.projectDir);
  return project;
};

beforeAll(() => {
  symlinkSync(path.resolve("node_modules"), path.join(folder.projectDir, "node_modules"));
  jest.spyOn(process, "cwd").mockReturnValue(folder.projectDir);
});
afterAll(() => {
  jest.restoreAllMocks();
  folder.dispose();
});

test("issues stop everything before a file is written, and all of them are told", async () => {
  folder.write("data/faq.json", "{");
  folder.write("data/values.json", "[");
  await expect(onPreBootstrap({ reporter })).rejects.toThrow(/data\/values\.json:1:2.*\n.*data\/faq\.json:1:2/);
  expect(written("flags")).toBe(false);
});

test("a setting that is no address stops everything too", async () => {
  process.env.GATSBY_BLOG_API_HOST = "localhost:3000";
  await expect(onPreBootstrap({ reporter })).rejects.toThrow(
    /nothing was built.*\nGATSBY_BLOG_API_HOST.*"localhost:3000"/,
  );
  expect(written("flags")).toBe(false);
  delete process.env.GATSBY_BLOG_API_HOST;
});

test("reports are off unless the setting says where they go", async () => {
  const good = startedProject();
  await onPreBootstrap({ reporter });
  expect(process.env.GATSBY_REPORTS_URL).toBe("");
  delete process.env.GATSBY_REPORTS_URL;
  writeFileSync(path.join(good.projectDir, ".env.test"), "GATSBY_REPORTS_URL=/reports");
  await onPreBootstrap({ reporter });
  expect(process.env.GATSBY_REPORTS_URL).toBe("/reports");
  delete process.env.GATSBY_REPORTS_URL;
  good.dispose();
});

test("good content lets what comes out of packages be written", async () => {
  const good = startedProject();
  await onPreBootstrap({ reporter });
  expect(existsSync(path.join(good.projectDir, "static", "lightbox.css"))).toBe(true);
  expect(existsSync(path.join(good.projectDir, "static", "flags", "AE.svg"))).toBe(true);
  good.dispose();
});

test("notes the code that fills Gatsby's cache, so that other code starts anew", async () => {
  const good = startedProject();
  await onPreBootstrap({ reporter });
  expect(readFileSync(path.join(good.projectDir, CODE_HASH_FILE), "utf8")).toBe(hashCode(good.projectDir));
  good.dispose();
});

test("a picture that nothing uses stops nothing, and is told", async () => {
  const good = startedProject();
  good.write("data/images/replaced.png", png(800, 600));
  await onPreBootstrap({ reporter });
  expect(reporter.warn).toHaveBeenCalledWith(expect.stringMatching(/^data\/images\/replaced\.png: .*clean:pictures$/));
  good.dispose();
});
