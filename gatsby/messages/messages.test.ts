/** @jest-environment node */
import { readFileSync } from "node:fs";
import { compile } from "./compile";
import { messageTypes, TYPES_FILE } from "./message-types";
import { readMessages } from "./read-messages";

test.each(Object.entries(readMessages()))("the message %s compiles", (_key, text) => {
  expect(() => compile(text)).not.toThrow();
});

test("the types are those of the messages; if not, run: npm run messages", () => {
  expect(readFileSync(TYPES_FILE, "utf8")).toBe(messageTypes());
});

// The two are names that others rely on to the letter.
test("apostrophes and quotation marks are curly, because nothing curls them here", () => {
  const straight = Object.entries(readMessages()).filter(([, text]) => /['"]/.test(text));
  expect(straight.map(([key]) => key)).toEqual(["tools.interested", "popup.heading"]);
});
