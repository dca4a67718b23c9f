/** @jest-environment node */
import { readFileSync } from "node:fs";
import { filesIn } from "../content/check/project-files";
import { compile } from "./compile";
import { messageTypes, TYPES_FILE } from "./message-types";
import { readMessages } from "./read-messages";

test.each(Object.entries(readMessages()))("the message %s compiles", (_key, text) => {
  expect(() => compile(text)).not.toThrow();
});

test("the types are those of the messages; if not, run: npm run messages", () => {
  expect(readFileSync(TYPES_FILE, "utf8")).toBe(messageTypes());
});

test("every message is used", () => {
  const code = ["src", "gatsby"]
    .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.test|\/types)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const unused = Object.keys(readMessages()).filter((key) => !code.includes(`("${key}"`));
  expect(unused).toEqual([]);
});
