/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { ContentFolder, objectAt, validContent, type JsonObject } from "../../../test/content-fixture";
import { examine, readContent } from "./check-content";
import { formatIssue, isError } from "./issue";
import { lostAddresses } from "./lost-addresses";

const VIDEO = "data/services/video-shoot.json";

let folder: ContentFolder;
const git = (...args: string[]): void => {
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@site.example", ...args], {
    cwd: folder.projectDir,
    stdio: "ignore",
  });
};
const write = (file: string, content: JsonObject): void => {
  folder.write(file, JSON.stringify(content, null, 2));
};
const lost = async () => lostAddresses(folder.projectDir, examine(await readContent(folder.dataDir)).documents);
const videoPage = (): JsonObject => objectAt(validContent(), "services/video-shoot.json");

beforeEach(() => {
  folder = new ContentFolder();
  git("init");
  git("add", "data");
  git("commit", "-m", "Content");
});
afterEach(() => {
  folder.dispose();
});

test("a page that keeps its address has lost none", async () => {
  write(VIDEO, { ...videoPage(), name: "Films" });
  expect(await lost()).toEqual([]);
});

test("a renamed page asks for its old address in redirects.json, and builds meanwhile", async () => {
  folder.remove(VIDEO);
  write("data/services/søkefilm.json", { ...videoPage(), path: "/services/søkefilm/" });
  const issues = await lost();
  git("add", "data");
  // Staged, as after `git mv`, it's the same.
  expect(await lost()).toEqual(issues);
  expect(issues.map(formatIssue)).toEqual([
    'data/redirects.json: no page has the address /services/video-shoot/ any more; add it as "from", with the page that visitors want as "to"',
  ]);
  expect(issues.map(isError)).toEqual([false]);

  const redirects = objectAt(validContent(), "redirects.json");
  write("data/redirects.json", {
    ...redirects,
    items: [{ from: "/services/video-shoot/", to: "/services/søkefilm/" }],
  });
  expect(await lost()).toEqual([]);
});

test("so does a fixed page at another address", async () => {
  const site = objectAt(validContent(), "site.json");
  write("data/site.json", { ...site, paths: { ...objectAt(site, "paths"), contact: "/write-to-us/" } });
  expect((await lost()).map(formatIssue)).toEqual([
    expect.stringContaining("no page has the address /contact/ any more"),
  ]);
});

test("without a repository, nothing is known of earlier addresses", async () => {
  folder.remove(path.join(".git"));
  folder.remove(VIDEO);
  expect(await lost()).toEqual([]);
});
