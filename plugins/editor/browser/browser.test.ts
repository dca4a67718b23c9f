/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { AGENCY_DATA } from "../../../test/agency";
import { listContent } from "../../utils/list-files";
import { fromEditor, toEditor, writeJson } from "./json.mjs";

const files = listContent(AGENCY_DATA);
const textOf = (file: string): string => readFileSync(path.join(AGENCY_DATA, file), "utf8");

const RULES = { numbers: [], objects: [] };

const LIST = `{
  "$schema": "./schema/list.schema.json",
  "items": [
    { "from": "/a/", "to": "/b/" },
    { "from": "/c/", "to": "/d/" }
  ],
  "words": [
    "one"
  ],
  "notice": ""
}
`;

test.each(files)("%s comes back as it is", (file) => {
  const text = textOf(file);
  expect(writeJson(fromEditor(toEditor(text), RULES, JSON.parse(text)), text)).toBe(text);
});

test("new items look like the others, and lists like they did", () => {
  const content = {
    $schema: "./schema/list.schema.json",
    items: [
      { from: "/c/", to: "/d/" },
      { from: "/a/", to: "/x/" },
      { from: "/e/", to: "/f/" },
    ],
    words: ["one", "two"],
  };
  expect(writeJson(fromEditor(content, RULES, JSON.parse(LIST)), LIST)).toBe(`{
  "$schema": "./schema/list.schema.json",
  "items": [
    { "from": "/c/", "to": "/d/" },
    { "from": "/a/", "to": "/x/" },
    { "from": "/e/", "to": "/f/" }
  ],
  "words": [
    "one",
    "two"
  ],
  "notice": ""
}
`);
});

test("a new file has a line for each field", () => {
  expect(writeJson({ path: "/a/", items: [{ n: 1 }], none: [] })).toBe(
    '{\n  "path": "/a/",\n  "items": [\n    {\n      "n": 1\n    }\n  ],\n  "none": []\n}\n',
  );
});

test("quotation marks, backslashes and brackets in texts are text", () => {
  const text = '{ "a": "\\"] } \\\\", "b": [1, 2] }';
  expect(writeJson({ a: '"] } \\', b: [1, 3] }, text)).toBe('{ "a": "\\"] } \\\\", "b": [1, 3] }\n');
});

test("pictures have a path from the root in the editor, and none in the file", () => {
  const content = { logo: "images/clients/a.svg", text: "see images/" };
  const edited = toEditor(JSON.stringify(content));
  expect(edited).toEqual({ logo: "/images/clients/a.svg", text: "see images/" });
  expect(fromEditor(edited, RULES)).toEqual(content);
});

test("what the editor leaves empty is left out, unless the file had it", () => {
  const before = { items: [{ founder: false, kicker: "", value: 3 }] };
  expect(
    fromEditor(
      {
        items: [
          { founder: false, kicker: "", value: "4" },
          { founder: false, kicker: "", list: [], value: "{officeCount}" },
        ],
      },
      { ...RULES, numbers: ["items.*.value"] },
      before,
    ),
  ).toEqual({ items: [{ founder: false, kicker: "", value: 4 }, { value: "{officeCount}" }] });
});

test("new objects have their fields in the order of the schema", () => {
  const objects = [
    ["items.*", ["value", "label", "text"]],
    ["items.*", ["title", "text"]],
  ] as const;
  const sorted = fromEditor({ items: [{ text: "b", title: "a" }] }, { ...RULES, objects });
  expect(JSON.stringify(sorted)).toBe('{"items":[{"title":"a","text":"b"}]}');
});
