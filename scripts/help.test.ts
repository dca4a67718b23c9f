/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { scripts } from "../package.json";

/** Commands that are scripts of ours. Others are programs with a help of their own. */
const ours = Object.entries(scripts).filter(([, command]) => /^node .*\.(mjs|ts)/.test(command));

test.each(ours)("npm run %s -- --help says what the command does, and does nothing", (name, command) => {
  const [program = "", ...args] = command.split(" ");
  const help = execFileSync(program === "node" ? process.execPath : program, [...args, "--help"], { encoding: "utf8" });
  expect(help).toMatch(new RegExp(`^\`npm (run )?${name.replace(/:(build|all)$/, "")}`));
});
