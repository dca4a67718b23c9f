/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatIssue } from "../issue";
import { locate } from "./locate";

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
  ["[1].logo.file", "4:32"],
  ["[1].words[1]", "5:22"],
  ["[0]", "3:5"],
  ["items", "2:3"],
  // Missing: where it should be.
  ["[0].logo", "3:5"],
  ["[1].logo.alt", "4:22"],
  ["heading", "1:1"],
])("%s is at %s", (place, position) => {
  mkdirSync(path.join(folder, "data"), { recursive: true });
  writeFileSync(path.join(folder, "data/clients.json"), TEXT);
  const [issue] = locate([{ file: "data/clients.json", path: place, message: "is wrong" }], folder);
  expect(issue && formatIssue(issue)).toBe(`data/clients.json:${position}: ${place}: is wrong`);
});

test("what has no place in the file stays as it is", () => {
  const issues = [
    { file: "data/clients.json", path: "", message: "the file is missing" },
    { file: "data/none.json", path: "name", message: "missing" },
    { file: "data/images/a.svg", path: "", line: 3, column: 4, message: "has a script" },
  ];
  expect(locate(issues, folder)).toEqual(issues);
});
