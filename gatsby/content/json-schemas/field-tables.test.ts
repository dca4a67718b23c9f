/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { withTables } from "./field-tables";

const readme = readFileSync(path.resolve("data/README.md"), "utf8");

test("the tables of data/README.md are those of the code; if not, run: npm run schemas", () => {
  expect(readme).toBe(withTables(readme));
});

test("data/README.md has a table of the sections, of their fields and of the fields of every file", () => {
  expect([...readme.matchAll(/<!-- generated: (.+) -->/g)].map(([, name]) => name)).toEqual([
    "sections",
    "fields of every section",
    "fields of every file",
  ]);
});

test("a table names a field with its description, its limits and its default", () => {
  const rows = withTables("<!-- generated: fields of every file -->\n<!-- end -->")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const rowOf = (field: string) => rows.findLast(([, name]) => name === `\`${field}\``)?.slice(2, 4);
  expect(rowOf("founder")).toEqual([
    "Whether the person founded the agency.",
    "`true` or `false`; `false` if left out",
  ]);
  expect(rowOf("hero.kicker")?.[1]).toBe("text of at most 60 characters; may be left out");
  expect(rowOf("hero.phrases")?.[1]).toBe("a list of 2 or more: text of at most 60 characters");
  expect(rowOf("related")?.[1]).toMatch(/^a list of at most 3: /);
  expect(rowOf("rating")?.[1]).toBe("a whole number from 1 to 5");
  expect(rowOf("hero.poster")?.[1]).toBe("[Illustration](#illustration) of at least 1280 × 720 pixels");
});
