// @ts-check
/** `npm run check:engines`: can the oldest browsers in `browserslist` (package.json) read the built scripts and styles? */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../plugins/utils/list-files.js";
import { projectDir } from "../lib/project.mjs";
import { run } from "../lib/run.mjs";
import { missingFeatures, PROGRESSIVE, stylesIn } from "./css-support.mjs";

const { browserslist } = JSON.parse(readFileSync(path.join(projectDir, "package.json"), "utf8"));
const publicDir = path.join(projectDir, "public");
const files = listFiles(publicDir);
/** @param {string} extension @returns {string[]} */
const contents = (extension) =>
  files.filter((file) => file.endsWith(extension)).map((file) => readFileSync(path.join(publicDir, file), "utf8"));

// Browsers older than those run it too (src/runtime/inline-script.ts).
const inline = path.join("test-results", "inline-scripts.js");
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const scripts = contents(".html").flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(([, code]) => code));
mkdirSync(path.join(projectDir, "test-results"), { recursive: true });
writeFileSync(path.join(projectDir, inline), [...new Set(scripts)].join(";\n"));

/** @param {...string} args */
const check = (...args) => run("npx", ["--no-install", "es-check", ...args, "--checkFeatures", "--noCache"]);
const codes = [await check("checkBrowser", "public/**/*.js"), await check("es2015", inline)];

const missing = await missingFeatures([...contents(".html").flatMap(stylesIn), ...contents(".css")], browserslist);
const faults = [
  ...[...missing].filter(([feature]) => !(feature in PROGRESSIVE)).map(([, sentence]) => sentence),
  ...Object.keys(PROGRESSIVE)
    .filter((feature) => !missing.has(feature))
    .map((feature) => `${feature} isn't used any more, or every browser has it: take it off the list.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error("What a page does without is listed in scripts/browsers/css-support.mjs.");
else console.log("The styles hold nothing that a supported browser can't do without.");
process.exit(codes.every((code) => code === 0) && faults.length === 0 ? 0 : 1);
