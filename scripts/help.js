// @ts-check
/** Loaded before every command of ours (package.json): answers --help with the comment at the top of its script. */
const { readFileSync } = require("node:fs");

const [, script = "", ...options] = process.argv;
if (options.includes("--help")) {
  const [, comment = ""] = /\/\*\*(.*?)\*\//s.exec(readFileSync(script, "utf8")) ?? [];
  console.log(comment.replace(/^ *\* ?/gm, "").trim());
  process.exit();
}
