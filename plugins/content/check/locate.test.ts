/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatIssue } from "./issue";
import { locate } from "./json";

const folder = mkdtempSync(path.join(tmpdir(), "locate-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const TEXT = `{
  "items": [
    { "name": "One" },
    { "name": "Two", "logo": { "file": "two.svg" },
      "words": ["a", "b"] }
  ]
}`;

test.each([
  [["items", 1, "logo", "file"], "4:32: [1].logo.file"],
  [["items", 1, "words", 1], "5:22: [1].words[1]"],
  [["items", 0], "3:5: [0]"],
  [["items"], "2:3: items"],
  // Missing: where it should be.
  [["items", 0, "logo"], "3:5: [0].logo"],
  [["items", 1, "logo", "alt"], "4:22: [1].logo.alt"],
  [["heading"], "1:1: heading"],
])("%j is at %s", (place, position) => {
  mkdirSync(path.join(folder, "data"), { recursive: true });
  writeFileSync(path.join(folder, "data/clients.json"), TEXT);
  const [issue] = locate([{ file: "data/clients.json", path: place, message: "is wrong" }], folder);
  expect(issue && formatIssue(issue)).toBe(`data/clients.json:${position}: is wrong`);
});

test("what has no place in the file stays as it is", () => {
  const issues = [
    { file: "data/clients.json", path: [], message: "the file is missing" },
    { file: "data/none.json", path: ["name"], message: "missing" },
    { file: "data/images/a.svg", path: [], line: 3, column: 4, message: "has a script" },
  ];
  expect(locate(issues, folder)).toEqual(issues);
});
