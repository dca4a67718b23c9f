/** @jest-environment node */
import { TemporaryFolder } from "../../../test/temporary-folder";
import { formatIssue } from "./issue";
import { locate, parseJson } from "./json";

const issueOf = (text: string): string => {
  const result = parseJson(text, "faq.json");
  if ("value" in result) return "none";
  return result.issues.map(({ line, column, message }) => `${line}:${column} ${message}`).join("; ");
};

describe("an issue in JSON is told with its place", () => {
  test.each([
    [
      '{\n  "a": 1\n  "b": 2\n}',
      String.raw`3:3 a comma or a closing bracket is missing before this; in a text, a quotation mark is \"`,
    ],
    [
      '{\n  "a": 1,\n}',
      "3:1 a field's name in double quotation marks is missing here, or the comma before this is one too many",
    ],
    ["[1, 2, ]", "1:8 a value is missing here, or the comma before this is one too many"],
    ['{ "a" 1 }', "1:7 a colon is missing before this"],
    ['{ "a": yes }', "1:8 this is neither text in double quotation marks, nor a number, true, false, { or ["],
    ['{ "a": "never closed }', "1:8 this text is not closed on its line, or has a backslash that means nothing"],
    ['{ "a": "C:\\path" }', "1:8 this text is not closed on its line, or has a backslash that means nothing"],
    ['{ "items": [\n  { "a": 1 }\n', "3:1 a ] is missing here"],
    ["{", "1:2 a } is missing here"],
    ['{ "a": 1 } }', "1:12 nothing may follow the end of the content"],
    ['\uFEFF{ "a": 1 }', "1:1 the file begins with a byte order mark; save it as UTF-8 without one"],
    ['{ "a": 1, "b": { "a": 2 }, "a": 3 }', '1:28 the field "a" stands here a second time'],
    ["// a note\n{}", "1:1 this is neither text in double quotation marks, nor a number, true, false, { or ["],
  ])("%j", (text, expected) => {
    expect(issueOf(text)).toBe(expected);
  });
});

const folder = new TemporaryFolder();

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
  folder.write("data/clients.json", TEXT);
  const [issue] = locate([{ file: "data/clients.json", path: place, message: "is wrong" }], folder.path);
  expect(issue && formatIssue(issue)).toBe(`data/clients.json:${position}: is wrong`);
});

test("what has no place in the file stays as it is", () => {
  const issues = [
    { file: "data/clients.json", path: [], message: "the file is missing" },
    { file: "data/none.json", path: ["name"], message: "missing" },
    { file: "data/images/a.svg", path: [], line: 3, column: 4, message: "has a script" },
  ];
  expect(locate(issues, folder.path)).toEqual(issues);
});
