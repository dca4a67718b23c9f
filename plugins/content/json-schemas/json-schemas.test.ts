/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { jsonSchemas } from "./json-schemas";

const dir = path.resolve("data/schema");

test("the schemas in data/schema are those of the code; if not, run: npm run schemas", () => {
  const written = new Map(readdirSync(dir).map((file) => [file, readFileSync(path.join(dir, file), "utf8")]));
  expect(written).toEqual(jsonSchemas());
});

test("an editor can explain every field", () => {
  const unexplained: string[] = [];
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== "object" || node === null) return;
    if ("properties" in node && typeof node.properties === "object") {
      for (const [field, property] of Object.entries(node.properties ?? {})) {
        if (!(property instanceof Object && "description" in property)) unexplained.push(`${place}.${field}`);
      }
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${place}.${key}`);
  };
  for (const [file, source] of jsonSchemas()) visit(JSON.parse(source), file);
  expect(unexplained).toEqual([]);
});
