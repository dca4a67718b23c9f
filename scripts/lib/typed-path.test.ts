/** @jest-environment node */
import { homedir } from "node:os";
import { typedPath } from "./typed-path";

test.each([
  ["logo.svg", "logo.svg"],
  ["~/logo.svg", `${homedir()}/logo.svg`],
  ["'/tmp/my logo.svg' ", "/tmp/my logo.svg"],
  ["~", "~"],
])("%s means %s", (typed, meant) => {
  expect(typedPath(typed)).toBe(meant);
});
