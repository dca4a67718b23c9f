/** @jest-environment node */
import { execFileSync } from "node:child_process";

it("has Gatsby write plain lines into a file or a pipe", () => {
  const print = 'import("./scripts/lib/gatsby.mjs").then((m) => console.log(m.gatsbyEnvironment.GATSBY_LOGGER))';
  expect(execFileSync(process.execPath, ["-e", print], { encoding: "utf8" }).trim()).toBe("yurnalist");
});
